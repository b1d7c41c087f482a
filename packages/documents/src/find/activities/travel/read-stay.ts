import Big from 'big.js'
import type { Finding } from '../../../judge/relations/finding.ts'
import { evidenceOf } from '../../../lay-out/layout/evidence.ts'
import { hasCents } from '../../../lay-out/layout/has-cents.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { type ActivityDraft, detailsOf, noActivities } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { type Dated, chargedNights, countsNights } from './charged-nights.ts'
import { findPrintedNights, longestStay } from './printed-nights.ts'
import { saysLodging } from './says-lodging.ts'
import { findDay, nightsSwapped, rangeOf } from './days-of-stay.ts'

export type StayRead = {
  activities: readonly ActivityDraft[]
  findings: readonly Finding[]
  days: readonly string[]
}

const roomCount = cueFor('read-stay room count')
const roomsAfter = cueFor('read-stay rooms after')

/** Room-nights of a hotel document: printed nights, checked against the days between arrival and departure. */
export function readStay(lines: readonly ReadLine[]): StayRead {
  const claimed = claimedStays(lines)
  if (claimed.length > 1) {
    const activities = claimed.map(({ line, nights, day }) => toActivity(line, nights, 1, day))
    return { activities, findings: [], days: claimed.flatMap(({ day }) => day ?? []) }
  }
  const charged = chargedNights(lines)
  const both = saysLodging(lines) ? rangeOf(lines) : null
  const departure = both?.departure ?? findDay(lines, 'check-out', 'check-in')
  const arrival =
    both?.arrival ??
    findDay(lines, 'check-in', 'check-out') ??
    (departure === null ? null : (charged?.first ?? null))
  const between = arrival === null || departure === null ? null : daysBetween(arrival.day, departure.day)
  const swapped = arrival === null || departure === null ? null : nightsSwapped(arrival.day, departure.day)
  const isCharged = swapped !== null && swapped !== between && countsNights(lines, swapped)
  const counted = isCharged ? swapped : between
  const stayed = counted !== null && counted > 0 && counted <= longestStay ? counted : null
  const printed = findPrintedNights(lines)
  const nights = printed?.nights ?? stayed ?? (charged === null ? null : charged.nights)
  const line = printed?.line ?? arrival?.line ?? charged?.line
  if (nights === null || line === undefined) return { ...noActivities, days: [] }
  const rooms = findRooms(lines)
  const days =
    stayed === null || isCharged || arrival === null || departure === null ? [] : [arrival.day, departure.day]
  return {
    activities: [toActivity(line, nights, rooms, isCharged ? null : (arrival?.day ?? null))],
    findings: checkNights(printed, stayed, arrival, departure),
    days,
  }
}

function toActivity(line: ReadLine, nights: number, rooms: number, day: string | null): ActivityDraft {
  return draftOnLine(line, {
    description: `Hotel stay, ${nights} ${nights === 1 ? 'night' : 'nights'} × ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
    kind: 'hotel',
    quantity: Big(nights).times(rooms).toFixed(),
    unit: 'room-night',
    details: detailsOf({ date: day }),
    meaning: 0.9,
  })
}

/** "11/16/2024  Hilton Tokyo - 5 nights  1,530.00": rows of a claim, each a day, an amount and its own nights. */
function claimedStays(lines: readonly ReadLine[]): { line: ReadLine; nights: number; day: string | null }[] {
  const rows = lines.flatMap((line) => {
    const nights = line.dates.length === 1 ? findPrintedNights([line])?.nights : undefined
    const hasAmount = line.numbers.some(hasCents)
    const isOther = says(line.folded, ['parking', 'food', 'tax', 'service'])
    return nights === undefined || !hasAmount || isOther
      ? []
      : [{ line, nights, day: line.dates[0]?.iso ?? null }]
  })
  return new Set(rows.map(({ day }) => day)).size === rows.length ? rows : []
}

function findRooms(lines: readonly ReadLine[]): number {
  for (const { folded } of lines) {
    // "2 Übernachtung Einzelzimmer" counts nights.
    const [text = '', count = '0'] = roomCount.exec(folded) ?? roomsAfter.exec(folded) ?? []
    if (Number(count) > 0 && !says(text, ['nights'])) return Number(count)
  }
  return 1
}

function checkNights(
  printed: { line: ReadLine; nights: number } | null,
  stayed: number | null,
  arrival: Dated | null,
  departure: Dated | null,
): Finding[] {
  if (printed === null || stayed === null || arrival === null || departure === null) return []
  const passed = printed.nights === stayed
  const text = `${arrival.day} to ${departure.day} is ${stayed} nights; ${printed.nights} are printed.`
  return [
    { check: 'period-length', passed, text, evidence: [evidenceOf(printed.line), evidenceOf(arrival.line)] },
  ]
}
