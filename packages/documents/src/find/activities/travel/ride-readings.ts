import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { blankOut } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { findFacingStops } from './facing-stops.ts'
import { findLabelledEnds, isStation } from './labelled-ends.ts'
import { findTimedRides, pairUp } from './timed-rides.ts'
import { isCancelled } from './travel-words.ts'
import { firstDayOn } from './first-day-on.ts'

type Stop = { line: ReadLine; name: string; date: string | null }
type PlacedName = Omit<Stop, 'date'>
export type Ride = { from: Stop; to: Stop }

const linesBetween = 6
const linesToHeading = 5

/** Ways of reading rides: under labels, else by stops of a line each, facing each other or in pairs; or by clock times. */
export function findRideReadings(lines: readonly ReadLine[]): Ride[][] {
  const named = [labelledRides, stopRides, facingRides, pairedRides]
  const first = named.map((read) => read(lines)).find(({ length }) => length > 0) ?? []
  const timed = findTimedRides(lines).map((found) =>
    found.map(({ from, to }) => ({ from: dated(lines, from), to: dated(lines, to) })),
  )
  return [first, ...timed]
}

function stopRides(lines: readonly ReadLine[]): Ride[] {
  const stops = lines.filter(({ folded }) => !isCancelled(folded)).flatMap((line) => toStop(lines, line))
  return pairUp(stops, linesBetween)
}

function pairedRides(lines: readonly ReadLine[]): Ride[] {
  return lines.flatMap((line) => toPair(lines, line))
}

/** A line of a name and a clock time: "LYON PART-DIEU  15/07 à 17h50", "07:15  Manchester Piccadilly". */
function toStop(lines: readonly ReadLine[], line: ReadLine): Stop[] {
  if (!/(?<![\d.,])\d{1,2}[:h]\d{2}(?!\d)/.test(line.text)) return []
  const [first = '', second = ''] = line.cells.map(({ text }) => text)
  const timed = /^(?:\p{L}{2,9}\.?:?\s+)?\d{1,2}[:h]\d{2}(?:\s?[ap]\.?m\.?)?\s*(?:[-–—]\s+)?(.*)$/u.exec(
    first,
  )
  const name = timed === null ? first : (timed[1] ?? '') === '' ? second : (timed[1] ?? '')
  if (timed === null && line.cells.length < 2) return []
  if (!isStation(name.trim())) return []
  return [{ line, name: name.trim(), date: firstDayOn(line) ?? dateAbove(lines, line) }]
}

function dated(lines: readonly ReadLine[], stop: PlacedName): Stop {
  const date = firstDayOn(stop.line) ?? dateAbove(lines, stop.line) ?? dateBelow(lines, stop.line)
  return { ...stop, date }
}

function facingRides(lines: readonly ReadLine[]): Ride[] {
  return findFacingStops(lines).map(({ line, from, to }) => {
    const date = firstDayOn(line) ?? dateAbove(lines, line) ?? dateBelow(lines, line)
    return { from: { line, name: from, date }, to: { line, name: to, date } }
  })
}

function dateBelow(lines: readonly ReadLine[], line: ReadLine): string | null {
  return (
    [1, 2, 3].flatMap((step) => lines[line.index + step]?.dates.flatMap(({ iso }) => iso ?? []) ?? [])[0] ??
    null
  )
}

/** The day under two places, where their two times stand there too. */
function dayUnder(lines: readonly ReadLine[], line: ReadLine): string | null {
  const isTimed = [1, 2].some((step) => findTimes(lines[line.index + step]?.text ?? '').length === 2)
  return isTimed ? dateBelow(lines, line) : null
}

/** The date of the heading over a leg: "Outward journey - Tuesday 9 December 2025". */
function dateAbove(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (let step = 1; step <= linesToHeading; step++) {
    const above = lines[line.index - step]
    const date = above === undefined ? null : firstDayOn(above)
    if (date !== null) return date
  }
  return null
}

/** "From  Canberra" and "To  Sydney" on lines of their own, once for every ride. */
function labelledRides(lines: readonly ReadLine[]): Ride[] {
  return findLabelledEnds(lines).map(({ from, to }) => {
    const day = firstDayOn(from.line) ?? dateAbove(lines, from.line) ?? dateBelow(lines, to.line)
    return { from: { ...from, date: day }, to: { ...to, date: day } }
  })
}

/** "London Euston to Manchester Piccadilly", "Köln Hbf - Berlin Hbf", "Leeds 07:33 - York 08:01", "von Bonn nach Köln". */
function toPair(lines: readonly ReadLine[], line: ReadLine): Ride[] {
  const times = findTimes(line.text)
  const timed = times.length === 2 ? [blankOut(line.text, times)] : []
  for (const text of [...timed, ...line.cells.map((cell) => cell.text)]) {
    const match =
      /^\s*(?:[\p{L} ]{2,20}:|from|von|de|da|van)?\s*:?\s*(\p{Lu}[\p{L} .'’()-]{2,40}?)\s*(?:\s[-–—]\s|→|->|\s\/\s|\s>\s|\bto\b|\bnach\b|\bnaar\b)\s*(\p{Lu}[\p{L} .'’()-]{2,40}?)(?:\s{2,}.*)?$/u.exec(
        text,
      )
    const [from, to] = [match?.[1]?.trim() ?? '', match?.[2]?.trim() ?? '']
    if (match === null || !isStation(from) || !isStation(to)) continue
    const date = firstDayOn(line) ?? dateAbove(lines, line) ?? dayUnder(lines, line)
    return [{ from: { line, name: from, date }, to: { line, name: to, date } }]
  }
  return []
}
