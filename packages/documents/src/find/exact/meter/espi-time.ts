const dayMs = 86_400_000

/** The clock of a feed: seconds from UTC, and when summer time begins and ends, in the coded form of ESPI. */
export type EspiClock = {
  offsetSeconds: number
  summer: { start: number; end: number; offsetSeconds: number } | null
}

export const utcClock: EspiClock = { offsetSeconds: 0, summer: null }

/** The local calendar day of an instant in seconds since 1970. */
export function localDay(seconds: number, { offsetSeconds, summer }: EspiClock): string {
  const local = new Date((seconds + offsetSeconds) * 1000)
  if (summer === null) return local.toISOString().slice(0, 10)
  const year = local.getUTCFullYear()
  const [from, to] = [ruleInstant(summer.start, year), ruleInstant(summer.end, year)]
  if (from === null || to === null) return local.toISOString().slice(0, 10)
  // In the south the summer runs over the turn of the year.
  const instant = local.getTime()
  const isSummer = from < to ? instant >= from && instant < to : instant >= from || instant < to
  const shifted = isSummer ? instant + summer.offsetSeconds * 1000 : instant
  return new Date(shifted).toISOString().slice(0, 10)
}

/**
 * When a coded rule holds in a year, in milliseconds of standard time: bits for seconds (12), hour (5), weekday (3), day
 * (5), operator (3) and month (4). Operators 2 to 6 take the first to fifth weekday of the month, 7 the last, 1 the first
 * on or after the day, 0 the day.
 */
function ruleInstant(rule: number, year: number): number | null {
  const seconds = rule & 0xfff
  const hour = (rule >>> 12) & 0x1f
  const weekday = ((rule >>> 17) & 0x7) % 7
  const day = (rule >>> 20) & 0x1f
  const operator = (rule >>> 25) & 0x7
  const month = (rule >>> 28) & 0xf
  if (month < 1 || month > 12) return null
  const first = Date.UTC(year, month - 1, operator <= 1 ? Math.max(1, day) : 1)
  const date =
    operator === 0 ? first : operator === 7 ? lastWeekday(year, month, weekday) : onOrAfter(first, weekday)
  const weeks = operator >= 2 && operator <= 6 ? operator - 2 : 0
  return date + weeks * 7 * dayMs + hour * 3_600_000 + seconds * 1000
}

function onOrAfter(instant: number, weekday: number): number {
  return instant + ((weekday - new Date(instant).getUTCDay() + 7) % 7) * dayMs
}

function lastWeekday(year: number, month: number, weekday: number): number {
  const last = Date.UTC(year, month, 0)
  return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * dayMs
}
