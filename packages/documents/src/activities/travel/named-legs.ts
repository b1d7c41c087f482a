import type { ReadLine } from '../../layout/read-line.ts'
import { says } from '../../lexicon/says.ts'
import { findFacingStops } from './facing-stops.ts'
import { findFlightNumber } from './flight-number.ts'
import { findLabelledEnds } from './labelled-ends.ts'
import type { Leg } from './leg.ts'
import { isCancelled, travelWords } from './travel-words.ts'

const airWords = /\bflights?\b|\bflug(?!hafen)|\bvuelo|\bvol\b|\bvolo\b|vlucht|airlines?\b|airways/
const departureLabel = /^\W*(?:depart(?:s|ure|ing)?|dep\.?|abflug|salida|partenza|vertrek|from|von)\b\s*:?/
const arrivalLabel = /^\W*(?:arriv(?:es?|al|ing)|arr\.?|ankunft|llegada|arrivo|aankomst|to|nach)\b\s*:?/
const noPlace = /terminal|\bgate\b|\bhrs?\b|\blocal\b|\buhr\b|operated|^\W*$/i
const clock = /\d{1,2}[:h.]\d{2}(?:\s?[ap]m)?/gi
const linesBetween = 3
const linesToNumber = 5

/**
 * Legs printed as a departure line and an arrival line that name their places in words, below a flight number:
 * "Depart: 8 Jun 2025 16:15 - Heathrow", "Arrive: 8 Jun 2025 18:35 - Amsterdam".
 */
export function findNamedLegs(lines: readonly ReadLine[]): Leg[] {
  const isAir = lines.some(({ folded }) => airWords.test(folded) || says(folded, ['flight'], 3))
  if (!isAir || lines.some(({ folded }) => travelWords.train.test(folded))) return []
  const facing = new Map(
    findFacingStops(lines).map(({ line, from, to }) => [line, { origin: from, destination: to }]),
  )
  const labelled = new Map(
    findLabelledEnds(lines).map(({ from, to }) => [from.line, { origin: from.name, destination: to.name }]),
  )
  return lines.flatMap((line) => {
    const isOff = isCancelled(line.folded)
    const ends = isOff ? null : (labelled.get(line) ?? facing.get(line) ?? null)
    const number = ends === null ? null : flightNear(lines, line)
    if (ends !== null && number !== null) {
      const date = dayOf(line) ?? dayBelow(lines, line) ?? dayAbove(lines, line)
      return [{ line, ...ends, date, arrivalDate: date, flight: number, cabin: null }]
    }
    const origin = placeAfter(line, departureLabel)
    const flight = origin === null ? null : flightAbove(lines, line)
    if (origin === null || flight === null) return []
    for (let step = 1; step <= linesBetween; step++) {
      const below = lines[line.index + step]
      const destination = below === undefined ? null : placeAfter(below, arrivalLabel)
      if (below === undefined || destination === null) continue
      const date = dayOf(line) ?? dayAbove(lines, line)
      return [{ line, origin, destination, date, arrivalDate: dayOf(below) ?? date, flight, cabin: null }]
    }
    return []
  })
}

/** A boarding pass prints the flight under its places as often as over them. */
function flightNear(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, 1, -1, -2, 2]) {
    const flight = findFlightNumber(lines[line.index + step]?.text ?? '')
    if (flight !== null) return flight
  }
  return null
}

function dayBelow(lines: readonly ReadLine[], line: ReadLine): string | null {
  return (
    [1, 2].flatMap((step) => lines[line.index + step]?.dates.flatMap(({ iso }) => iso ?? []) ?? [])[0] ?? null
  )
}

/** The name on a labelled line, without its date, time and terminal. */
function placeAfter(line: ReadLine, label: RegExp): string | null {
  const match = isCancelled(line.folded) ? null : label.exec(line.folded)
  if (match === null) return null
  const text = line.dates.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    line.text,
  )
  const parts = text
    .slice(match[0].length)
    .replace(clock, ' ')
    .split(/\s[-–—|]\s|[(),|]|\s{3,}/)
    .map((part) => part.replace(/^[\s–—-]+/, '').trim())
  return parts.find((part) => /^\p{Lu}[\p{L}.'’ -]{2,40}$/u.test(part) && !noPlace.test(part)) ?? null
}

function flightAbove(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (let step = 0; step <= linesToNumber; step++) {
    const flight = findFlightNumber(lines[line.index - step]?.text ?? '')
    if (flight !== null) return flight
  }
  return null
}

function dayOf(line: ReadLine): string | null {
  return line.dates.find(({ iso }) => iso !== null)?.iso ?? null
}

function dayAbove(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (let step = 1; step <= linesToNumber; step++) {
    const above = lines[line.index - step]
    const day = above === undefined ? null : dayOf(above)
    if (day !== null) return day
  }
  return null
}
