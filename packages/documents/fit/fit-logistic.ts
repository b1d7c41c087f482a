import type { LogisticModel } from '../src/judge/predict/predict-logistic.ts'
import { toProbability } from '../src/judge/predict/predict-trees.ts'
import type { Row } from './row.ts'

type Example = Pick<Row, 'features' | 'label' | 'weight'>

const rounds = 12
const sweeps = 50
const leastChange = 1e-9

/** Logistic regression with L2: Newton's quadratic, solved by coordinates. The intercept, kept last, is free of it. */
export function fitLogistic(rows: readonly Example[], l2 = 1): LogisticModel {
  const used = rows.filter(({ weight }) => weight > 0)
  const features = used[0]?.features.length ?? 0
  const size = features + 1
  const weights = new Float64Array(size)
  for (let round = 0; round < rounds; round++) {
    const { gradient, hessian } = expand(used, weights, features)
    for (let index = 0; index < features; index++) {
      gradient[index] = (gradient[index] ?? 0) + l2 * (weights[index] ?? 0)
      hessian[index * size + index] = (hessian[index * size + index] ?? 0) + l2
    }
    if (step(weights, gradient, hessian) < leastChange) break
  }
  return { intercept: weights[features] ?? 0, weights: [...weights.subarray(0, features)] }
}

/** Gradient and hessian of the log loss at some weights. */
function expand(rows: readonly Example[], weights: Float64Array, features: number) {
  const size = features + 1
  const gradient = new Float64Array(size)
  const hessian = new Float64Array(size * size)
  const values = new Float64Array(size)
  values[features] = 1
  const present = new Uint32Array(size)
  for (const row of rows) {
    let score = weights[features] ?? 0
    // Most features of a row are zero.
    let count = 0
    for (let index = 0; index < features; index++) {
      const value = row.features[index] ?? 0
      if (value === 0) continue
      values[index] = value
      present[count++] = index
      score += value * (weights[index] ?? 0)
    }
    present[count++] = features
    const probability = toProbability(score)
    const slope = row.weight * (probability - row.label)
    const curve = row.weight * probability * (1 - probability)
    for (let a = 0; a < count; a++) {
      const i = present[a] ?? 0
      const value = values[i] ?? 0
      gradient[i] = (gradient[i] ?? 0) + slope * value
      for (let b = 0; b < count; b++) {
        const at = i * size + (present[b] ?? 0)
        hessian[at] = (hessian[at] ?? 0) + curve * value * (values[present[b] ?? 0] ?? 0)
      }
    }
  }
  return { gradient, hessian }
}

/** One Newton step by coordinate descent; gives the largest change of a weight. */
export function step(weights: Float64Array, gradient: Float64Array, hessian: Float64Array): number {
  const size = weights.length
  const change = new Float64Array(size)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let moved = 0
    for (let i = 0; i < size; i++) {
      const curve = hessian[i * size + i] ?? 0
      if (curve <= 1e-12) continue
      let slope = gradient[i] ?? 0
      for (let j = 0; j < size; j++) slope += (hessian[i * size + j] ?? 0) * (change[j] ?? 0)
      const before = (weights[i] ?? 0) + (change[i] ?? 0)
      const after = before - slope / curve
      change[i] = after - (weights[i] ?? 0)
      moved = Math.max(moved, Math.abs(after - before))
    }
    if (moved < leastChange) break
  }
  for (let i = 0; i < size; i++) weights[i] = (weights[i] ?? 0) + (change[i] ?? 0)
  return change.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}
