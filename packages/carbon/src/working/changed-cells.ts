import type { ReplayDifference } from '../replay/describe-difference.ts'

/** What stood in a cell: a text or figure, or in brackets what a formula gave. */
export type RecordedCell = string | [string]

/** The visible cells of a workbook as it was written, sheet by sheet and row by row. */
export type RecordedCells = Record<string, RecordedCell[][]>

/** Rows of a sheet that are kept and compared. */
export const mostRecordedRows = 2000
/** Programs for workbooks keep some 15 digits of a figure. */
const leastShare = 1e-9

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''))
}

function isSame(recorded: string, found: string): boolean {
  const [left, right] = [numberOf(recorded), numberOf(found)]
  if (Number.isNaN(left) || Number.isNaN(right)) return tidy(recorded) === tidy(found)
  return Math.abs(left - right) <= leastShare * Math.max(1, Math.abs(left))
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function wordsOf(cell: RecordedCell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : cell[0]
}

function tell(address: string, head: string, recorded: string, found: string): ReplayDifference {
  const side = (text: string) => (tidy(text) === '' ? 'empty' : tidy(text))
  return {
    path: address,
    stored: recorded,
    replayed: found,
    text: `Cell ${address}${head === '' ? '' : ` (${head})`}: ${side(recorded)} when it was taken along, now ${side(found)}`,
  }
}

type Comparison = { typed: ReplayDifference[]; workedOut: ReplayDifference[] }

function compareSheet(
  name: string,
  rows: readonly (readonly RecordedCell[])[],
  found: ReadonlyMap<string, string>,
): Comparison {
  const comparison: Comparison = { typed: [], workedOut: [] }
  const known = new Set<string>()
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const address = `${name}!${columnName(column)}${row + 1}`
      known.add(address)
      const now = found.get(address) ?? ''
      if (isSame(wordsOf(cell), now)) continue
      const head = row === 0 ? '' : wordsOf(rows[0]?.[column])
      const list = typeof cell === 'string' ? comparison.typed : comparison.workedOut
      list.push(tell(address, head, wordsOf(cell), now))
    }
  }
  // What stands beyond the recorded rows was never recorded.
  if (rows.length >= mostRecordedRows) return comparison
  for (const [address, now] of found) {
    const isAdded = address.startsWith(`${name}!`) && !known.has(address) && tidy(now) !== ''
    if (isAdded) comparison.typed.push(tell(address, '', '', now))
  }
  return comparison
}

/**
 * What was changed in the cells that a person sees since the workbook was taken along, by cell ("Lines!E2"): what was
 * typed first, then what the formulas made of it. The papers beside them know nothing of such a change.
 */
export function findChangedCells(
  recorded: RecordedCells,
  found: ReadonlyMap<string, string>,
): ReplayDifference[] {
  const all: Comparison = { typed: [], workedOut: [] }
  for (const [name, rows] of Object.entries(recorded)) {
    if (![...found.keys()].some((address) => address.startsWith(`${name}!`))) {
      const text = `Sheet ${name}: taken out of the workbook`
      all.typed.push({ path: name, stored: name, replayed: '', text })
      continue
    }
    const { typed, workedOut } = compareSheet(name, rows, found)
    all.typed.push(...typed)
    all.workedOut.push(...workedOut)
  }
  return [...all.typed, ...all.workedOut]
}
