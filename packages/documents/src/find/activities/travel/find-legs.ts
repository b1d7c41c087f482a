import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findFlightNumber } from './flight-number.ts'
import { type Arrangement, arrangementOf, dayOfPlace } from './leg-days.ts'
import type { Leg } from './leg.ts'
import { namesFlight } from './names-flight.ts'
import { findNamedLegs } from './named-legs.ts'
import { type PlaceToken, findPlaces } from './place-tokens.ts'
import { isCancelled } from './travel-words.ts'

const separator =
  /^\s*\)?\s*(?:-|–|—|→|->|>|»|\/|\bto\b|\bnach\b|\ba\b|\bnaar\b|✈)\s*[\p{L}\s.'’-]{0,40}\(?\s*$/u
/** "Lima (LIM)  Quito (UIO)": the next column names the next place. */
const neighbour = /^(?:\s{1,2}|\)\s{2}[\p{L} .'’-]{2,40}\()$/u
/** "Perth (PER) T3  London T5 (LHR)": two columns of names, without figures other than a terminal's. */
const columnsBetween =
  /^\)(?:,?\s*(?:T|Terminal )\s?\d?\p{Lu}?\b)?[^()\d]*(?:\b(?:T|Terminal )\s?\d\p{Lu}?\s*)?\($/u
const duration = /\b\d{1,2}\s?h(?:rs?)?\b\.?(?:\s?\d{1,2}\s?m(?:in)?s?\b)?/g
const linesBetween = 8
const cabinNames = cueFor('find-legs cabin names')

/**
 * Flight legs by airport codes: a departure followed by its arrival, or a pair on one line. A pair that other legs
 * connect (the whole journey) and a pair printed again are left out.
 */
export function findLegs(lines: readonly ReadLine[]): Leg[] {
  if (!lines.some(namesFlight)) return []
  const tokens = lines.filter(({ folded }) => !isCancelled(folded)).flatMap(findPlaces)
  const arrangement = arrangementOf(lines, tokens[0])
  const legs: Leg[] = []
  for (const [index, from] of tokens.entries()) {
    const to = tokens[index + 1]
    if (to === undefined || from.code === to.code || !isPair(from, to)) continue
    legs.push(toLeg(lines, from, to, arrangement))
  }
  const worded = legs.length > 0 ? [] : findNamedLegs(lines)
  // A fare list names pairs too: what was flown has a day or a flight number.
  return withoutJourneys(withoutRepeats([...legs, ...worded])).filter(
    ({ date, flight }) => date !== null || flight !== null,
  )
}

function isPair(from: PlaceToken, to: PlaceToken): boolean {
  const apart = to.line.index - from.line.index
  if (apart > linesBetween) return false
  const between = textBetween(from, to)
  if (between !== null && (separator.test(between) || neighbour.test(between))) return true
  const columns = between?.replace(duration, ' ') ?? null
  if (columns !== null && from.inBrackets && to.inBrackets && columnsBetween.test(columns)) return true
  return from.hasTime && to.hasTime && from.side !== 'destination' && to.side !== 'origin'
}

/** What stands between two places on a line, or on two where the second breaks off before its code: "to New Delhi", "(DEL)". */
function textBetween(from: PlaceToken, to: PlaceToken): string | null {
  const apart = to.line.index - from.line.index
  if (apart === 0) return from.line.text.slice(from.end, to.start)
  const start = to.line.text.slice(0, to.start)
  return apart === 1 && start.trim() === '(' ? `${from.line.text.slice(from.end)} ${start}` : null
}

function toLeg(lines: readonly ReadLine[], from: PlaceToken, to: PlaceToken, arrangement: Arrangement): Leg {
  const date = dayOfPlace(lines, from, arrangement)
  return {
    line: from.line,
    origin: from.code,
    destination: to.code,
    date,
    arrivalDate: dayOfPlace(lines, to, arrangement) ?? date,
    flight: flightNear(lines, from.line, to.line, arrangement),
    cabin: cabinNear(lines, to.line),
  }
}

function flightNear(
  lines: readonly ReadLine[],
  from: ReadLine,
  to: ReadLine,
  arrangement: Arrangement,
): string | null {
  for (const step of arrangement === 'above' ? [0, -1, -2, -3, 1, 2] : [0, 1, 2, -1, -2, -3]) {
    const line = step <= 0 ? lines[from.index + step] : lines[to.index + step]
    const flight = findFlightNumber(line?.text ?? '')
    if (flight !== null) return flight
  }
  return null
}

export function cabinNear(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, 1, 2, 3, 4, -1]) {
    const match = cabinNames.exec(lines[line.index + step]?.folded ?? '')
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
