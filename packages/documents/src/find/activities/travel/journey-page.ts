import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { namesTraveller } from './count-travellers.ts'
import { findPlaces } from './find-places.ts'
import { findService } from './find-service.ts'
import { type JourneyMode, modeOf } from './journey-mode.ts'
import { partLines } from './part-lines.ts'
import { type Place, isSamePlace } from './place.ts'
import { type Roles, findRoles, isTitleLine, sidesOf } from './place-roles.ts'
import { timeBeside } from './place-times.ts'
import { isCancelled } from './travel-words.ts'

/** The lines of a paper with all that could be of a journey, each found once. */
export type JourneyPage = {
  lines: readonly ReadLine[]
  places: readonly Place[]
  mode: JourneyMode | null
  /** The paper says that it is a ticket, a booking or an itinerary. */
  isBooked: boolean
  /** It names who travels. */
  isPersonal: boolean
  hasCodedPair: boolean
  rolesOf: (place: Place) => Roles
  /** The clock time beside a place, in minutes. */
  timeOf: (place: Place) => number | null
  hasService: (line: ReadLine) => boolean
  placesOn: (line: ReadLine) => number
  /** How many places with a clock time stand before one. */
  timedBefore: (place: Place) => number
  /** How many different places there are, and how many are known to be such. */
  namedPlaces: number
  knownPlaces: number
  /** These two stand one after the other somewhere else. */
  isPrinted: (from: Place, to: Place) => boolean
}

export function openJourneyPage(all: readonly ReadLine[]): JourneyPage {
  const lines = partLines(all).map((line) => (isCancelled(line.folded) ? silenced(line) : line))
  const places = findPlaces(lines)
  const perLine = Map.groupBy(places, ({ line }) => line.index)
  const placed = new Set(places.map(({ cell }) => cell))
  const sides = lines.map(sidesOf)
  const titles = lines.map((line) => isTitleLine(line, perLine.get(line.index) ?? []))
  const services = lines.map(({ text, folded }) => findService(text, folded) !== null)
  const roles = new Map<Place, Roles>()
  const times = new Map<Place, number | null>()
  const pairs = places.flatMap((place, index) => {
    const next = places[index + 1]
    return next === undefined || isSamePlace(place, next) ? [] : [[place, next] as const]
  })
  let counted: readonly number[] | null = null
  const timed = () => {
    let sum = 0
    counted ??= places.map((place) => (page.timeOf(place) === null ? sum : sum++))
    return counted
  }
  const page: JourneyPage = {
    lines,
    places,
    mode: modeOf(lines),
    isBooked: lines.some(({ folded }) => says(folded, ['ticket', 'booking', 'itinerary'], 3)),
    isPersonal: lines.some(namesTraveller),
    hasCodedPair:
      pairs.some(([one, other]) => one.code !== null && other.code !== null) ||
      new Set(places.filter(({ inBrackets }) => inBrackets).map(({ code }) => code)).size > 1,
    namedPlaces: new Set(places.map(({ name }) => foldText(name))).size,
    knownPlaces: new Set(places.filter(({ isKnown }) => isKnown).map(({ name }) => foldText(name))).size,
    timedBefore: (place) => timed()[place.order] ?? 0,
    rolesOf(place) {
      const known =
        roles.get(place) ??
        findRoles(lines, sides, titles, place, placed, perLine.get(place.line.index) ?? [])
      roles.set(place, known)
      return known
    },
    timeOf(place) {
      const known = times.get(place)
      if (known !== undefined) return known
      const time = timeBeside(lines, place, (line) => perLine.get(line.index) ?? [])
      times.set(place, time)
      return time
    },
    hasService: (line) => services[line.index] ?? false,
    placesOn: (line) => perLine.get(line.index)?.length ?? 0,
    isPrinted: (from, to) =>
      pairs.some(
        ([one, other]) => one !== from && other !== to && isSamePlace(one, from) && isSamePlace(other, to),
      ),
  }
  return page
}

/** A leg that was called off names no place. */
function silenced(line: ReadLine): ReadLine {
  return { ...line, cells: [], text: '', folded: '', dates: [], numbers: [] }
}
