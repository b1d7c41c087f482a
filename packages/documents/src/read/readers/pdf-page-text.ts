import type { getDocumentProxy } from 'unpdf'
import type { CellPlace, TextRow } from '../../document-text.ts'
import { buildRows } from '../rows/build-rows.ts'
import type { PlacedText } from '../rows/build-rows.ts'
import { readLimits } from '../limits/read-limits.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Viewport = ReturnType<PdfPage['getViewport']>

/** A run of text where the PDF puts it: start of its baseline and direction, in page points, y up. */
type PdfRun = { text: string; x: number; y: number; angle: number; width: number; height: number }

export type PdfPageText = { rows: TextRow[]; characterCount: number; cut: boolean }

const uprightToleranceRadians = (5 / 180) * Math.PI
const descentShare = 0.2
const wideSpaces = / {3,}/

/**
 * The rows of one page, along the direction in which most of its text runs; text at other angles (stamps) is
 * left out. Boxes are fractions of the page as a viewer shows it.
 */
export async function readPdfPageText(page: PdfPage): Promise<PdfPageText> {
  const content = await page.getTextContent()
  const cut = content.items.length > readLimits.pdfItemsPerPage
  const runs = content.items.slice(0, readLimits.pdfItemsPerPage).flatMap(toRun)
  const fieldRuns = await readFormFields(page)
  const viewport = page.getViewport({ scale: 1 })

  const angle = findMainAngle([...runs, ...fieldRuns])
  const upright = [...runs, ...fieldRuns].filter(
    (run) => angleBetween(run.angle, angle) < uprightToleranceRadians,
  )
  const pieces = upright.flatMap((run) => splitWideSpaces(toPlacedText(run, angle)))
  const rows = buildRows(pieces).flatMap((cells) => {
    const placed = cells.flatMap((cell) => {
      const place = toPagePlace(cell, angle, viewport, page.pageNumber)
      return place ? [{ text: cell.text, place, readConfidence: 1 }] : []
    })
    return placed.length > 0 ? [{ cells: placed }] : []
  })
  return { rows, characterCount: countReadable(rows), cut }
}

type ContentItem = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number]

function toRun(item: ContentItem): PdfRun[] {
  if (!('str' in item) || item.str.trim() === '') return []
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number)
  const text = item.str.replaceAll('\u00a0', ' ')
  return [{ text, x, y, angle: Math.atan2(b, a), width: item.width, height: item.height }]
}

/** Values typed into a form are not page content; they stand in the widgets. */
async function readFormFields(page: PdfPage): Promise<PdfRun[]> {
  const annotations: unknown[] = await page.getAnnotations()
  return annotations.flatMap((annotation) => {
    if (!isFilledField(annotation)) return []
    const [x0, y0, x1, y1] = annotation.rect
    const height = Math.min(y1 - y0, 12)
    const y = (y0 + y1) / 2 - height / 2 + height * descentShare
    return [{ text: annotation.fieldValue.trim(), x: x0 + 2, y, angle: 0, width: x1 - x0 - 4, height }]
  })
}

type FilledField = { fieldValue: string; rect: [number, number, number, number] }

function isFilledField(value: unknown): value is FilledField {
  if (typeof value !== 'object' || value === null) return false
  const isText = 'fieldType' in value && (value.fieldType === 'Tx' || value.fieldType === 'Ch')
  const isHidden = 'hidden' in value && value.hidden === true
  if (!isText || isHidden || !('fieldValue' in value && 'rect' in value)) return false
  return typeof value.fieldValue === 'string' && value.fieldValue.trim() !== '' && Array.isArray(value.rect)
}

/** The direction of most characters: that of the fullest degree, made exact by its neighbours. */
function findMainAngle(runs: readonly PdfRun[]): number {
  const weights = new Map<number, number>()
  for (const run of runs) {
    const degree = Math.round((run.angle / Math.PI) * 180)
    weights.set(degree, (weights.get(degree) ?? 0) + run.text.length)
  }
  let [main, most] = [0, 0]
  for (const [degree, weight] of weights) if (weight > most) [main, most] = [degree, weight]

  const rough = (main / 180) * Math.PI
  let [x, y] = [0, 0]
  for (const run of runs) {
    if (angleBetween(run.angle, rough) >= uprightToleranceRadians) continue
    x += run.text.length * Math.cos(run.angle)
    y += run.text.length * Math.sin(run.angle)
  }
  return Math.atan2(y, x)
}

function angleBetween(a: number, b: number): number {
  return Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))
}

/** Turns the page so that the main direction runs to the right and y grows downwards. */
function toPlacedText(run: PdfRun, angle: number): PlacedText {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const x0 = run.x * cos + run.y * sin
  const baseline = run.x * sin - run.y * cos
  const y1 = baseline + run.height * descentShare
  return { text: run.text, x0, x1: x0 + run.width, y0: y1 - run.height, y1, readConfidence: 1 }
}

/** Documents from line printers hold a whole row in one string, its columns padded with spaces. */
function splitWideSpaces(piece: PlacedText): PlacedText[] {
  const letterWidth = (piece.x1 - piece.x0) / piece.text.length
  const parts: PlacedText[] = []
  let start = 0
  for (const part of piece.text.split(/( {3,})/)) {
    const text = part.trim()
    if (text !== '' && !wideSpaces.test(part)) {
      const offset = start + part.indexOf(text)
      const x0 = piece.x0 + offset * letterWidth
      parts.push({ ...piece, text, x0, x1: x0 + text.length * letterWidth })
    }
    start += part.length
  }
  return parts
}

/** Null when the cell lies outside of what a viewer shows: nobody could check it there. */
function toPagePlace(cell: PlacedText, angle: number, viewport: Viewport, page: number): CellPlace | null {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const xs: number[] = []
  const ys: number[] = []
  for (const u of [cell.x0, cell.x1]) {
    for (const v of [cell.y0, cell.y1]) {
      const [x = 0, y = 0] = viewport.convertToViewportPoint(u * cos + v * sin, u * sin - v * cos).map(Number)
      xs.push(clampFraction(x / viewport.width))
      ys.push(clampFraction(y / viewport.height))
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const width = Math.max(...xs) - left
  const height = Math.max(...ys) - top
  if (!(width > 0 && height > 0)) return null
  return { page, box: [left, top, width, height], cell: null }
}

function clampFraction(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(5))))
}

/**
 * The letters and digits of a page. Fonts without a character map give private-use or control characters: such a page
 * must be read as an image, and counts as empty.
 */
export function countReadable(rows: readonly TextRow[]): number {
  const text = rows.map((row) => row.cells.map((cell) => cell.text).join('')).join('')
  const readable = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const unreadable = text.match(/[\p{Co}\p{Cc}\ufffd]/gu)?.length ?? 0
  return unreadable > readable ? 0 : readable
}
