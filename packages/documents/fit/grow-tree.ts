import type { Tree } from '../src/judge/predict/predict-trees.ts'
import { nodeNumbers } from '../src/judge/predict/predict-trees.ts'
import type { BinnedFeatures } from './bin-features.ts'

export type GrowOptions = {
  depth: number
  learningRate: number
  /** Added to the weight of every leaf: few rows say little. */
  l2: number
  leastLeafWeight: number
  leastGain: number
  /** 1: more of it never makes less likely; -1: the other way; 0: free. */
  signs: readonly (-1 | 0 | 1)[]
}

type Node = {
  rows: Uint32Array
  histogram: Float64Array
  gradient: number
  hessian: number
  low: number
  high: number
}

type Split = { feature: number; bin: number; gain: number; left: Sum; right: Sum }
type Sum = { gradient: number; hessian: number }

const binsOfFeature = 64
const leafDigits = 5

/** Grows one tree on the gradients of the log loss; its leaves are rounded as they are written. */
export function growTree(
  binned: BinnedFeatures,
  rows: Uint32Array,
  gradients: Float64Array,
  hessians: Float64Array,
  options: GrowOptions,
): Tree {
  const histogram = countHistogram(binned, rows, gradients, hessians)
  const root: Node = { rows, histogram, ...sumOf(rows, gradients, hessians), low: -Infinity, high: Infinity }
  return grow(root, options.depth)

  function grow(node: Node, depth: number): number[] {
    const split = depth === 0 ? null : findSplit(binned, node, options)
    if (split === null) return [-1, leafOf(node), 0]
    const [leftRows, rightRows] = partition(binned, node.rows, split)
    const [low, high] = boundsOf(node, split, options)
    const [left, right] = childHistograms(node, leftRows, rightRows, depth)
    const leftTree = grow({ rows: leftRows, histogram: left, ...split.left, ...low }, depth - 1)
    const rightTree = grow({ rows: rightRows, histogram: right, ...split.right, ...high }, depth - 1)
    const threshold = binned.thresholds[split.feature]?.[split.bin] ?? 0
    return [
      split.feature,
      threshold,
      nodeNumbers + leftTree.length,
      ...shift(leftTree, nodeNumbers),
      ...shift(rightTree, nodeNumbers + leftTree.length),
    ]
  }

  function leafOf(node: Node): number {
    return Number(
      (options.learningRate * valueOf(node, options, node.low, node.high)).toPrecision(leafDigits),
    )
  }

  /** The histogram of the smaller side is counted, that of the other is what is left. */
  function childHistograms(
    parent: Node,
    left: Uint32Array,
    right: Uint32Array,
    depth: number,
  ): [Float64Array, Float64Array] {
    if (depth === 1) return [parent.histogram, parent.histogram]
    const isLeftSmaller = left.length <= right.length
    const counted = countHistogram(binned, isLeftSmaller ? left : right, gradients, hessians)
    const rest = parent.histogram
    for (let index = 0; index < rest.length; index++) rest[index] = (rest[index] ?? 0) - (counted[index] ?? 0)
    return isLeftSmaller ? [counted, rest] : [rest, counted]
  }
}

function sumOf(rows: Uint32Array, gradients: Float64Array, hessians: Float64Array): Sum {
  let gradient = 0
  let hessian = 0
  for (const row of rows) {
    gradient += gradients[row] ?? 0
    hessian += hessians[row] ?? 0
  }
  return { gradient, hessian }
}

/** Sums of gradients and hessians by feature and bin, in pairs. */
function countHistogram(
  { bins, features, rows: all }: BinnedFeatures,
  rows: Uint32Array,
  gradients: Float64Array,
  hessians: Float64Array,
): Float64Array {
  const histogram = new Float64Array(features * binsOfFeature * 2)
  const count = rows.length
  const ownGradients = new Float64Array(count)
  const ownHessians = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const row = rows[index] ?? 0
    ownGradients[index] = gradients[row] ?? 0
    ownHessians[index] = hessians[row] ?? 0
  }
  for (let feature = 0; feature < features; feature++) {
    const start = feature * all
    const base = feature * binsOfFeature * 2
    for (let index = 0; index < count; index++) {
      const at = base + ((bins[start + (rows[index] ?? 0)] ?? 0) << 1)
      histogram[at] = (histogram[at] ?? 0) + (ownGradients[index] ?? 0)
      histogram[at + 1] = (histogram[at + 1] ?? 0) + (ownHessians[index] ?? 0)
    }
  }
  return histogram
}

function findSplit(binned: BinnedFeatures, node: Node, options: GrowOptions): Split | null {
  const { l2, leastLeafWeight, leastGain, signs } = options
  const scoreOf = (sum: Sum) => (sum.gradient * sum.gradient) / (sum.hessian + l2)
  const whole = scoreOf(node)
  let best: Split | null = null
  for (let feature = 0; feature < binned.features; feature++) {
    const cuts = binned.thresholds[feature]?.length ?? 0
    const base = feature * binsOfFeature * 2
    const sign = signs[feature] ?? 0
    let gradient = 0
    let hessian = 0
    for (let bin = 0; bin < cuts; bin++) {
      gradient += node.histogram[base + bin * 2] ?? 0
      hessian += node.histogram[base + bin * 2 + 1] ?? 0
      const restGradient = node.gradient - gradient
      const restHessian = node.hessian - hessian
      if (hessian < leastLeafWeight) continue
      if (restHessian < leastLeafWeight) break
      const gain =
        (gradient * gradient) / (hessian + l2) + (restGradient * restGradient) / (restHessian + l2) - whole
      if (gain <= leastGain || (best !== null && gain <= best.gain)) continue
      const left = { gradient, hessian }
      const right = { gradient: restGradient, hessian: restHessian }
      const rise = valueOf(right, options, node.low, node.high) - valueOf(left, options, node.low, node.high)
      if (sign * rise < 0) continue
      best = { feature, bin, gain, left, right }
    }
  }
  return best
}

function valueOf({ gradient, hessian }: Sum, { l2 }: GrowOptions, low: number, high: number): number {
  return Math.min(high, Math.max(low, -gradient / (hessian + l2)))
}

type Bounds = { low: number; high: number }

/** Below a split with a sign, neither side may cross the middle between the two. */
function boundsOf(node: Node, split: Split, options: GrowOptions): [Bounds, Bounds] {
  const { low, high } = node
  const sign = options.signs[split.feature] ?? 0
  if (sign === 0)
    return [
      { low, high },
      { low, high },
    ]
  const middle = (valueOf(split.left, options, low, high) + valueOf(split.right, options, low, high)) / 2
  const [under, over] = [
    { low, high: middle },
    { low: middle, high },
  ]
  return sign > 0 ? [under, over] : [over, under]
}

function partition(
  { bins, rows: all }: BinnedFeatures,
  rows: Uint32Array,
  { feature, bin }: Split,
): [Uint32Array, Uint32Array] {
  const left = new Uint32Array(rows.length)
  const right = new Uint32Array(rows.length)
  let lefts = 0
  let rights = 0
  for (const row of rows) {
    if ((bins[feature * all + row] ?? 0) <= bin) left[lefts++] = row
    else right[rights++] = row
  }
  return [left.slice(0, lefts), right.slice(0, rights)]
}

/** Moves the branch places of a tree that is put behind other numbers. */
function shift(tree: readonly number[], by: number): number[] {
  return tree.map((number, index) =>
    index % nodeNumbers === 2 && (tree[index - 2] ?? -1) >= 0 ? number + by : number,
  )
}
