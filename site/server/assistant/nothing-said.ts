import type { Context } from './interpretation.ts'

/** The start of a conversation. */
export const nothingSaid: Context = {
  last: null,
  subject: null,
  shown: new Set(),
  offered: [],
  lastSum: null,
  listed: [],
  sums: [],
  document: null,
  isDocumentLast: false,
}
