import Big from 'big.js'
import { findOperator } from '../../fields/find-operator.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { unitWithin } from '../../values/unit-text.ts'
import { detailsOf } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { type JourneyLeg, chooseJourney } from './choose-journey.ts'
import { countTravellers } from './count-travellers.ts'
import type { JourneyRead } from './read-flights.ts'
import { blankOut, foldText } from '../../values/plain-text.ts'
import { findTimes } from '../../values/time-text.ts'
import { findFacingStops } from './facing-stops.ts'
import { findTimedRides } from './timed-rides.ts'
import { isCancelled, travelWords } from './travel-words.ts'

type Stop = { line: ReadLine; name: string; date: string | null }
type Ride = { from: Stop; to: Stop }

const linesBetween = 6
const linesToHeading = 5
const ticketWords =
  /ticket|billet|biglietto|billete|fahrkarte|fahrschein|reserv|buchung|booking|boleto|vervoerbewijs|itinerary|journey|reise/
const serviceNumber =
  /\b(?:train|zug|treno|tren|trein|tgv|ice|ic|ec|re|ave|fr|eurostar|thalys|intercity|bus)\s?(?:n[o°º]?\.?|nr\.?|number)?\s?:?\s?(\d{1,5})\b/g

/** Rail and coach tickets: one activity a ride, by from and to, or by two stops with times. */
export function readGroundJourney(lines: readonly ReadLine[]): JourneyRead {
  const text = lines.map(({ folded }) => folded).join('\n')
  const kind = modeOf(lines, text)
  if (kind === null || !ticketWords.test(text)) return { activities: [], days: [] }
  const timed = findTimedRides(lines).map((found) =>
    found.map(({ from, to }) => ({ from: dated(lines, from), to: dated(lines, to) })),
  )
  const paired = lines.flatMap((line) => toPair(lines, line))
  const readings = [labelledRides(lines), facingRides(lines), paired, ...timed].map(distinctLegs)
  const rides = joinChanges(chooseJourney(readings).map(({ ride }) => ride))
  const travellers = countTravellers(lines)
  const services = new Set([...text.matchAll(serviceNumber)].map((match) => match[0].replace(/\s/g, '')))
  const days = rides.flatMap(({ from, to }) => [from.date, to.date].filter((day) => day !== null))
  const distance = travellers === 1 ? findDistance(lines) : null
  const [first, ...others] = rides
  if (distance !== null && first !== undefined && others.every((ride) => isSameWay(first, ride)))
    return {
      activities: [
        draftOnLine(distance.line, {
          description: `${kind === 'train' ? 'Train' : 'Coach'} ${first.from.name}–${first.to.name}`,
          kind,
          quantity: Big(distance.value).times(rides.length).toFixed(),
          unit: distance.unit,
          details: detailsOf({
            origin: first.from.name,
            destination: first.to.name,
            date: first.from.date,
            roundTrip: others.length > 0,
          }),
          // A ticket there and back prints its distance once, and does not say for which.
          meaning: others.length > 0 ? 0.7 : 0.88,
        }),
      ],
      days,
    }
  return {
    activities: rides.map(({ from, to }) =>
      draftOnLine(from.line, {
        description: `${kind === 'train' ? 'Train' : 'Coach'} ${from.name}–${to.name}`,
        kind,
        quantity: String(travellers),
        unit: 'passenger-leg',
        details: detailsOf({ origin: from.name, destination: to.name, travellers, date: from.date }),
        meaning: services.size > 0 || rides.length === 1 ? 0.88 : 0.8,
      }),
    ),
    days,
  }
}

/** Each ride once, however often it is printed. */
function distinctLegs(rides: readonly Ride[]): (JourneyLeg & { ride: Ride })[] {
  const name = ({ from, to }: Ride) => `${from.name} ${to.name} ${from.date ?? ''}`
  return [...new Map(rides.map((ride) => [name(ride), ride])).values()].map(toLeg)
}

function toLeg(ride: Ride): JourneyLeg & { ride: Ride } {
  const { from, to } = ride
  const isTimed = findTimes(from.line.text).length > 0 || findTimes(to.line.text).length > 0
  return {
    ride,
    origin: from.name,
    destination: to.name,
    date: from.date,
    service: null,
    isScheduled: isTimed || from.date !== null || to.date !== null,
  }
}

function dated(lines: readonly ReadLine[], stop: Omit<Stop, 'date'>): Stop {
  const date = dateOf(stop.line) ?? dateAbove(lines, stop.line) ?? dateBelow(lines, stop.line)
  return { ...stop, date }
}

/** "Km: 255": a number right after a word for distance. */
function findDistance(lines: readonly ReadLine[]): { line: ReadLine; value: string; unit: string } | null {
  for (const line of lines)
    for (const { start, value, unit, isRate, isMoney } of line.numbers) {
      const before = line.folded.slice(0, start)
      const label = findMentions(before).find(
        ({ concept, strength, end }) =>
          concept === 'distance' && strength === 3 && /^\W*$/.test(before.slice(end)),
      )
      const named = unit ?? unitWithin(before.slice(label?.start), ['distance'])
      const isGone = label !== undefined && !isRate && !isMoney && Big(value).gt(0)
      if (isGone && named?.dimension === 'distance') return { line, value, unit: named.unit }
    }
  return null
}

/** There again, or back. */
function isSameWay({ from, to }: Ride, other: Ride): boolean {
  const names = [other.from.name, other.to.name]
  return names.includes(from.name) && names.includes(to.name)
}

/** Rides of one day that change vehicles on the way are one journey, as one ticket is for them. */
function joinChanges(rides: readonly Ride[]): Ride[] {
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

/** The carrier's own mode, where one is named: coaches stop at railway stations too. */
function modeOf(lines: readonly ReadLine[], text: string): 'train' | 'bus' | null {
  const mode = findOperator(lines)?.operator.mode
  if (mode === 'train' || mode === 'bus') return mode
  return travelWords.train.test(text) ? 'train' : travelWords.bus.test(text) ? 'bus' : null
}

function facingRides(lines: readonly ReadLine[]): Ride[] {
  return findFacingStops(lines).map(({ line, from, to }) => {
    const date = dateOf(line) ?? dateAbove(lines, line) ?? dateBelow(lines, line)
    return { from: { line, name: from, date }, to: { line, name: to, date } }
  })
}

function dateBelow(lines: readonly ReadLine[], line: ReadLine): string | null {
  return (
    [1, 2, 3].flatMap((step) => lines[line.index + step]?.dates.flatMap(({ iso }) => iso ?? []) ?? [])[0] ??
    null
  )
}

function dateOf(line: ReadLine): string | null {
  return line.dates.find(({ iso }) => iso !== null)?.iso ?? null
}

/** The date of the heading over a leg: "Outward journey - Tuesday 9 December 2025". */
function dateAbove(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (let step = 1; step <= linesToHeading; step++) {
    const above = lines[line.index - step]
    const date = above === undefined ? null : dateOf(above)
    if (above !== undefined && date !== null)
      return /booked|book(?:ing|ed) (?:on|date)|issued|emision|emissione|emission|purchas|valid|gebucht|paid/.test(
        above.folded,
      )
        ? null
        : date
  }
  return null
}

const fromLabel =
  /^(?:from|depart(?:s|ure|ing)?(?: from)?|origin|von|de|depart de|desde|origen|da|van|start)$/
const toLabel =
  /^(?:to|arriv(?:es?|al|ing)?(?: at)?|destination|nach|a|vers|arrivee a|hasta|destino|naar|ziel)$/
const dayLabel =
  /^(?:depart(?:s|ure)?|date(?: of travel)?|travel date|day|arriv(?:es?|al)|outward|datum|reisedatum|fecha|data)/

/** "From  Canberra" and "To  Sydney" on lines of their own, once for every ride. */
function labelledRides(lines: readonly ReadLine[]): Ride[] {
  const [starts = [], ends = []] = [fromLabel, toLabel].map((pattern) =>
    lines.flatMap((line) => {
      const [label, name] = labelAndValue(line)
      return pattern.test(label) && isStation(name) && !isCancelled(line.folded) ? [{ line, name }] : []
    }),
  )
  const pairs = starts.flatMap((from, index) => {
    const next = starts[index + 1]?.line.index ?? Infinity
    const to =
      starts.length === 1
        ? ends[0]
        : ends.find(({ line }) => line.index >= from.line.index && line.index < next)
    const isRide =
      to !== undefined && from.name !== to.name && Math.abs(to.line.index - from.line.index) <= linesBetween
    return isRide ? [{ from, to }] : []
  })
  const isReturn = pairs.length > 1
  return pairs.map(({ from, to }) => {
    const near = lines.slice(Math.max(0, from.line.index - linesToHeading), to.line.index + linesToHeading)
    const labelled = near.flatMap((line) => (dayLabel.test(line.folded) ? (dateOf(line) ?? []) : []))[0]
    const own = dateOf(from.line) ?? dateOf(to.line)
    const date = isReturn
      ? (own ?? dateAbove(lines, from.line) ?? labelled ?? null)
      : (labelled ?? own ?? dateAbove(lines, from.line))
    return { from: { ...from, date }, to: { ...to, date } }
  })
}

/** The words before a colon or in the first cell, and what follows; a capital is no label's business. */
function labelAndValue({ cells }: ReadLine): [string, string] {
  const [first = '', second = ''] = cells.map(({ text }) => text)
  const match = /^\s*(\p{L}[\p{L} ]*?)\s*(?::|\s)\s*(\p{Lu}.*)$/u.exec(first)
  const [label, name] =
    cells.length > 1 ? [first.replace(/:$/, ''), second] : [match?.[1] ?? '', match?.[2] ?? '']
  return [foldText(label).trim(), name.split(',')[0]?.trim() ?? '']
}

/** "London Euston to Manchester Piccadilly", "Köln Hbf - Berlin Hbf", "Leeds 07:33 - York 08:01", "von Bonn nach Köln". */
function toPair(lines: readonly ReadLine[], line: ReadLine): Ride[] {
  const times = findTimes(line.text)
  const timed = times.length === 2 ? [blankOut(line.text, times)] : []
  for (const text of [...timed, ...line.cells.map((cell) => cell.text)]) {
    const match =
      /^\s*(?:from|von|de|da|van)?\s*:?\s*(\p{Lu}[\p{L} .'’()-]{2,40}?)\s*(?:\s[-–—]\s|→|->|\s\/\s|\s>\s|\bto\b|\bnach\b|\bnaar\b)\s*(\p{Lu}[\p{L} .'’()-]{2,40}?)(?:\s{2,}.*)?$/u.exec(
        text,
      )
    const [from, to] = [match?.[1]?.trim() ?? '', match?.[2]?.trim() ?? '']
    if (match === null || !isStation(from) || !isStation(to)) continue
    const date = dateOf(line) ?? dateAbove(lines, line)
    return [{ from: { line, name: from, date }, to: { line, name: to, date } }]
  }
  return []
}

function isStation(name: string): boolean {
  return (
    isName(name) &&
    name.length <= 45 &&
    !/\d{3}|:|date|time|heure|uhr|valid|price|total|class|seat|ticket|train\b/i.test(name)
  )
}
