import { describeDay } from '@doublerule/carbon/working/describe-day.ts'

/** Number formats of days and times that a workbook need not spell out (ECMA-376, 18.8.30). */
const builtInDates: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 31, 36, 50, 54, 57, 58])

const dayMs = 24 * 3_600_000
/** Day 0 of workbooks, set so that days from 1 March 1900 on come out right; and of those that count from 1904. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
/** Days outside of this are numbers that wear the format of a date: year 1900 to 2199. */
const mostDays = 109_574

/** Whether a number format writes a day: by its id, else by its letters outside of quotes and brackets. */
export function isDayFormat(id: number, code: string | null): boolean {
  if (code === null) return builtInDates.has(id)
  const letters = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '').toLowerCase()
  return /[yd]/.test(letters) && !/[0#?]/.test(letters.replaceAll(/\.0+/g, ''))
}

/** "1 Jul 2025" for 45839, with the time where it has one; the digits as they are where they are no day. */
export function describeSerialDay(digits: string, from: keyof typeof epochs): string {
  const serial = Number(digits)
  if (digits === '' || Number.isNaN(serial) || serial < 1 || serial > mostDays) return digits
  const iso = new Date(epochs[from] + Math.round(serial * 1440) * 60_000).toISOString()
  const day = describeDay(iso.slice(0, 10))
  return (serial * dayMs) % dayMs === 0 ? day : `${day}, ${iso.slice(11, 16)}`
}
