import type { DocumentText } from '../../document-text.ts'
import { toPart } from '../exact/tree.ts'
import { readRecord } from './read-record.ts'
import type { DocumentRead } from '../paper/document-read.ts'

/** One JSON object whose keys name what was used. */
export function readStructured(document: DocumentText): DocumentRead | null {
  const record = document.kind === 'json' ? toPart(document) : null
  return record === null ? null : readRecord(record, document.json)
}
