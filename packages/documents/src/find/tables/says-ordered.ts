import { cueFor } from '../../lay-out/lexicon/cue-for.ts'

const ordered = cueFor('says-ordered ordered')

/** True where the folded title of a column is of what was ordered, not of what came. */
export function saysOrdered(folded: string): boolean {
  return ordered.test(folded)
}
