import { type TreeOptions, treeDefaults } from './fit-trees.ts'

/** What the weights of the product are fitted with. */
export const treeOptions: TreeOptions = { ...treeDefaults }
