import type { ReadLine } from '../../layout/read-line.ts'
import { isAirport } from './airports.ts'
import { findNamedLegs } from './named-legs.ts'
import { isCancelled, notAirports, travelWords } from './travel-words.ts'

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

type PlaceToken = {
  line: ReadLine
  code: string
  start: number
  end: number
  side: 'departure' | 'arrival' | null
  hasTime: boolean
}

const separator =
  /^\s*\)?\s*(?:-|–|—|→|->|>|»|\/|\bto\b|\bnach\b|\ba\b|\bnaar\b|✈)\s*[\p{L}\s.'’-]{0,40}\(?\s*$/u
/** "Lima (LIM)  Quito (UIO)": the next column names the next place. */
const neighbour = /^(?:\s{1,2}|\)\s{2}[\p{L} .'’-]{2,40}\()$/u
const linesBetween = 8
const linesToDate = 10
/** "Denver (DEN) 17:05 → Frankfurt (FRA) 10:55" is a flight without the word. */
const bracketed = /\([A-Z]{3}\).*\d{1,2}[:h.]\d{2}.*\([A-Z]{3}\)/
/** "QF 520 BNE - SYD" is one without the word too. */
const numberedPair =
  /(?<![A-Za-z0-9])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}\s+([A-Z]{3})(?:\s?(?:-|–|→|>|\/|to)\s?|\s{1,3})([A-Z]{3})(?![A-Za-z0-9])/
const notTravelled =
  /\bissued?\b|\bbooked\b|booking date|\bpaid\b|purchase|invoice|fecha de (?:compra|emision)|gebucht|ausgestellt/

/**
 * Flight legs by airport codes: a departure followed by its arrival, or a pair on one line. A pair that other legs
 * connect (the whole journey) and a pair printed again are left out.
 */
export function findLegs(lines: readonly ReadLine[]): Leg[] {
  if (!lines.some(namesFlight)) return []
  const tokens = lines.filter(({ folded }) => !isCancelled(folded)).flatMap(findPlaces)
  const legs: Leg[] = []
  for (const [index, from] of tokens.entries()) {
    const to = tokens[index + 1]
    if (to === undefined || from.code === to.code || !isPair(from, to)) continue
    legs.push(toLeg(lines, from, to))
  }
  const named = legs.length > 0 ? [] : lines.flatMap((line) => toNamedLeg(lines, line) ?? [])
  const worded = legs.length + named.length > 0 ? [] : findNamedLegs(lines)
  // A fare list names pairs too: what was flown has a day or a flight number.
  return withoutJourneys(withoutRepeats([...legs, ...named, ...worded])).filter(
    ({ date, flight }) => date !== null || flight !== null,
  )
}

function namesFlight({ folded, text }: ReadLine): boolean {
  if (travelWords.flight.test(folded) || bracketed.test(text)) return true
  const [, origin = '', destination = ''] = numberedPair.exec(text) ?? []
  return isAirport(origin) && isAirport(destination)
}

const flightNumber = /(?<![A-Za-z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{2,4})(?![\dA-Za-z:.,])/
const namedPair =
  /(?:^|\s{2}|:\s?)(?:from\s)?(\p{Lu}[\p{L}.'’ -]{2,30}?)\s*(?:\s[-–—]\s|→|->|\bto\b|\bnach\b)\s*(\p{Lu}[\p{L}.'’ -]{2,30}?)(?=\s{2}|,|$)/u

/** Without any airport code: two names on a line with a flight number, "QA 512 Melbourne to Sydney". */
function toNamedLeg(lines: readonly ReadLine[], line: ReadLine): Leg | null {
  const flight = flightNumber.exec(line.text) ?? flightNumber.exec(lines[line.index - 1]?.text ?? '')
  const pair = flight === null || isCancelled(line.folded) ? null : namedPair.exec(line.text)
  if (flight === null || pair === null) return null
  const date = line.dates.find(({ iso }) => iso !== null)?.iso ?? null
  return {
    line,
    origin: (pair[1] ?? '').trim(),
    destination: (pair[2] ?? '').trim(),
    date,
    arrivalDate: date,
    flight: `${flight[1] ?? ''}${flight[2] ?? ''}`,
    cabin: cabinNear(lines, line),
  }
}

/** Codes in brackets, and bare codes beside a time, a separator or a departure word. */
function findPlaces(line: ReadLine): PlaceToken[] {
  return [...line.text.matchAll(/(?<![A-Za-z0-9])[A-Z]{3}(?![A-Za-z0-9])/g)].flatMap((match) => {
    const code = match[0]
    const start = match.index
    const end = start + code.length
    const before = line.text.slice(0, start)
    const after = line.text.slice(end)
    if (notAirports.has(code) || !isAirport(code)) return []
    const inBrackets = before.endsWith('(') && after.startsWith(')')
    const hasTime =
      /\d{1,2}[:h.]\d{2}(?:\s?[ap]m)?\s{0,4}$/i.test(before) || /^\)?\s{0,4}\d{1,2}[:h]\d{2}/.test(after)
    const inPair =
      /^(?:\s?(?:-|–|→|>|\/|to)\s?|\s{1,2})[A-Z]{3}(?![A-Za-z])/.test(after) ||
      /(?<![A-Za-z])[A-Z]{3}(?:\s?(?:-|–|→|>|\/|to)\s?|\s{1,2})$/.test(before)
    const side = sideOf(line.folded.slice(Math.max(0, start - 60), start))
    const isWord =
      !inBrackets &&
      !hasTime &&
      !inPair &&
      (side === null ||
        !/(?:from|to|origin|destination|von|nach|depart\w*|arriv\w*)\s*:?\s*$/.test(
          line.folded.slice(0, start),
        ))
    return isWord ? [] : [{ line, code, start, end, side, hasTime }]
  })
}

/** The last departure or arrival word before a place. */
function sideOf(before: string): PlaceToken['side'] {
  const departure = lastIndex(before, travelWords.departure)
  const arrival = lastIndex(before, travelWords.arrival)
  if (departure === arrival) return null
  return departure > arrival ? 'departure' : 'arrival'
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1
}

function isPair(from: PlaceToken, to: PlaceToken): boolean {
  const apart = to.line.index - from.line.index
  if (apart > linesBetween) return false
  if (from.side === 'departure' && to.side === 'arrival') return true
  const between =
    apart === 0 ? from.line.text.slice(from.end, to.start).replace(/\d{1,2}[:h]\d{2}/g, ' ') : null
  if (between !== null && (separator.test(between) || neighbour.test(between))) return true
  return from.hasTime && to.hasTime && from.side !== 'arrival' && to.side !== 'departure'
}

function toLeg(lines: readonly ReadLine[], from: PlaceToken, to: PlaceToken): Leg {
  const date = dateNear(lines, from)
  return {
    line: from.line,
    origin: from.code,
    destination: to.code,
    date,
    arrivalDate: dateNear(lines, to) ?? date,
    flight: flightNear(lines, from.line, to.line),
    cabin: cabinNear(lines, to.line),
  }
}

/** The last date before the place on its line or the lines above, else the first one after it. */
function dateNear(lines: readonly ReadLine[], place: PlaceToken): string | null {
  const own = place.line.dates.filter(({ iso }) => iso !== null)
  const before = own.findLast(({ start }) => start < place.start)
  if (before?.iso !== undefined) return before.iso
  const [after] = own
  if (after?.iso !== undefined) return after.iso
  for (let step = 1; step <= linesToDate; step++) {
    const line = lines[place.line.index - step]
    if (line !== undefined && notTravelled.test(line.folded)) continue
    const date = line?.dates.findLast(({ iso }) => iso !== null)
    if (date?.iso !== undefined) return date.iso
  }
  for (let step = 1; step <= 4; step++) {
    const date = lines[place.line.index + step]?.dates.find(({ iso }) => iso !== null)
    if (date?.iso !== undefined) return date.iso
  }
  return null
}

function flightNear(lines: readonly ReadLine[], from: ReadLine, to: ReadLine): string | null {
  for (const step of [0, -1, -2, -3, 1, 2]) {
    const line = step <= 0 ? lines[from.index + step] : lines[to.index + step]
    const match = flightNumber.exec(line?.text ?? '')
    if (match !== null) return `${match[1] ?? ''}${match[2] ?? ''}`
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
