import type { MatchFeatures } from './subject-index.ts'

/** Weights of the logistic regression, in the order of `featureList`, after the intercept. */
export type LogisticWeights = { intercept: number; weights: readonly number[] }

export function featureList(features: MatchFeatures): number[] {
  const { cosine, margin, coverage, directHit, agreement, lexicalHit } = features
  return [cosine, margin, coverage, directHit, agreement, lexicalHit]
}

/** Fitted by packages/carbon/scripts/measure-matching.ts on its own labelled phrases; run it with --fit to fit again. */
export const fittedWeights: LogisticWeights = { intercept: -4, weights: [3, 2, 3, 1, 1, 0.5] }

/** Probability that the subject is the right one, 0 to 1. */
export function confidenceOf(
  features: MatchFeatures,
  { intercept, weights }: LogisticWeights = fittedWeights,
): number {
  const sum = featureList(features).reduce(
    (total, value, index) => total + value * (weights[index] ?? 0),
    intercept,
  )
  return 1 / (1 + Math.exp(-sum))
}
