import type { DocumentText } from '../src/document-text.ts'
import { readStructured } from '../src/find/read-structured.ts'

/** A document that says itself what its figures are needs no judge. */
export function isKnownFormat(document: DocumentText): boolean {
  return readStructured(document) !== null
}
