/**
 * A tree as numbers, three a node: feature, threshold and where the right branch begins; a leaf has feature -1, its
 * value and 0. The left branch follows its node.
 */
export type Tree = readonly number[]

export type TreesModel = { base: number; trees: readonly Tree[] }

export const nodeNumbers = 3

/** The log odds that the trees give to a row of features; a missing value goes to the left. */
export function scoreTrees({ base, trees }: TreesModel, features: Float32Array): number {
  let score = base
  for (const tree of trees) score += leafOf(tree, features)
  return score
}

export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

function leafOf(tree: Tree, features: Float32Array): number {
  let node = 0
  for (;;) {
    const feature = tree[node] ?? -1
    const value = tree[node + 1] ?? 0
    if (feature < 0) return value
    node = (features[feature] ?? 0) > value ? (tree[node + 2] ?? 0) : node + nodeNumbers
  }
}
