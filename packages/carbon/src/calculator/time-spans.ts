import { decimal, dividedBy, times as timesOf, type Decimal } from '../decimal.ts'
import type { Period } from './calculator-words.ts'

/** How often a span of time fits into a year of 365 days. */
export const timesAYear: Readonly<Record<Period, number>> = {
  hour: 8760,
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
}

const hoursOf: Readonly<Partial<Record<Period, number>>> = { hour: 1, day: 24, week: 168, fortnight: 336 }

/** A step from one span to another: "24 hours", "365 ÷ 12 days". */
export type Multiplier = { times: Decimal; over: Decimal; text: string }

/** "14 days", "1 year". */
export function countedSpans(count: string, span: Period): string {
  return `${count} ${span}${count === '1' ? '' : 's'}`
}

export function countOf(times: Decimal, text: string = times): Multiplier {
  return { times, over: decimal('1'), text }
}

export function multiplied(amount: Decimal, multipliers: readonly Multiplier[]): Decimal {
  return multipliers.reduce((total, { times, over }) => dividedBy(timesOf(total, times), over), amount)
}

export function peopleOf(heads: number): Multiplier {
  return countOf(decimal(String(heads)), `${heads} people`)
}

/** How many of one span there are in another: exact up to a fortnight, else by the year. */
export function spanIn(from: Period, to: Period): Multiplier {
  const [short, long] = [hoursOf[from], hoursOf[to]]
  const [times, over] =
    short === undefined || long === undefined ? [timesAYear[from], timesAYear[to]] : [long, short]
  const whole = times % over === 0
  const [shown, by] = whole ? [times / over, 1] : over % times === 0 ? [1, over / times] : [times, over]
  return {
    times: decimal(String(shown)),
    over: decimal(String(by)),
    text: by === 1 ? countedSpans(String(shown), from) : `${shown} ÷ ${by} ${from}s`,
  }
}
