import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

const calledOff = cueFor('called-off called off')

/** True for the notice that a whole journey or stay was called off: what it names did not take place. */
export function isCalledOff(lines: readonly ReadLine[]): boolean {
  return lines.some(({ folded }) => calledOff.test(folded))
}
