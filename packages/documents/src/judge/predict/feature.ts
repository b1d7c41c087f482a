import type { Candidate } from '../candidates/candidate.ts'
import type { DocumentWords } from '../candidates/document-words.ts'
import type { KindGroup } from '../candidates/kind-group.ts'
import type { NumberRelations } from '../relations/number-relations.ts'

/** What a feature looks at: one candidate, taken for one group, in its document. */
export type Judgement = {
  candidate: Candidate
  group: KindGroup
  relations: NumberRelations
  rivals: Rivals
  words: DocumentWords
  bill: Bill
  lineCount: number
}

/** The money of a document. */
export type Bill = {
  /** What it comes to, and what that is before tax; positive. */
  totals: readonly number[]
  /** What a unit of its currency is worth in US dollars; null where the currency is not told or not known. */
  usdPerUnit: number | null
}

/** The other candidates of the same group. */
export type Rivals = {
  count: number
  /** The largest value with a unit. */
  largest: number
  /** How many stand under the same title. */
  underTitle: number
  /** How many others are charged by a rate, are a difference of readings, are called use. */
  charged: number
  measured: number
  calledUse: number
}

/**
 * One thing that speaks for or against counting: "+" never lowers the probability, "-" never raises it, "" is left to
 * the documents that the weights are fitted on.
 */
export type Feature = { name: string; sign: '+' | '-' | ''; of: (judgement: Judgement) => number }
