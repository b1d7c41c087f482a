import { noActivities } from '../../../judge/account/activity-draft.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText } from '../../../document-text.ts'
import { type Part, findParts } from '../tree.ts'
import { toPart } from '../to-part.ts'
import { readCii } from './cii.ts'
import { readDeclared } from './declared-invoice.ts'
import { readFatturaPa } from './fattura-pa.ts'
import { readGobl } from './gobl.ts'
import { toInvoiceDocument } from './invoice-document.ts'
import { readNamedLines } from './named-lines.ts'
import type { TradeInvoice } from './trade-invoice.ts'
import { readUbl } from './ubl.ts'

const syntaxes = [readGobl, readCii, readUbl, readFatturaPa, readDeclared] as const

/** An electronic invoice as a file of its own, XML or JSON; null for other files. */
export function readInvoice(document: DocumentText): DocumentRead | null {
  const part = toPart(document)
  const invoice = part === null ? null : readTrade(part)
  return invoice === null ? null : toInvoiceDocument(invoice)
}

/** An invoice that is in no standard, whose keys name its lines. */
export function readOwnInvoice(document: DocumentText): DocumentRead | null {
  const part = toPart(document)
  const invoice = part === null ? null : readNamedLines(part)
  return invoice === null ? null : toInvoiceDocument(invoice)
}

/** The invoice that a tree holds in any of the syntaxes. */
export function readTrade(part: Part): TradeInvoice | null {
  for (const read of syntaxes) {
    const invoice = read(part)
    if (invoice !== null) return invoice
  }
  return null
}

// What is ordered, offered or announced is in the words of an invoice, and was not supplied.
const otherMessages =
  'SCRDMCCBDACIOMessageStructure|SCRDMCCBDACIDDHMessageStructure|Order|OrderChange|OrderResponse|Quotation|RequestForQuotation|Catalogue|DespatchAdvice|ReceiptAdvice'

/** A trade message that is no invoice: nothing of it is counted. */
export function readOtherMessage(document: DocumentText): DocumentRead | null {
  const part = document.kind === 'text' ? toPart(document) : null
  if (part === null || findParts(part, 'IssueDate|IssueDateTime').length === 0) return null
  const [message] = findParts({ ...part, path: '' }, otherMessages).filter(({ path }) => !path.includes('/'))
  if (message === undefined) return null
  return {
    classified: {
      type: 'other',
      confidence: 0.95,
      reasons: [`${message.path}: ordered or announced, not supplied`],
    },
    read: noActivities,
    fields: { total: null, period: null },
    problems: [],
  }
}
