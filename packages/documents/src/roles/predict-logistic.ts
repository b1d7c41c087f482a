import { toProbability } from './predict-trees.ts'

export type LogisticModel = { intercept: number; weights: readonly number[] }

/** The probability that a line of weights gives to a row of features. */
export function predictLogistic({ intercept, weights }: LogisticModel, features: Float32Array): number {
  return toProbability(
    weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), intercept),
  )
}
