import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { isoDate, daysBetween, fullYear } from '../../lay-out/values/calendar.ts'
import { decideDateOrder } from '../../lay-out/values/date-order.ts'
import type { DateOrder } from '../../lay-out/values/date-text.ts'

// A state with its ZIP code, and units that are read in the United States only.
const usMarks = cueFor('table-date-order us marks')
const timedDate = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})[ T]\d{1,2}:\d{2}/
const clearlyCloser = 2

/**
 * Day or month first in a table: by its dates, else by the country that its titles speak for, else by the reading that
 * keeps timed rows closer together, because a log runs on from day to day.
 */
export function decideTableOrder(cells: readonly string[], titles: readonly string[]): DateOrder | null {
  const settled = decideDateOrder(cells, null)
  if (settled !== null) return settled
  return titles.some((title) => usMarks.test(title)) ? 'month-first' : closestOrder(cells)
}

function closestOrder(cells: readonly string[]): DateOrder | null {
  const dates = cells.flatMap((text) => {
    const [, first, second, year] = timedDate.exec(text) ?? []
    return first === undefined
      ? []
      : [{ first: Number(first), second: Number(second), year: fullYear(Number(year)) }]
  })
  const dayFirst = spanOf(dates.map(({ first, second, year }) => isoDate(year, second, first)))
  const monthFirst = spanOf(dates.map(({ first, second, year }) => isoDate(year, first, second)))
  if (dayFirst > monthFirst * clearlyCloser) return 'month-first'
  return monthFirst > dayFirst * clearlyCloser ? 'day-first' : null
}

/** Days from the earliest to the latest; zero without dates. */
function spanOf(days: readonly (string | null)[]): number {
  const sorted = days.filter((day) => day !== null).sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first === undefined || last === undefined ? 0 : daysBetween(first, last)
}
