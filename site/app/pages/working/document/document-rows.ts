import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** A row of a document without pictures: a line of text, a row of a table, a value of JSON. */
export type DocumentRow = {
  /** "14", "Meter data 3", "line 7": what stands in the margin. */
  name: string
  cells: readonly { text: string; cell: string | null }[]
}

/** Rows that are drawn; a longer document is cut here and says so. */
export const mostRows = 2000

/** "A", "B", … "Z", "AA": the names of columns, as spreadsheets count. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`
}

/** Whether a value was read from this cell, and not from its row as a whole. */
export function isCellOf(cell: string | null, evidence: Evidence): boolean {
  return cell !== null && cell === evidence.cell
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** Index of the row that a value was read from: by the name of its cell, else by its words. Null where neither is found. */
export function findRow(rows: readonly DocumentRow[], { cell, text }: Evidence): number | null {
  if (cell !== null) {
    const line = /^line \d+/.exec(cell)?.[0] ?? cell
    const named = rows.findIndex((row) => row.cells.some((each) => each.cell === cell || each.cell === line))
    if (named !== -1) return named
  }
  const wanted = tidy(text)
  if (wanted === '') return null
  const worded = rows.findIndex((row) => {
    const words = tidy(row.cells.map((each) => each.text).join(' '))
    return words !== '' && (words.includes(wanted) || (words.length > 12 && wanted.includes(words)))
  })
  return worded === -1 ? null : worded
}
