import type { LogisticModel } from '../src/judge/predict/predict-logistic.ts'
import { step } from './fit-logistic.ts'

/** Rows of which one is chosen, or none: `shares` say how much of the choice falls on each, the rest on none. */
export type Choice = { rows: readonly Float32Array[]; shares: readonly number[]; weight: number }

const rounds = 25
const leastChange = 1e-6
const seldom = 4

/**
 * Conditional logistic regression with L2 on features of equal spread: the rows of a choice compete with each other and with
 * none, whose score is 0. The intercept is what any row has over none.
 */
export function fitConditional(choices: readonly Choice[], l2: number): LogisticModel {
  const features = choices.find(({ rows }) => rows.length > 0)?.rows[0]?.length ?? 0
  const spreads = spreadsOf(choices, features)
  const weights = new Float64Array(features + 1)
  const penaltyOf = () =>
    weights.subarray(0, features).reduce((sum, weight) => sum + weight * weight, 0) * (l2 / 2)
  let least = Infinity
  let change = new Float64Array(features + 1)
  for (let round = 0; round < rounds; round++) {
    const { loss, gradient, hessian } = expand(choices, weights, spreads)
    // A step that leads uphill went too far: half of it is taken back.
    if (loss + penaltyOf() > least) {
      change = change.map((value) => value / 2)
      for (const [index, value] of change.entries()) weights[index] = (weights[index] ?? 0) - value
      continue
    }
    least = loss + penaltyOf()
    for (let index = 0; index < features; index++) {
      gradient[index] = (gradient[index] ?? 0) + l2 * (weights[index] ?? 0)
      hessian[index * (features + 1) + index] = (hessian[index * (features + 1) + index] ?? 0) + l2
    }
    const before = weights.slice()
    if (step(weights, gradient, hessian) < leastChange) break
    change = weights.map((value, index) => value - (before[index] ?? 0))
  }
  return {
    intercept: shorten(weights[features] ?? 0),
    weights: [...spreads].map((spread, index) => shorten((weights[index] ?? 0) / spread)),
  }
}

/** The standard deviation of each feature over all rows, or a quarter of its largest value where it is seldom said. */
function spreadsOf(choices: readonly Choice[], features: number): Float64Array {
  const sums = new Float64Array(features)
  const squares = new Float64Array(features)
  const largest = new Float64Array(features)
  let count = 0
  for (const { rows } of choices) {
    for (const row of rows) {
      count++
      for (const [index, value] of row.entries()) {
        sums[index] = (sums[index] ?? 0) + value
        squares[index] = (squares[index] ?? 0) + value * value
        largest[index] = Math.max(largest[index] ?? 0, Math.abs(value))
      }
    }
  }
  return largest.map((most, index) => {
    const mean = (sums[index] ?? 0) / Math.max(1, count)
    const spread = Math.sqrt(Math.max(0, (squares[index] ?? 0) / Math.max(1, count) - mean * mean))
    return most === 0 ? 1 : Math.max(spread, most / seldom)
  })
}

/** The log loss of all choices at some weights, its gradient and hessian. */
function expand(choices: readonly Choice[], weights: Float64Array, spreads: Float64Array) {
  const size = weights.length
  const features = size - 1
  const gradient = new Float64Array(size)
  const hessian = new Float64Array(size * size)
  const mean = new Float64Array(size)
  let loss = 0
  for (const { rows, shares, weight } of choices) {
    const sparse = rows.map((row) => sparseOf(row, spreads))
    const scores = sparse.map(({ places, values }) =>
      places.reduce(
        (sum, place, at) => sum + (values[at] ?? 0) * (weights[place] ?? 0),
        weights[features] ?? 0,
      ),
    )
    const highest = Math.max(0, ...scores)
    const odds = scores.map((score) => Math.exp(score - highest))
    const all = odds.reduce((sum, one) => sum + one, Math.exp(-highest))
    const logAll = Math.log(all) + highest
    loss += weight * (logAll - shares.reduce((sum, share, at) => sum + share * (scores[at] ?? 0), 0))
    mean.fill(0)
    for (const [index, { places, values }] of sparse.entries()) {
      const probability = (odds[index] ?? 0) / all
      const slope = weight * (probability - (shares[index] ?? 0))
      gradient[features] = (gradient[features] ?? 0) + slope
      mean[features] = (mean[features] ?? 0) + probability
      hessian[size * size - 1] = (hessian[size * size - 1] ?? 0) + weight * probability
      for (const [a, i] of places.entries()) {
        const value = values[a] ?? 0
        gradient[i] = (gradient[i] ?? 0) + slope * value
        mean[i] = (mean[i] ?? 0) + probability * value
        const curve = weight * probability * value
        if (probability < 1e-5) continue
        for (const [b, j] of places.entries()) {
          const at = i * size + j
          hessian[at] = (hessian[at] ?? 0) + curve * (values[b] ?? 0)
        }
        hessian[i * size + features] = (hessian[i * size + features] ?? 0) + curve
        hessian[features * size + i] = (hessian[features * size + i] ?? 0) + curve
      }
    }
    for (let i = 0; i < size; i++) {
      if (mean[i] === 0) continue
      for (let j = 0; j < size; j++) {
        const at = i * size + j
        hessian[at] = (hessian[at] ?? 0) - weight * (mean[i] ?? 0) * (mean[j] ?? 0)
      }
    }
  }
  return { loss, gradient, hessian }
}

function sparseOf(row: Float32Array, spreads: Float64Array): { places: number[]; values: number[] } {
  const places: number[] = []
  const values: number[] = []
  for (const [index, value] of row.entries()) {
    if (value === 0) continue
    places.push(index)
    values.push(value / (spreads[index] ?? 1))
  }
  return { places, values }
}

function shorten(value: number): number {
  return Number(value.toPrecision(6))
}
