import { readStructured } from '../src/find/structured/read-structured.ts'
import { readTables } from '../src/find/structured/read-tables.ts'
import type { DocumentText } from '../src/document-text.ts'
import { readExact } from '../src/find/exact/read-exact.ts'

/** A document that says itself what its figures are needs no judge. */
export function isKnownFormat(document: DocumentText): boolean {
  return (readExact(document) ?? readStructured(document) ?? readTables(document)) !== null
}
