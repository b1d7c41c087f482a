import type { Expectation } from './fault-of.ts'

export type PairTag =
  | 'platform'
  | 'plans'
  | 'data'
  | 'trust'
  | 'carbon'
  | 'sums'
  | 'typo'
  | 'follow-up'
  | 'document'
  | 'out-of-scope'
  | 'hostile'
  | 'small-talk'

/** One question of a visitor, and what a right answer holds. */
export type Pair = Expectation & {
  tag: PairTag
  ask: string
  /** The visitor's messages before it; the assistant's replies to them are its own. */
  after?: readonly string[]
  /** True when the reply to the analysed specimen document comes before the question. */
  withDocument?: boolean
}
