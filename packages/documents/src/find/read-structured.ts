import type { DocumentText } from '../document-text.ts'
import { readExact } from './exact/read-exact.ts'
import { toPart } from './exact/tree.ts'
import type { DocumentRead } from './paper/document-read.ts'
import { readRecord } from './structured/read-record.ts'
import { readTables } from './structured/read-tables.ts'

/** A document that says itself what its figures are, by a format, by the keys of a record or by the heads of its tables. */
export function readStructured(document: DocumentText): DocumentRead | null {
  return readExact(document) ?? readOneRecord(document) ?? readTables(document)
}

/** One JSON object whose keys name what was used. */
function readOneRecord(document: DocumentText): DocumentRead | null {
  const record = document.kind === 'json' ? toPart(document) : null
  return record === null ? null : readRecord(record, document.json)
}
