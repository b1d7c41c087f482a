import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { says } from '../../../lay-out/lexicon/says.ts'

const aside: readonly Concept[] = ['average', 'comparison', 'history', 'forecast', 'limit', 'example']

/** Whether a folded head says that its figures are kept beside those of the period. */
export function isAside(folded: string): boolean {
  return says(folded, aside)
}
