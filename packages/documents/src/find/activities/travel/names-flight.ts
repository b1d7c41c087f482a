import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { travelWords } from './travel-words.ts'

/** True for a line that speaks of a flight, in any language. */
export function namesFlight({ folded }: Pick<ReadLine, 'folded'>): boolean {
  return travelWords.flight.test(folded) || says(folded, ['flight'], 3)
}
