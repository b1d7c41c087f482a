import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { cabinNear } from './find-legs.ts'
import type { Leg } from './leg.ts'
import { findFacingStops } from './facing-stops.ts'
import { type Arrangement, dayOfPlace } from './leg-days.ts'
import { isPlaceName } from './place-name.ts'
import { type PlaceToken, findPlaces, isProse } from './place-tokens.ts'
import { isCancelled } from './travel-words.ts'

type Position = { line: ReadLine; start: number }
type Mark = Position & { number: string }

const form = /(?<![A-Za-z0-9/])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}0*(\d{1,4})(?![\dA-Za-z.,/%]|:\d)/g
const linesBetween = 8
const longestBare = 24
const link = /\s[-–—→>]+\s/u

/** Each flight number with the two places nearest after it, or nearest before it, in one order for the whole page. */
export function findServiceLegs(lines: readonly ReadLine[], order: Arrangement): Leg[] {
  const own = lines.filter((line) => !isCancelled(line.folded) && !isProse(line))
  const marks = own.flatMap(marksOn)
  const codes = own.flatMap(findPlaces)
  const facing = new Set(codes.length > 1 ? [] : findFacingStops(lines).map(({ line }) => line))
  const places = codes.length > 1 ? codes : own.flatMap((line) => namesOn(lines, line, facing.has(line)))
  const dayOf = (place: PlaceToken) =>
    dayOfPlace(lines, place, isOverDayAndTime(lines, place.line) ? 'below' : order)
  const legs = new Map<string, Leg>()
  for (const [index, mark] of marks.entries()) {
    const block =
      order === 'above'
        ? placesBetween(places, mark, marks[index + 1])
        : placesBetween(places, marks[index - 1], mark).toReversed()
    const near = block.filter(({ line }) => Math.abs(line.index - mark.line.index) <= linesBetween)
    const [first] = near
    const second = near.find(({ code }) => code !== first?.code)
    const [from, to] = order === 'above' ? [first, second] : [second, first]
    const date = from === undefined ? null : dayOf(from)
    if (from === undefined || to === undefined || date === null || legs.has(mark.number)) continue
    legs.set(mark.number, {
      line: from.line,
      origin: from.code,
      destination: to.code,
      date,
      arrivalDate: dayOf(to) ?? date,
      flight: mark.number,
      cabin: cabinNear(lines, mark.line) ?? cabinNear(lines, to.line),
    })
  }
  return [...legs.values()]
}

/** A single digit is a flight's number only where the line speaks of flights: "Flight 4 of 4 UA5". */
function marksOn(line: ReadLine): Mark[] {
  return [...line.text.matchAll(form)].flatMap((match) => {
    const [, carrier = '', digits = ''] = match
    const isNumber = digits.length > 1 || says(line.folded, ['flight'])
    return isNumber ? [{ line, start: match.index, number: `${carrier}${digits}` }] : []
  })
}

function placesBetween(
  places: readonly PlaceToken[],
  after: Position | undefined,
  before: Position | undefined,
): PlaceToken[] {
  return places.filter(
    (place) =>
      (after === undefined || isBefore(after, place)) && (before === undefined || isBefore(place, before)),
  )
}

function isBefore(one: Position, other: Position): boolean {
  return one.line.index === other.line.index ? one.start < other.start : one.line.index < other.line.index
}

/**
 * The names of places on a line: two that face each other or stand with two clock times ("PORTLAND   SEATTLE" over
 * "AS 2188 14:30 15:24"), or one alone over its day and time.
 */
function namesOn(lines: readonly ReadLine[], line: ReadLine, isFacing: boolean): PlaceToken[] {
  const isTimed = [0, -1, 1].some((step) => findTimes(lines[line.index + step]?.text ?? '').length > 1)
  const names = line.cells.flatMap(({ text, start }) => {
    const parts = text.split(link)
    return parts.flatMap((part) => {
      const name = part.trim()
      const at = start + text.indexOf(part)
      return isPlaceName(name) ? [{ name, start: at, end: at + part.length }] : []
    })
  })
  const areEnds = names.length === 2 && (isTimed || isFacing)
  if (!areEnds && !(names.length === 1 && line.cells.length === 1 && isOverDayAndTime(lines, line))) return []
  return names.map(({ name, start, end }) => ({
    line,
    code: name,
    start,
    end,
    left: positionAt(line, start),
    side: undefined,
    inBrackets: false,
    hasTime: true,
  }))
}

/** "Calgary" over "Mon 06-Jul 2026" over "09:25", as a table comes out that was copied from a mail. */
function isOverDayAndTime(lines: readonly ReadLine[], { index }: ReadLine): boolean {
  const below = [lines[index + 1], lines[index + 2]]
  const has = (tell: (line: ReadLine) => boolean) =>
    below.some((line) => line !== undefined && isBare(line) && tell(line))
  return has(({ dates }) => dates.length === 1) && has(({ text }) => findTimes(text).length === 1)
}

/** A day or a clock time that stands alone on its line. */
function isBare({ text, dates, numbers }: ReadLine): boolean {
  return text.length <= longestBare && (numbers.length === 0 || dates.length > 0)
}
