import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Candidate } from './candidate.ts'

const readings = conceptList('readings')

/** Whether words on its line, before it or over it call a figure what a meter shows. */
export function isCalledReading({ words: { own, label, head } }: Candidate): boolean {
  return [...own, ...label, ...head].some(({ concept }) => readings.includes(concept))
}
