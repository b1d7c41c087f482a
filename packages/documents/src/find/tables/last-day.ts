import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { addDays, isoDate } from '../../lay-out/values/calendar.ts'
import { type CellPeriod, monthOfCell, periodOfHeader } from './cell-period.ts'
import type { GridRow } from './grid.ts'
import { type Table, columnsOf, dateIn, textIn } from './table.ts'

const midnight = /[T\s]0?0:00(?::00(?:\.0+)?)?(?:\s?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i

const bareYear = /^(?:19|20)\d{2}$/
const yearTitle = cueFor('last-day year title')

/** The month of a row, or its year where a column prints nothing but years. */
export function monthOfRow(table: Table, row: GridRow): CellPeriod | null {
  const titled = table.columns.find(({ folded }) => yearTitle.test(folded))
  const dates = [...columnsOf(table, 'date'), ...columnsOf(table, 'start')]
  const texts = dates.flatMap(({ index }) => row.get(index)?.text.trim() ?? [])
  const own = titled === undefined ? undefined : row.get(titled.index)?.text
  const year = [own ?? '', ...texts].find((text) => bareYear.test(text))
  const text = texts.find((other) => !bareYear.test(other)) ?? ''
  if (year === undefined) return monthOfCell(text)
  if (text === '') return { start: `${year}-01-01`, end: `${year}-12-31` }
  return periodOfHeader(text, Number(year))
}

/** The day of a row: of its column of days, else of a year, a month and a day in three columns. */
export function dayOfRow(table: Table, row: GridRow): string | null {
  const own = dateIn(table, textIn(table, row, 'date'))
  if (own !== null) return own
  const [year, month, day] = ['year', 'month', 'day'].map((name) => {
    const column = table.columns.find(({ folded }) => folded === name)
    const text = column === undefined ? undefined : row.get(column.index)?.text.trim()
    return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null
  })
  return typeof year === 'number' && typeof month === 'number' && typeof day === 'number'
    ? isoDate(year, month, day)
    : null
}

/** The last day that a row covers: what ends at midnight ends on the day before; a month ends on its last day. */
export function lastDayIn(table: Table, row: GridRow): string | null {
  const text = textIn(table, row, 'end')
  if (text === null) return null
  const month = monthOfCell(text)
  if (month !== null) return month.end
  const day = dateIn(table, text)
  const start = textIn(table, row, 'start') ?? textIn(table, row, 'date')
  const first = dateIn(table, start)
  // "00:00" to "00:00" are whole days, printed as instants; from any other time, the last interval of a day.
  const isInstant = midnight.test(text.trim()) && /\d:\d{2}/.test(start ?? '')
  return day !== null && isInstant && first !== null && day > first ? addDays(day, -1) : day
}
