import type { Match } from '../analysis/analysis-schema.ts'

/** The words that part a reply about a document: they are written, and read back where a text is all that is left. */
export const replyWords = {
  supplier: 'Supplier',
  period: 'Period',
  place: 'Place',
  total: 'Total',
  factor: 'Factor',
  question: 'Question on',
  checks: 'Checks',
  leftOut: 'Left out, and why',
} as const

export const statusWords = {
  accept: 'accepted',
  review: 'please review',
  ask: 'question below',
  none: 'not counted',
} as const satisfies Record<Match['status'], string>
