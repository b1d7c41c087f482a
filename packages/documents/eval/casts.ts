import { deserialize } from 'node:v8'
import type { DocumentText, ReadProblem } from '../src/document-text.ts'

/** What the readers said about a file: the first reading, and the slower second one where pages are pictures. */
export type CachedReading = {
  sha256: string
  fileName: string
  first: { ok: true; value: DocumentText } | { ok: false; problem: ReadProblem }
  second: DocumentText | null
}

/** Parses what the reading cache wrote itself, the maps of XML among it; nothing else ever writes there. */
export function parseCachedReading(stored: Uint8Array): CachedReading {
  return deserialize(stored) as CachedReading
}
