import type { ReadLine } from '../../layout/read-line.ts'
import { isAirport } from './airports.ts'
import { type Arrangement, arrangementOf, dayOfPlace } from './leg-days.ts'
import { flightNumbersOn } from './flight-numbers.ts'
import { findNamedLegs } from './named-legs.ts'
import { type PlaceToken, findPlaces } from './place-tokens.ts'
import { flightWords, isCancelled } from './travel-words.ts'

export type Leg = {
  line: ReadLine
  origin: string
  destination: string
  /** ISO date of departure, when the year is printed too. */
  date: string | null
  arrivalDate: string | null
  flight: string | null
  cabin: string | null
}

const separator =
  /^\s*\)?\s*(?:-|–|—|→|->|>|»|\/|\bto\b|\bnach\b|\ba\b|\bnaar\b|✈)\s*[\p{L}\s.'’-]{0,40}\(?\s*$/u
/** "Lima (LIM)  Quito (UIO)": the next column names the next place. */
const neighbour = /^(?:\s{1,2}|\)\s{2}[\p{L} .'’-]{2,40}\()$/u
/** "Perth (PER) T3  London T5 (LHR)": two columns of names, without figures other than a terminal's. */
const columnsBetween =
  /^\)(?:,?\s*(?:T|Terminal )\s?\d?\p{Lu}?\b)?[^()\d]*(?:\b(?:T|Terminal )\s?\d\p{Lu}?\s*)?\($/u
const duration = /\b\d{1,2}\s?h(?:rs?)?\b\.?(?:\s?\d{1,2}\s?m(?:in)?s?\b)?/g
const linesBetween = 8
/** "Denver (DEN) 17:05 → Frankfurt (FRA) 10:55" is a flight without the word. */
const bracketed = /\(([A-Z]{3})\).*\(([A-Z]{3})\)/
/** "QF 520 BNE - SYD" is one without the word too. */
const numberedPair =
  /(?<![A-Za-z0-9])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}\s+([A-Z]{3})(?:\s?(?:-|–|→|>|\/|to)\s?|\s{1,3})([A-Z]{3})(?![A-Za-z0-9])/
/**
 * Flight legs by airport codes: a departure followed by its arrival, or a pair on one line. A pair that other legs
 * connect (the whole journey) and a pair printed again are left out.
 */
export function findLegs(lines: readonly ReadLine[]): Leg[] {
  if (!lines.some(namesFlight)) return []
  const tokens = lines.filter(({ folded }) => !isCancelled(folded)).flatMap(findPlaces)
  const arrangement = arrangementOf(lines, tokens[0])
  const next = (index: number) => ({ from: tokens[index], to: tokens[index + 1] })
  const linked = new Set(
    tokens.flatMap((_, index) => {
      const { from, to } = next(index)
      return from !== undefined && to !== undefined && areLinked(from, to) ? [from, to] : []
    }),
  )
  const legs = tokens.flatMap((from, index) => {
    const { to } = next(index)
    if (to === undefined || from.code === to.code || !isNear(from, to)) return []
    // Places of a printed pair belong to it, not to the clock times of the next.
    const isTimed = !linked.has(from) && !linked.has(to) && areTimed(from, to)
    return areLinked(from, to) || isTimed ? [toLeg(lines, from, to, arrangement)] : []
  })
  const worded = legs.length > 0 ? [] : findNamedLegs(lines)
  // A fare list names pairs too: what was flown has a day or a flight number.
  return withoutJourneys(withoutRepeats([...legs, ...worded])).filter(
    ({ date, flight }) => date !== null || flight !== null,
  )
}

function namesFlight({ folded, text }: ReadLine): boolean {
  if (flightWords.test(folded)) return true
  const [, origin = '', destination = ''] = bracketed.exec(text) ?? numberedPair.exec(text) ?? []
  return isAirport(origin) && isAirport(destination)
}

function isNear(from: PlaceToken, to: PlaceToken): boolean {
  return to.line.index - from.line.index <= linesBetween
}

function areLinked(from: PlaceToken, to: PlaceToken): boolean {
  if (!isNear(from, to)) return false
  if (from.side === 'departure' && to.side === 'arrival') return true
  if (to.line !== from.line) return false
  const between = from.line.text.slice(from.end, to.start).replace(/\d{1,2}[:h]\d{2}/g, ' ')
  if (separator.test(between) || neighbour.test(between)) return true
  return from.inBrackets && to.inBrackets && columnsBetween.test(between.replace(duration, ' '))
}

function areTimed(from: PlaceToken, to: PlaceToken): boolean {
  return from.hasTime && to.hasTime && from.side !== 'arrival' && to.side !== 'departure'
}

function toLeg(lines: readonly ReadLine[], from: PlaceToken, to: PlaceToken, arrangement: Arrangement): Leg {
  const date = dayOfPlace(lines, from, arrangement)
  return {
    line: from.line,
    origin: from.code,
    destination: to.code,
    date,
    arrivalDate: dayOfPlace(lines, to, arrangement) ?? date,
    flight: flightNear(lines, from, to, arrangement),
    cabin: cabinNear(lines, to.line),
  }
}

function flightNear(
  lines: readonly ReadLine[],
  from: PlaceToken,
  to: PlaceToken,
  arrangement: Arrangement,
): string | null {
  for (const step of arrangement === 'above' ? [0, -1, -2, -3, 1, 2] : [0, 1, 2, -1, -2, -3]) {
    const line = step <= 0 ? lines[from.line.index + step] : lines[to.line.index + step]
    const found = line === undefined ? [] : flightNumbersOn(line.text)
    // Several legs on one line: the number right after the places, or before them.
    const near = step === 0 ? (found.find(({ start }) => start > to.start) ?? found.at(-1)) : found[0]
    const only = found.length > 1 ? near : found[0]
    if (only !== undefined) return only.number
  }
  return null
}

function cabinNear(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, 1, 2, 3, 4, -1]) {
    const match = /\b(premium economy|economy|business|first class|eco(?=nomy)?\b)/.exec(
      lines[line.index + step]?.folded ?? '',
    )
    if (match !== null) return match[1] ?? null
  }
  return null
}

/** One leg is printed in the itinerary, the baggage rules and the fare: by date it is the same. */
function withoutRepeats(legs: readonly Leg[]): Leg[] {
  const kept: Leg[] = []
  for (const leg of legs) {
    const same = kept.find(
      (other) =>
        other.origin === leg.origin &&
        other.destination === leg.destination &&
        (other.date === leg.date || leg.date === null || other.date === null),
    )
    if (same === undefined) kept.push({ ...leg })
    else same.flight ??= leg.flight
  }
  return kept
}

function withoutJourneys(legs: readonly Leg[]): Leg[] {
  return legs.filter(
    (whole) =>
      !legs.some(
        (first) =>
          first !== whole &&
          first.origin === whole.origin &&
          legs.some(
            (last) =>
              last !== whole &&
              last !== first &&
              last.destination === whole.destination &&
              first.destination === last.origin,
          ),
      ),
  )
}
