import { toProbability } from './predict-trees.ts'

export type LogisticModel = { intercept: number; weights: readonly number[] }

/** The log odds that a line of weights gives to a row of features. */
export function scoreLogistic({ intercept, weights }: LogisticModel, features: Float32Array): number {
  return weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), intercept)
}

export function predictLogistic(model: LogisticModel, features: Float32Array): number {
  return toProbability(scoreLogistic(model, features))
}
