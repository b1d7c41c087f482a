import type { Candidate } from '../candidates/candidate.ts'
import type { DocumentWords } from '../candidates/document-words.ts'
import type { KindGroup } from '../candidates/kind-group.ts'
import type { Paper } from '../classify/paper.ts'
import type { Bill } from './read-bill.ts'
import type { NumberRelations } from '../relations/number-relations.ts'

/** What a feature looks at: one candidate, taken for one group, in its document. */
export type Judgement = {
  candidate: Candidate
  group: KindGroup
  relations: NumberRelations
  rivals: Rivals
  proposal: Proposal
  /** Which papers the document is one of, by its words and by what was found. */
  paper: Paper
  words: DocumentWords
  bill: Bill
  lineCount: number
}

/** Whether the readers of single kinds take the candidate. */
export type Proposal = {
  /** The reader of the document's type does. */
  isChosen: boolean
  /** Some reader does. */
  isProposed: boolean
  /** Lines of the same group that the reader of the document's type takes. */
  othersChosen: number
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
