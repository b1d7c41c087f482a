import type { PageWords } from '../candidates/page-words.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import type { Relations } from '../relations/find-relations.ts'
import { type AmountDescribed, describeAmounts } from './amount-features.ts'
import { likeliestValue } from './likeliest-value.ts'
import weights from './total-weights.generated.json' with { type: 'json' }

/** What a document comes to, and how likely that is; a value that stands on several lines is one. */
export type TotalChosen = AmountDescribed & { probability: number }

/**
 * The likeliest of all amounts by weights fitted on labelled documents; they compete with each other and with there being no
 * total at all, so their probabilities and that one's sum to one. Null where no amount is printed.
 */
export function chooseTotal(
  { lines }: ReadLayout,
  words: PageWords,
  relations: Relations,
): TotalChosen | null {
  const likeliest = likeliestValue(describeAmounts(lines, words, relations), weights.model)
  return likeliest === null ? null : { ...likeliest.best, probability: likeliest.probability }
}
