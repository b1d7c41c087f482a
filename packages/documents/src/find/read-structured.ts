import type { DocumentText } from '../document-text.ts'
import { readExact } from './exact/read-exact.ts'
import { readOwnInvoice } from './exact/invoice/read-invoice.ts'
import type { DocumentRead } from './paper/document-read.ts'
import { readTables } from './structured/read-tables.ts'

/** A document that says itself what its figures are, by a format, by the names of its values or by the heads of its tables. */
export function readStructured(document: DocumentText): DocumentRead | null {
  const exact = readExact(document)
  if (exact !== null) return exact
  const invoice = readOwnInvoice(document)
  if (invoice !== null && invoice.read.activities.length > 0) return invoice
  // Lines that sell nothing that is counted are no table of uses either.
  return readTables(document, invoice !== null) ?? invoice
}
