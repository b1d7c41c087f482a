import { getDocumentProxy } from 'unpdf'
import type { ReadResult, TextPage } from '../document-text.ts'
import { readPdfPageText } from './pdf-page-text.ts'
import { readLimits } from './read-limits.ts'

const scannedBelowCharacters = 20

/** Reads the text of a PDF with its place on the page. Scanned pages give no rows here. */
export async function readPdf(bytes: Uint8Array): Promise<ReadResult> {
  // pdf.js takes the buffer that it is given for itself, so it gets a copy.
  const document = await openPdf(new Uint8Array(bytes))
  if ('code' in document) return { ok: false, problem: document }
  try {
    const pages: TextPage[] = []
    let truncated = document.numPages > readLimits.pdfTextPages
    for (let number = 1; number <= Math.min(document.numPages, readLimits.pdfTextPages); number++) {
      const page = await document.getPage(number)
      const text = await readPdfPageText(page)
      page.cleanup()
      truncated ||= text.cut
      pages.push({
        name: String(number),
        rows: text.characterCount < scannedBelowCharacters ? [] : text.rows,
        readBy: 'text',
      })
    }
    if (pages.every((page) => page.rows.length === 0)) {
      return { ok: false, problem: { code: 'no_text', detail: 'No page of the PDF carries text.' } }
    }
    const value = {
      kind: 'pdf',
      mediaType: 'application/pdf',
      pages,
      json: null,
      truncated,
      readBy: 'text',
    } as const
    return { ok: true, value }
  } finally {
    await document.loadingTask.destroy()
  }
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return isLocked
      ? ({ code: 'encrypted', detail: 'The PDF opens only with a password.' } as const)
      : ({ code: 'corrupt', detail: 'The PDF is damaged.' } as const)
  }
}
