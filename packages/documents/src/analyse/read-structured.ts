import type { DocumentText } from '../document-text.ts'
import { readInvoiceTree } from '../structured/read-invoice-tree.ts'
import { readRecord } from '../structured/read-record.ts'
import { toTree } from '../structured/tree.ts'
import type { DocumentRead } from './document-read.ts'

/** JSON and XML whose names say what they hold: bookings, meter readings, electronic invoices. */
export function readStructured(document: DocumentText): DocumentRead | null {
  const tree = toTree(document)
  if (tree === null) return null
  return readInvoiceTree(tree) ?? readRecord(tree, document.json)
}
