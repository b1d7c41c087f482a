import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { blankOut, foldText } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { findService } from './find-service.ts'
import { isEndLabel } from './journey-end.ts'
import { type Place, findPlaces, isSamePlace } from './journey-places.ts'
import { type JourneyMode, modeOf } from './journey-mode.ts'
import { isCancelled } from './travel-words.ts'

export type Side = 'origin' | 'destination' | 'both' | null

/** Which end of a journey the words around a place say that it is. */
export type Roles = { before: Side; column: Side; above: Side; below: Side }

/** The lines of a paper with all that could be of a journey, each found once. */
export type JourneyPage = {
  lines: readonly ReadLine[]
  places: readonly Place[]
  mode: JourneyMode | null
  /** The paper says that it is a ticket, a booking or an itinerary. */
  isBooked: boolean
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

const mostWords = 5
const mostCells = 24
const linesUnderTitles = 25
const linesBeside = 2

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

/** Text that has lost its lines is read a cell a line. */
function partLines(all: readonly ReadLine[]): ReadLine[] {
  const parts = all.flatMap((line) =>
    line.cells.length > mostCells ? line.cells.map((cell) => partOf(line, cell)) : [line],
  )
  return parts.map((line, index) => ({ ...line, index }))
}

function partOf(line: ReadLine, cell: LayoutCell): ReadLine {
  const { start, end } = cell
  const isOwn = (token: { start: number; end: number }) => token.start >= start && token.end <= end
  const moved = <Token extends { start: number; end: number }>(token: Token) => ({
    ...token,
    start: token.start - start,
    end: token.end - start,
  })
  const own = moved(cell)
  return {
    ...line,
    text: line.text.slice(start, end),
    folded: line.folded.slice(start, end),
    cells: [own],
    dates: line.dates.filter(isOwn).map(moved),
    numbers: line.numbers.filter(isOwn).map((number) => ({ ...moved(number), cell: own })),
  }
}

/** A leg that was called off names no place. */
function silenced(line: ReadLine): ReadLine {
  return { ...line, cells: [], text: '', folded: '', dates: [], numbers: [] }
}

/** What each cell says of the ends of a journey, where it says little else. */
function sidesOf(line: ReadLine): readonly Side[] {
  const plain = blankOut(line.folded, [...line.dates, ...findTimes(line.text)])
  return line.cells.map(({ start, end }) => sideOf(plain.slice(start, end)))
}

export function sideOf(folded: string): Side {
  const words = folded.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || words.length > mostWords) return null
  const parts = folded.split('/').map((part) => part.trim().replace(/[^\p{L}]+$/u, ''))
  const has = (end: 'origin' | 'destination') =>
    parts.some((part) =>
      findMentions(part).some(
        (mention) =>
          mention.concept === end && (mention.strength === 3 || mention.end - mention.start === part.length),
      ),
    )
  const [starts, ends] = [has('origin'), has('destination')]
  return starts && ends ? 'both' : starts ? 'origin' : ends ? 'destination' : null
}

/** "Booked From", "Origin/Destination", "To". */
function isTitle(text: string): boolean {
  return isEndLabel(text, 'origin', 'destination') || (!/\d/.test(text) && sideOf(foldText(text)) !== null)
}

/** Cells that name both ends and nothing else, and of which none has its place beside it. */
function isTitleLine({ cells }: ReadLine, places: readonly Place[]): boolean {
  if (cells.length < 2) return false
  const named = cells.filter((cell) => isTitle(cell.text) && !places.some((place) => place.cell === cell))
  const isValued = named.some((cell) => places.some((place) => place.cell === cells[cells.indexOf(cell) + 1]))
  const [starts, ends] = (['origin', 'destination'] as const).map((end) =>
    named.some(({ text }) => sideOf(foldText(text)) === end),
  )
  const isBoth = named.some(({ text }) => sideOf(foldText(text)) === 'both')
  return !isValued && (isBoth || (starts === true && ends === true))
}

function findRoles(
  lines: readonly ReadLine[],
  sides: readonly (readonly Side[])[],
  titles: readonly boolean[],
  place: Place,
  placed: ReadonlySet<LayoutCell>,
  onLine: readonly Place[],
): Roles {
  const { line, cell } = place
  const own = sides[line.index] ?? []
  const at = line.cells.indexOf(cell)
  const within = sideOf(wordsBefore(line, place))
  // "Leeds  to  York": what joins two places labels neither.
  const beside = at > 0 && !place.isLinked ? (own[at - 1] ?? null) : null
  const isTitled = (step: number) => titles[line.index + step] === true
  const near = (step: number): Side => {
    const other = lines[line.index + step]
    if (other === undefined || other.page !== line.page || isTitled(step)) return null
    const said = other.cells.flatMap((one, index) => {
      const side = placed.has(one) ? null : (sides[other.index]?.[index] ?? null)
      return side === null ? [] : [{ one, side }]
    })
    const inOrder =
      onLine.length > 1 && said.length === onLine.length ? said[onLine.indexOf(place)] : undefined
    const under = said.find(({ one }) => other.cells.length === 1 || overlaps(one, cell))
    return (inOrder ?? under)?.side ?? null
  }
  return {
    before: within ?? beside,
    column: columnOf(lines, sides, titles, place),
    above: near(-1),
    below: near(1),
  }
}

function wordsBefore(line: ReadLine, { cell, start }: Place): string {
  const plain = blankOut(line.folded, [...line.dates, ...findTimes(line.text)])
  return plain.slice(cell.start, Math.max(cell.start, start)).replace(/^.*[,;](?=\s)/u, '')
}

/** The title over the column of a place, in the nearest line that names both ends. */
function columnOf(
  lines: readonly ReadLine[],
  sides: readonly (readonly Side[])[],
  titles: readonly boolean[],
  { line, cell }: Place,
): Side {
  for (let step = 1; step <= linesUnderTitles; step++) {
    const above = lines[line.index - step]
    if (above === undefined) return null
    if (titles[above.index] !== true) continue
    const own = sides[above.index] ?? []
    const isInOrder = above.cells.length === line.cells.length
    const title: LayoutCell | undefined = isInOrder
      ? above.cells[line.cells.indexOf(cell)]
      : above.cells.find((one) => overlaps(one, cell))
    if (title === undefined) return null
    return own[above.cells.indexOf(title)] ?? null
  }
  return null
}

/** The nearest clock time: in the cell, in one beside it, or over or under it where no other place stands. */
function timeBeside(
  lines: readonly ReadLine[],
  place: Place,
  placesOn: (line: ReadLine) => readonly Place[],
): number | null {
  const { line, cell, start } = place
  const own = findTimes(line.text)
  const at = line.cells.indexOf(cell)
  const inCell = own.filter((time) => time.start >= cell.start && time.start < cell.end)
  const nearest = inCell.toSorted((one, two) => Math.abs(one.start - start) - Math.abs(two.start - start))[0]
  if (nearest !== undefined) return minutesOf(line.text.slice(nearest.start, nearest.end))
  const beside = [1, -1, 2, -2].flatMap((step) => {
    const other = line.cells[at + step]
    return other === undefined
      ? []
      : own.filter((time) => time.start >= other.start && time.start < other.end)
  })
  if (beside[0] !== undefined) return minutesOf(line.text.slice(beside[0].start, beside[0].end))
  for (const step of [1, -1, linesBeside, -linesBeside]) {
    const other = lines[line.index + step]
    if (other === undefined || other.page !== line.page || placesOn(other).length > 0) continue
    const all = findTimes(other.text)
    const beside = placesOn(line)
    const inOrder = beside.length > 1 && all.length >= beside.length ? all[beside.indexOf(place)] : undefined
    if (inOrder !== undefined) return minutesOf(other.text.slice(inOrder.start, inOrder.end))
    const found = all.filter((time) => {
      const holder = other.cells.find((one) => time.start >= one.start && time.start < one.end)
      return holder !== undefined && (other.cells.length === 1 || overlaps(holder, cell))
    })
    const [time] = found
    if (time !== undefined && found.length === 1) return minutesOf(other.text.slice(time.start, time.end))
  }
  return null
}

function minutesOf(text: string): number {
  const [, hours = '0', minutes = '0', half] = /(\d{1,2})[:h](\d{2})(?::\d{2})?\s?([ap])?/i.exec(text) ?? []
  const shift =
    half?.toLowerCase() === 'p' && Number(hours) < 12
      ? 12
      : half?.toLowerCase() === 'a' && Number(hours) === 12
        ? -12
        : 0
  return (Number(hours) + shift) * 60 + Number(minutes)
}
