import type { DocumentText } from '../document-text.ts'
import { readRecord } from '../structured/read-record.ts'
import { toTree } from '../structured/tree.ts'
import type { DocumentRead } from './document-read.ts'

/** One JSON object whose keys name what was used. */
export function readStructured(document: DocumentText): DocumentRead | null {
  const tree = toTree(document)
  return tree === null ? null : readRecord(tree, document.json)
}
