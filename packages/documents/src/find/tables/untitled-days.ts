import { findDates } from '../../lay-out/values/date-text.ts'
import { monthOfCell } from './cell-period.ts'
import type { GridRow } from './grid.ts'
import type { TableColumn } from './table-column.ts'

const rowsTried = 20
const leastDays = 2

/** The column of days that a sheet leaves without a head, before the columns that have one; null where there is none. */
export function findUntitledDays(header: GridRow, below: readonly GridRow[]): TableColumn | null {
  const tried = below.slice(0, rowsTried)
  const index = Math.min(...tried.flatMap((row) => [...row.keys()]))
  if (index >= Math.min(...header.keys())) return null
  const texts = tried.flatMap((row) => row.get(index)?.text ?? [])
  return texts.length >= leastDays && texts.every(isDay)
    ? { index, title: '', folded: '', role: 'date' }
    : null
}

function isDay(text: string): boolean {
  return monthOfCell(text) !== null || findDates(text, null).some(({ start }) => start === 0)
}
