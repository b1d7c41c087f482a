import { extensionOf } from '#app/chat/files/file-rules.ts'
import type { DocumentRow } from './document-rows.ts'

/** The rows of a document that is no picture; null where the browser cannot show it. */
export async function readDocumentRows(file: File): Promise<readonly DocumentRow[] | null> {
  const extension = extensionOf(file.name)
  if (extension === 'xlsx' || extension === 'docx') {
    const { readDocxRows, readXlsxRows } = await import('./read-office-rows.ts')
    return extension === 'xlsx' ? readXlsxRows(file) : readDocxRows(file)
  }
  const { readCsvRows, readJsonRows, readTextRows } = await import('./read-text-rows.ts')
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (extension === 'csv') return readCsvRows(text)
  return extension === 'json' ? readJsonRows(text) : readTextRows(text)
}

/** By the byte order mark, else UTF-8, else the code page of older Windows programs. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
