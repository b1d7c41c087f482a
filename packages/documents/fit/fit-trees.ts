import type { TreesModel } from '../src/judge/predict/predict-trees.ts'
import { nodeNumbers, toProbability } from '../src/judge/predict/predict-trees.ts'
import { type BinnedFeatures, binFeatures } from './bin-features.ts'
import { type GrowOptions, growTree } from './grow-tree.ts'

/** What a tree learns from. */
type Example = { features: Float32Array; label: 0 | 1; weight: number }

export type TreeOptions = Partial<GrowOptions> & { trees?: number }

export const treeDefaults = {
  trees: 150,
  depth: 4,
  learningRate: 0.1,
  l2: 1,
  leastLeafWeight: 2,
  leastGain: 0.01,
} as const

const baseDigits = 6

/**
 * Gradient-boosted shallow trees for the log loss. Deterministic: the same rows in the same order give the same numbers,
 * and fewer trees give the beginning of the same list.
 */
export function fitTrees(rows: readonly Example[], options: TreeOptions = {}): TreesModel {
  const { trees: count, signs = [], ...grow } = { ...treeDefaults, ...options }
  const used = rows.filter(({ weight }) => weight > 0)
  const features = used[0]?.features.length ?? 0
  const binned = binFeatures(used, features)
  const base = Number(logOddsOf(used).toPrecision(baseDigits))
  const scores = new Float64Array(used.length).fill(base)
  const gradients = new Float64Array(used.length)
  const hessians = new Float64Array(used.length)
  const indices = Uint32Array.from(used.keys())
  const trees: number[][] = []
  for (let round = 0; round < count; round++) {
    for (const [index, { label, weight }] of used.entries()) {
      const probability = toProbability(scores[index] ?? 0)
      gradients[index] = weight * (probability - label)
      hessians[index] = weight * probability * (1 - probability)
    }
    const tree = [...growTree(binned, indices, gradients, hessians, { ...grow, signs })]
    // A tree that is one leaf has nothing left to say, nor has any after it.
    if (tree.length <= nodeNumbers) break
    trees.push(tree)
    addTree(scores, tree, binned)
  }
  return { base, trees }
}

function logOddsOf(rows: readonly Example[]): number {
  // One row of each label beforehand: a kind that is never counted still has finite odds.
  let yes = 1
  let all = 2
  for (const { label, weight } of rows) {
    yes += weight * label
    all += weight
  }
  return Math.log(yes / (all - yes))
}

/** Adds what a tree says to the scores, by the bins that it was grown on. */
function addTree(scores: Float64Array, tree: readonly number[], { bins, rows, thresholds }: BinnedFeatures) {
  const binOfNode = tree.map((value, index) =>
    index % nodeNumbers === 1 ? (thresholds[tree[index - 1] ?? -1]?.indexOf(value) ?? 0) : 0,
  )
  for (let row = 0; row < rows; row++) {
    let node = 0
    let feature = tree[0] ?? -1
    while (feature >= 0) {
      const isRight = (bins[feature * rows + row] ?? 0) > (binOfNode[node + 1] ?? 0)
      node = isRight ? (tree[node + 2] ?? 0) : node + nodeNumbers
      feature = tree[node] ?? -1
    }
    scores[row] = (scores[row] ?? 0) + (tree[node + 1] ?? 0)
  }
}
