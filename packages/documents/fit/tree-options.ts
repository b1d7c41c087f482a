import { features } from '../src/judge/predict/features.ts'
import { type TreeOptions, treeDefaults } from './fit-trees.ts'

/** What the weights of the product are fitted with; no feature speaks against its sign. */
export const treeOptions: TreeOptions = {
  ...treeDefaults,
  trees: 120,
  depth: 3,
  learningRate: 0.15,
  leastLeafWeight: 6,
  signs: features.map(({ sign }) => (sign === '+' ? 1 : sign === '-' ? -1 : 0)),
}
