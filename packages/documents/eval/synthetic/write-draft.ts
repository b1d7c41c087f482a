import Papa from 'papaparse'
import PDFDocument from 'pdfkit'
import writeExcelFile from 'write-excel-file/node'
import type { Draft, PageRow } from './template.ts'

const columnCharacters = 26

/** The bytes of a draft in one of the formats that its kind allows, and the ending of its name. */
export async function writeDraft(
  draft: Draft,
  format: 'txt' | 'pdf' | 'csv' | 'csv-semicolon' | 'xlsx',
): Promise<{ bytes: Uint8Array; ending: string }> {
  if (draft.kind === 'table' && format === 'xlsx') {
    const data = draft.rows.map((row) => row.map((value) => ({ value })))
    return { bytes: await writeExcelFile([{ data, sheet: 'Report' }]).toBuffer(), ending: 'xlsx' }
  }
  if (draft.kind === 'table') {
    const delimiter = format === 'csv-semicolon' ? ';' : ','
    return {
      bytes: new TextEncoder().encode(
        Papa.unparse(
          draft.rows.map((row) => [...row]),
          { delimiter },
        ),
      ),
      ending: 'csv',
    }
  }
  if (format === 'pdf') return { bytes: await writePdf(draft.rows), ending: 'pdf' }
  return { bytes: new TextEncoder().encode(draft.rows.map(toTextLine).join('\n')), ending: 'txt' }
}

function toTextLine(row: PageRow): string {
  return typeof row === 'string'
    ? row
    : row
        .map((cell) => cell.padEnd(columnCharacters))
        .join('  ')
        .trimEnd()
}

/** Rows as lines of a page, each cell at its own column. */
async function writePdf(rows: readonly PageRow[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 36 })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.font('Helvetica').fontSize(8)
  for (const [index, row] of rows.entries()) {
    const y = 40 + index * 16
    const cells = typeof row === 'string' ? [row] : row
    const step = 520 / Math.max(3, cells.length)
    for (const [column, cell] of cells.entries())
      document.text(cell, 36 + column * step, y, { lineBreak: false })
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
