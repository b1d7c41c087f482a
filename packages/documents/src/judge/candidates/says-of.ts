import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Candidate } from './candidate.ts'

const leastSure = 2

/** Whether the words at a figure, or over it, surely say one of the concepts. */
export function saysOf({ words: { own, label, head } }: Candidate, asked: readonly Concept[]): boolean {
  return [...own, ...label, ...head].some(
    ({ concept, strength }) => strength >= leastSure && asked.includes(concept),
  )
}
