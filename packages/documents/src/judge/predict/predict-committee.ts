import { type TreesModel, scoreTrees, toProbability } from './predict-trees.ts'

/** Several judges of a figure; each was fitted without a part of the suppliers that the others know. */
export type Committee = readonly TreesModel[]

/** What the judges say: one probability by the mean of their log odds, and the log odds of each. */
export type Opinion = { probability: number; votes: readonly number[] }

export function predictCommittee(committee: Committee, features: Float32Array): Opinion {
  const votes = committee.map((judge) => scoreTrees(judge, features))
  const mean = votes.reduce((sum, vote) => sum + vote, 0) / Math.max(1, votes.length)
  return { probability: toProbability(mean), votes }
}
