import type { ReadLine } from '../../layout/read-line.ts'
import { findTimes } from '../../values/time-text.ts'
import { type Stop, findStops, isPlaceName, pairIn, says } from './find-stops.ts'
import { isProse } from './place-tokens.ts'

export type Ride = { from: Stop; to: Stop }

const linesBetween = 6
const mostRides = 40
const link = /^(?:to|nach|a|à|naar|@|-|–|—|→|->|>|»)$/i
/** The rides of a document, each once, however often it is printed; changes on the way are part of one ride. */
export function findRides(lines: readonly ReadLine[]): Ride[] {
  if (isMetered(lines)) return []
  const stops = findStops(lines)
  const rides: Ride[] = []
  for (let index = 0; index < stops.length - 1; index++) {
    const [from, to] = [stops[index], stops[index + 1]]
    if (from === undefined || to === undefined || !isRide(from, to)) continue
    rides.push({ from, to })
    index += 1
  }
  const found = rides.length > 0 ? rides : lines.flatMap((line) => pairsOn(lines, line))
  return withoutWhole(withoutRepeats(found.filter(isTravelled))).slice(0, mostRides)
}

/** What prints energy is a bill, whatever places it names. */
function isMetered(lines: readonly ReadLine[]): boolean {
  return lines.some(({ numbers }) => numbers.some(({ unit }) => unit?.dimension === 'energy'))
}

/** Two places that nothing dates or times are two names. */
function isTravelled({ from, to }: Ride): boolean {
  return from.date !== null || to.date !== null || findTimes(from.line.text).length > 0
}

function isRide(from: Stop, to: Stop): boolean {
  const isNear = to.line.index - from.line.index <= linesBetween
  return isNear && from.name !== to.name && from.side !== 'destination' && to.side !== 'origin'
}

/** "London Euston to Manchester Piccadilly", or two cells about an arrow. */
function pairsOn(lines: readonly ReadLine[], line: ReadLine): Ride[] {
  if (isProse(line) || says(line.folded, ['called-off'])) return []
  const texts = line.cells.map(({ text }) => text.trim())
  const between = texts.findIndex((text) => link.test(text))
  const faced = between > 0 ? [[texts[between - 1] ?? '', texts[between + 1] ?? '']] : []
  const pairs = [...faced, ...texts.map(pairIn)]
  for (const pair of pairs) {
    const [from, to] = pair ?? []
    if (from === undefined || to === undefined || from === to || !isPlaceName(from) || !isPlaceName(to))
      continue
    const date = nearestDay(lines, line)
    const stop = (name: string) => ({ line, name, date, side: null })
    return [{ from: stop(from), to: stop(to) }]
  }
  return []
}

function nearestDay(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, -1, 1, 2, 3, -2, -3, -4, -5]) {
    const day = lines[line.index + step]?.dates.find(({ iso }) => iso !== null)?.iso
    if (day !== undefined && day !== null) return day
  }
  return null
}

/** A journey is printed in a summary, a timetable and a seat reservation: by its day it is the same. */
function withoutRepeats(rides: readonly Ride[]): Ride[] {
  const kept: Ride[] = []
  for (const ride of rides) {
    const isSaid = kept.some(
      ({ from, to }) =>
        from.name === ride.from.name &&
        to.name === ride.to.name &&
        (from.date === ride.from.date || from.date === null || ride.from.date === null),
    )
    if (!isSaid) kept.push(ride)
  }
  return kept
}

/** The whole journey beside its parts says the same again. */
function withoutWhole(rides: readonly Ride[]): Ride[] {
  return rides.filter(
    (whole) =>
      !rides.some(
        (first) =>
          first.from.name === whole.from.name &&
          rides.some(
            (last) =>
              last !== first &&
              last.to.name === whole.to.name &&
              first.to.name === last.from.name &&
              first !== whole &&
              last !== whole,
          ),
      ),
  )
}

/** Rides with a change of vehicle on the way, on one day, are one journey, as one ticket is for it. */
export function joinChanges(rides: readonly Ride[]): Ride[] {
  const joined: Ride[] = []
  for (const ride of rides) {
    const last = joined.at(-1)
    const isChange =
      last !== undefined &&
      last.to.name === ride.from.name &&
      last.from.name !== ride.to.name &&
      last.to.date !== null &&
      last.to.date === ride.from.date
    if (isChange) joined[joined.length - 1] = { from: last.from, to: ride.to }
    else joined.push(ride)
  }
  return joined
}
