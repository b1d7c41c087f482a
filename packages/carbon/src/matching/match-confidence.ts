import type { MatchFeatures } from './subject-index.ts'

/** Weights of the logistic regression, in the order of `featureList`, after the intercept. */
export type LogisticWeights = { intercept: number; weights: readonly number[] }

export function featureList(features: MatchFeatures): number[] {
  const { cosine, margin, coverage, directHit, agreement, lexicalHit } = features
  return [cosine, margin, coverage, directHit, agreement, lexicalHit]
}

/**
 * Fitted on 20 Nov 2026 by packages/carbon/scripts/measure-matching.ts on the lines of its labelled-phrases.ts that the
 * words stage sees: logistic regression, gradient descent, L2 penalty 0.002. It prints freshly fitted weights to compare.
 */
export const fittedWeights: LogisticWeights = {
  intercept: -4.76,
  weights: [1.55, 1.46, 2.56, 3.06, 1.33, 1.17],
}

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
