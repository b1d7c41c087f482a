import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

export type Column = { title: string; width: number; align?: 'left' | 'right' }

export const margin = 48
export const pageWidth = 595.28
export const pageHeight = 841.89
export const contentWidth = pageWidth - 2 * margin

const made = new Date('2025-10-01T00:00:00Z')

/** Draws a document page by page and gives its bytes; the same script gives the same bytes. */
export async function drawPdf(title: string, pages: readonly ((pdf: Pdf) => void)[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: title, Author: 'Doublerule specimens', CreationDate: made, ModDate: made },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  for (const [index, draw] of pages.entries()) {
    pdf.addPage()
    markAsSpecimen(pdf)
    draw(pdf)
    drawFooter(pdf, index + 1, pages.length)
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function markAsSpecimen(pdf: Pdf): void {
  pdf.save()
  pdf.rotate(-35, { origin: [pageWidth / 2, pageHeight / 2] })
  pdf.font('Helvetica-Bold').fontSize(96).fillColor('#eef0ee')
  pdf.text('SPECIMEN', 0, pageHeight / 2 - 48, { width: pageWidth, align: 'center', lineBreak: false })
  pdf.restore()
}

function drawFooter(pdf: Pdf, page: number, pageCount: number): void {
  pdf.font('Helvetica').fontSize(7.5).fillColor('#5b625e')
  pdf.text('SPECIMEN. Supplier, customer and figures are invented.', margin, pageHeight - 34, {
    lineBreak: false,
  })
  pdf.text(`Page ${page} of ${pageCount}`, margin, pageHeight - 34, {
    width: contentWidth,
    align: 'right',
    lineBreak: false,
  })
}

type TextStyle = {
  size?: number
  bold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** One line of text with its top left corner at x, y. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): void {
  pdf.font(style.bold ? 'Helvetica-Bold' : 'Helvetica')
  pdf.fontSize(style.size ?? 9.5).fillColor(style.color ?? '#1d2320')
  const width = style.width === undefined ? {} : { width: style.width }
  pdf.text(text, x, y, { ...width, align: style.align ?? 'left', lineBreak: false })
}

/** Lines of text under each other; gives the y below them. */
export function writeLines(
  pdf: Pdf,
  lines: readonly string[],
  x: number,
  y: number,
  style: TextStyle & { leading?: number } = {},
): number {
  const leading = style.leading ?? (style.size ?? 9.5) * 1.42
  for (const [index, line] of lines.entries()) write(pdf, line, x, y + index * leading, style)
  return y + lines.length * leading
}

const rowHeight = 19

/** A table with ruled rows; gives the y below it. A row that starts with "=" is a total. */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  y: number,
  accent: string,
  x = margin,
): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  drawCells(
    pdf,
    columns,
    columns.map((column) => column.title),
    x,
    y,
    { size: 8, bold: true, color: accent },
  )
  drawRule(pdf, x, y + rowHeight - 4, width, accent, 1)
  let top = y + rowHeight
  for (const row of rows) {
    const isTotal = row[0]?.startsWith('=') ?? false
    const texts = row.map((text) => text.replace(/^=/, ''))
    drawCells(pdf, columns, texts, x, top + 1, { size: 9, bold: isTotal })
    drawRule(pdf, x, top + rowHeight - 4, width, isTotal ? accent : '#d5dad6', isTotal ? 1 : 0.5)
    top += rowHeight
  }
  return top
}

function drawCells(
  pdf: Pdf,
  columns: readonly Column[],
  texts: readonly string[],
  x: number,
  y: number,
  style: TextStyle,
): void {
  let left = x
  for (const [index, column] of columns.entries()) {
    write(pdf, texts[index] ?? '', left, y, { ...style, width: column.width, align: column.align ?? 'left' })
    left += column.width
  }
}

export function drawRule(
  pdf: Pdf,
  x: number,
  y: number,
  width: number,
  color: string,
  thickness: number,
): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}

/** Label and value pairs under each other, values in a column of their own; gives the y below. */
export function writePairs(
  pdf: Pdf,
  pairs: readonly (readonly [label: string, value: string])[],
  x: number,
  y: number,
  valueOffset: number,
): number {
  for (const [index, [label, value]] of pairs.entries()) {
    write(pdf, label, x, y + index * 15, { color: '#5b625e', size: 9 })
    write(pdf, value, x + valueOffset, y + index * 15, { size: 9, bold: true })
  }
  return y + pairs.length * 15
}
