import { isoDate, lastDayOfMonth } from '../../lay-out/values/calendar.ts'
import { monthNumber } from '../../lay-out/values/month-names.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'

export type CellPeriod = { start: string; end: string }

const longestMonth = 15
const isoMonth = /^(\d{4})\s?[-/.]\s?(0?[1-9]|1[0-2])$/
const numericMonth = /^(0?[1-9]|1[0-2])\s?[-/.]\s?(\d{4})$/
const namedMonth = /^([a-z]{3,10})\.?[-\s/',.]{0,3}(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[-\s/,.]{0,3}([a-z]{3,10})\.?$/
const namedQuarter = /^(?:(\d{4})[-\s/]?q([1-4])|q([1-4])[-\s/]{0,3}(\d{4}))$/
const bareQuarter = /^q([1-4])$/i
const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s].*)?$/

/** The month or quarter that a cell names by itself, in full: "2024-07", "Jul-24", "07/2024", "Q3 2024"; null for anything else. */
export function monthOfCell(text: string): CellPeriod | null {
  if (text.length > longestMonth) return null
  const folded = foldText(text.trim())
  const iso = isoMonth.exec(folded)
  if (iso !== null) return wholeMonth(Number(iso[1]), Number(iso[2]))
  const quarter = namedQuarter.exec(folded)
  if (quarter !== null)
    return wholeQuarter(Number(quarter[1] ?? quarter[4]), Number(quarter[2] ?? quarter[3]))
  const numeric = numericMonth.exec(folded)
  if (numeric !== null) return wholeMonth(Number(numeric[2]), Number(numeric[1]))
  const named = namedMonth.exec(folded)
  const reversed = named === null ? yearFirst.exec(folded) : null
  const month = monthNumber(named?.[1] ?? reversed?.[2] ?? '')
  const year = named?.[2] ?? reversed?.[1] ?? ''
  return month === null ? null : wholeMonth(Number(year.length === 2 ? `20${year}` : year), month)
}

/** A quarter, month or day that a cell of a header names; without their year they are of the year given. */
export function periodOfHeader(text: string, year: number | null): CellPeriod | null {
  const day = isoDay.exec(text.trim())
  const date = day === null ? null : isoDate(Number(day[1]), Number(day[2]), Number(day[3]))
  if (date !== null) return { start: date, end: date }
  const quarter = bareQuarter.exec(text.trim())?.[1]
  if (quarter !== undefined) return year === null ? null : wholeQuarter(year, Number(quarter))
  const month = year === null ? null : monthNumber(text.trim())
  return month === null || year === null ? monthOfCell(text) : wholeMonth(year, month)
}

function wholeQuarter(year: number, quarter: number): CellPeriod | null {
  const [first, last] = [wholeMonth(year, quarter * 3 - 2), wholeMonth(year, quarter * 3)]
  return first === null || last === null ? null : { start: first.start, end: last.end }
}

function wholeMonth(year: number, month: number): CellPeriod | null {
  const start = isoDate(year, month, 1)
  const end = isoDate(year, month, lastDayOfMonth(year, month))
  return start === null || end === null ? null : { start, end }
}
