import type { ReadResult } from '../document-text.ts'
import { readLimits } from './read-limits.ts'
import { readPdf } from './read-pdf.ts'

/** Reads a file into rows of cells. The content decides how it is read; the name must agree with it. */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<ReadResult> {
  if (bytes.length === 0) return { ok: false, problem: { code: 'empty', detail: 'The file is empty.' } }
  if (bytes.length > readLimits.fileBytes) {
    return { ok: false, problem: { code: 'too_large', detail: 'The file is larger than 10 MB.' } }
  }
  if (!fileName.toLowerCase().endsWith('.pdf')) {
    return {
      ok: false,
      problem: { code: 'unsupported_type', detail: 'The file is not of an accepted type.' },
    }
  }
  return readPdf(bytes)
}
