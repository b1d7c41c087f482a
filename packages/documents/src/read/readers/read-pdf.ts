import { getDocumentProxy } from 'unpdf'
import type { DocumentText, ReadResult, TextPage } from '../../document-text.ts'
import type { Taught } from '../ocr/ocr-engine.ts'
import type { Scan } from '../ocr/read-scan.ts'
import type { PageRenderer } from '../ocr/render-pdf-page.ts'
import { mediaTypes } from '../sniff/media-types.ts'
import { type Deadline, noDeadline, OutOfTime } from '../limits/deadline.ts'
import { growForPicture } from '../ocr/grow-for-picture.ts'
import { describeReading } from './describe-reading.ts'
import { OcrNeeded } from './ocr-needed.ts'
import type { ReadOptions } from './ocr-needed.ts'
import { measurePictures } from './measure-pictures.ts'
import { readEmbeddedXml } from './read-embedded-xml.ts'
import { readScansAgain } from './read-scans-again.ts'
import { type PdfPageText, countReadable, readPdfPageText } from './pdf-page-text.ts'
import { readLimits } from '../limits/read-limits.ts'
import { refuse } from '../limits/refuse.ts'

const scannedBelowCharacters = 20
/** A scan may carry a stamp, an envelope number or a page number as text. */
const stampedBelowCharacters = 400
const leastPictureShare = 0.5

/** Reads a PDF page by page: printed text with its place, or OCR where a page is a picture. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult> {
  // pdf.js takes the buffer that it is given for itself, so it gets a copy.
  const opened = await openPdf(new Uint8Array(bytes))
  if (!opened.ok) return opened
  const document = opened.value
  const { deadline = noDeadline } = options
  let renderer: PageRenderer | null = null
  try {
    const pages: TextPage[] = []
    const scans = new Map<string, Scan>()
    let scannedPages = 0
    let known: Taught | undefined
    const pageCount = Math.min(document.numPages, readLimits.pdfTextPages)
    let truncated = document.numPages > pageCount
    deadline.grow(pageCount * readLimits.textPageMs)
    for (let number = 1; number <= pageCount; number++) {
      if (pages.length > 0 && deadline.isOver()) {
        truncated = true
        break
      }
      const page = await document.getPage(number)
      const text = await readPdfPageText(page)
      const isRead = await isReadAsText(page, text)
      page.cleanup()
      truncated ||= text.cut
      const name = String(number)
      if (isRead) {
        pages.push({ name, rows: text.rows, readBy: 'text' })
        continue
      }
      scannedPages += 1
      if (scannedPages > readLimits.pdfOcrPages) {
        truncated = true
        pages.push({ name, rows: text.rows, readBy: 'text' })
        continue
      }
      if (options.ocr === 'deferred') throw new OcrNeeded()
      const { openPageRenderer, readScan } = await loadScanner()
      renderer ??= await openPageRenderer(bytes)
      const image = await renderer.render(number)
      const deadlines = growForPicture(deadline, image, scannedPages)
      const scan = await readScan(image, number, deadlines, known)
      if (scan.taught !== 'english') known = scan.taught
      const isKept = countReadable(scan.rows) > text.characterCount
      if (isKept || scan.isGivenUp || text.characterCount < scannedBelowCharacters) scans.set(name, scan)
      pages.push(
        isKept ? { name, rows: scan.rows, readBy: 'ocr' } : { name, rows: text.rows, readBy: 'text' },
      )
    }
    const embedded = await readEmbeddedXml(document)
    const value = { kind: 'pdf', mediaType: mediaTypes.pdf, pages, json: null, truncated } as const
    const carried = embedded.length === 0 ? {} : { embedded }
    const read = { ...value, ...carried, readBy: describeReading(pages) }
    if (isBlank(read)) return await readBlank(read, scans, deadline)
    if (scans.size === 0) return { ok: true, value: read }
    const isCut = truncated || isAnyGivenUp(scans)
    return {
      ok: true,
      value: { ...read, truncated: isCut },
      readAgain: () => readScansAgain(read, scans, deadline),
    }
  } finally {
    renderer?.close()
    await document.loadingTask.destroy()
  }
}

/** The engines of pictures are loaded by the first page that is one: they take longer than most files of text. */
async function loadScanner() {
  const [{ openPageRenderer }, { readScan }] = await Promise.all([
    import('../ocr/render-pdf-page.ts'),
    import('../ocr/read-scan.ts'),
  ])
  return { openPageRenderer, readScan }
}

async function isReadAsText(
  page: Parameters<typeof measurePictures>[0],
  { characterCount }: PdfPageText,
): Promise<boolean> {
  if (characterCount < scannedBelowCharacters) return false
  return characterCount >= stampedBelowCharacters || (await measurePictures(page)) < leastPictureShare
}

function isBlank({ pages }: DocumentText): boolean {
  return pages.every(({ rows }) => rows.length === 0)
}

function isAnyGivenUp(scans: ReadonlyMap<string, Scan>): boolean {
  return [...scans.values()].some(({ isGivenUp }) => isGivenUp)
}

/** The keener engine may see what the first one did not, or did not come to. */
async function readBlank(
  read: DocumentText,
  scans: ReadonlyMap<string, Scan>,
  deadline: Deadline,
): Promise<ReadResult> {
  const again = await readScansAgain(read, scans, deadline)
  if (!isBlank(again)) return { ok: true, value: again }
  if (isAnyGivenUp(scans)) throw new OutOfTime()
  return refuse('no_text', 'No page of the PDF shows text.')
}

async function openPdf(bytes: Uint8Array) {
  try {
    return { ok: true, value: await getDocumentProxy(bytes, { verbosity: 0 }) } as const
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return isLocked
      ? refuse('encrypted', 'The PDF opens only with a password.')
      : refuse('corrupt', 'The PDF is damaged.')
  }
}
