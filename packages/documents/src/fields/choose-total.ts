import type { PageWords } from '../candidates/page-words.ts'
import type { LineNumber, ReadLine } from '../layout/read-line.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { Relations } from '../relations/find-relations.ts'
import { scoreLogistic } from '../roles/predict-logistic.ts'
import { describeAmounts } from './amount-features.ts'
import weights from './total-weights.generated.json' with { type: 'json' }

/** What a document comes to, and how likely that is; a value that stands on several lines is one. */
export type TotalChosen = { line: ReadLine; number: LineNumber; probability: number }

/**
 * The likeliest of all amounts by weights fitted on labelled documents; they compete with each other and with there being no
 * total at all, so their probabilities and that one's sum to one. Null where no amount is printed.
 */
export function chooseTotal(
  { lines }: ReadLayout,
  words: PageWords,
  relations: Relations,
): TotalChosen | null {
  const amounts = describeAmounts(lines, words, relations).map((amount) => ({
    ...amount,
    score: scoreLogistic(weights.model, amount.features),
  }))
  // Against none, whose score is 0; the highest is taken off all, so that no power overflows.
  const highest = amounts.reduce((most, { score }) => Math.max(most, score), 0)
  const weighed = amounts.map((amount) => ({ ...amount, odds: Math.exp(amount.score - highest) }))
  const all = weighed.reduce((sum, { odds }) => sum + odds, Math.exp(-highest))
  const same = [...Map.groupBy(weighed, ({ number }) => Number(number.value)).values()].map((group) => ({
    best: group.reduce((first, one) => (one.odds > first.odds ? one : first)),
    odds: group.reduce((sum, { odds }) => sum + odds, 0),
  }))
  const [first] = same.toSorted((a, b) => b.odds - a.odds)
  return first === undefined
    ? null
    : { line: first.best.line, number: first.best.number, probability: first.odds / all }
}
