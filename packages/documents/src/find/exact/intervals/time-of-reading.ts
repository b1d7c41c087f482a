import { isoDate } from '../../../lay-out/values/calendar.ts'
import type { IntervalLayout } from './interval-layouts.ts'

export const dayMinutes = 1440

type Time = { day: string; minute: number; isInstant: boolean; zone: string }

export function timeOf(layout: IntervalLayout, textOf: (names: readonly string[]) => string): Time | null {
  const stamp =
    layout.stamp.length === 0 ? `${textOf(layout.day)} ${textOf(layout.clock)}` : textOf(layout.stamp)
  const day = dayOf(stamp, layout.dayFirst)
  if (day === null) return null
  const clock =
    /(?:^|[ T])(\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?\s?([AaPp][Mm])?\s?(Z|[+-]\d{2}:?\d{2})?/.exec(stamp)
  const hour = layout.hour.length === 0 ? null : Number(/^\d{1,2}/.exec(textOf(layout.hour))?.[0] ?? 'NaN')
  const minute =
    hour === null ? minuteOf(clock) : Number.isInteger(hour) && hour >= 0 && hour <= 25 ? hour * 60 : null
  if (minute === null) return null
  const zone = clock?.[4] ?? ''
  // An hour of the day and an end stamp belong to what lies before them.
  const isEnd = (layout.isEnd || hour !== null) && minute === 0
  return isEnd && clock !== null && hour === null
    ? { day: dayBefore(day), minute: dayMinutes, isInstant: zone !== '', zone }
    : { day, minute, isInstant: zone !== '', zone }
}

function minuteOf(clock: RegExpExecArray | null): number {
  if (clock === null) return 0
  const half = clock[3]?.toLowerCase()
  const hour = Number(clock[1]) % (half === undefined ? 25 : 12)
  return (hour + (half === 'pm' ? 12 : 0)) * 60 + Number(clock[2])
}

function dayOf(text: string, dayFirst: boolean): string | null {
  const year = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text)
  if (year !== null) return isoDate(Number(year[1]), Number(year[2]), Number(year[3]))
  const other = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text)
  if (other === null) return null
  const [first, second] = [Number(other[1]), Number(other[2])]
  return dayFirst ? isoDate(Number(other[3]), second, first) : isoDate(Number(other[3]), first, second)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMinutes * 60_000).toISOString().slice(0, 10)
}
