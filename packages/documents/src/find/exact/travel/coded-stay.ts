import { detailsOf } from '../../../judge/account/activity-draft.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { monthNumber } from '../../../lay-out/values/month-names.ts'
import { dayOfSegment } from '../../activities/travel/coded-segment.ts'
import { type Counted, type CodedLine, draftOnCoded } from './coded-line.ts'

/** Hotels as Amadeus, Sabre and Galileo print them: "HHL RT HK1 BER IN09JAN OUT11JAN", "HHL YR 14DEC S SYD HK1 OUT16DEC". */
export const hotelForm = /^\s*\d{1,2}\s?[.)]?\s*(?:HHL|HTL)\s/
const hotelDays = [
  /\bIN\s?(\d{1,2})([A-Z]{3}).*\bOUT\s?(\d{1,2})([A-Z]{3})/,
  /\b(\d{1,2})([A-Z]{3})\b.*\bOUT\s?(\d{1,2})([A-Z]{3})/,
  /\b(\d{1,2})([A-Z]{3})-(\d{1,2})([A-Z]{3})/,
]

export function toStay(line: CodedLine, booked: string | null): Counted | null {
  const match = hotelDays.map((form) => form.exec(line.text)).find((found) => found !== null)
  const [, day, month = '', lastDay, lastMonth = ''] = match ?? []
  const [from, to] = [monthNumber(month.toLowerCase()), monthNumber(lastMonth.toLowerCase())]
  if (from === null || to === null) return null
  // Without a day of booking any year will do for counting nights, and none is stated.
  const start = dayOfSegment({ day: Number(day), month: from, year: null }, booked ?? '2024-01-01')
  const end = start === null ? null : dayOfSegment({ day: Number(lastDay), month: to, year: null }, start)
  const nights = start === null || end === null ? 0 : daysBetween(start, end)
  if (start === null || end === null || nights < 1) return null
  const rooms = Math.max(1, Number(/\b(?:HK|SS|HS|KK|GK)\s?(\d{1,2})\b/.exec(line.text)?.[1] ?? '1'))
  const days = booked === null ? [] : [start, end]
  return {
    activity: draftOnCoded(line, {
      description: 'Hotel stay',
      kind: 'hotel',
      quantity: String(nights * rooms),
      unit: 'room-night',
      details: detailsOf({ date: booked === null ? null : start }),
      meaning: 0.93,
    }),
    days,
  }
}
