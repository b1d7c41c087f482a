import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isEndLabel } from './journey-end.ts'
import { isPlaceName } from './place-name.ts'

/** Two stops of one ride on one line. */
export type FacingStops = { line: ReadLine; from: string; to: string }

type Pair = readonly [string | undefined, string | undefined]
type Titles = { line: ReadLine; from: LayoutCell; to: LayoutCell }

const link = /^(?:to|nach|a|à|naar|-|–|—|→|->|>|»)$/i
const linesUnder = 3
const linesToTimes = 4
// "ICE 703", "EC-71", "Zug 12"; a month and a currency are followed by figures too.
const serviceNumber =
  /(?<![\p{L}\d])(?:(?!EUR|GBP|USD|CHF|AUD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|RON)[A-Z]{2,4}[ -]?\d{1,5}|(?:[Tt]rain|[Zz]ug|[Bb]us|[Tt]reno|[Tt]ren|[Vv]lak|[Pp]oci[aą]g|[Tt][aå]g|[Jj]una|[Vv]onat)\s?(?:[Nn][or]\.?|#)?\s?\d{1,5})(?![\d.,:])/u
const journeyWords = cueFor('facing-stops journey words')
const placeName = /^\p{Lu}[\p{L}\d .,'’()/-]{2,45}$/u
const noPlace = cueFor('facing-stops no place')

/**
 * Stops that face each other: two cells with "to" or an arrow between them, two cells under "From" and "To", or two
 * names over two clock times.
 */
export function findFacingStops(lines: readonly ReadLine[]): FacingStops[] {
  const lastUnder = new Map<ReadLine, string>()
  return lines.flatMap((line) => {
    const linked = linkedOn(line)
    const titles = linked === null ? titlesOver(lines, line) : null
    const under = titles === null ? null : cellsUnder(line, titles)
    const [from, to] = linked ?? under ?? namesOverTimes(lines, line) ?? []
    if (from === undefined || to === undefined || !isPlace(from) || !isPlace(to) || from === to) return []
    const last = titles === null ? undefined : lastUnder.get(titles.line)
    // Under the towns of a ride stand their stops; a further ride goes on from the last or has a day or a time of its own.
    if (last !== undefined && last !== from && !isScheduled(line)) return []
    if (titles !== null) lastUnder.set(titles.line, to)
    return [{ line, from, to }]
  })
}

function linkedOn(line: ReadLine): Pair | null {
  const texts = textsOf(line)
  const between = texts.findIndex((text) => link.test(text))
  return between > 0 ? [texts[between - 1], texts[between + 1]] : null
}

function textsOf({ cells }: ReadLine): [string, string, ...string[]] {
  const [first = '', second = '', ...others] = cells.map(({ text }) => text.trim())
  return [first, second, ...others]
}

function isScheduled({ dates, text }: ReadLine): boolean {
  return dates.length > 0 || findTimes(text).length > 0
}

/** The two names over the two clock times of a line below, whatever stands between: a day, or the titles of the times. */
function namesOverTimes(lines: readonly ReadLine[], line: ReadLine): Pair | null {
  for (let step = 1; step <= linesToTimes; step++) {
    const below = lines[line.index + step]
    if (below?.page !== line.page) return null
    const times = below.cells.filter(({ text }) => findTimes(text).length === 1).length
    const names = placesOn(line)
    if (times === 2 && names.length === 2) return isOfRide(lines, line, below) ? [names[0], names[1]] : null
    // Names nearer to the times are theirs.
    if (times > 0 || placesOn(below).length > 1) return null
  }
  return null
}

/** A number of a service near by, or words that say an end of a journey: two names over two times may be seats of a show. */
function isOfRide(lines: readonly ReadLine[], names: ReadLine, times: ReadLine): boolean {
  return lines
    .slice(Math.max(0, names.index - linesToTimes), times.index + linesToTimes)
    .some(
      ({ text, folded, page }) =>
        page === names.page &&
        (serviceNumber.test(text) || journeyWords.test(folded) || says(folded, ['origin', 'destination'], 3)),
    )
}

function placesOn({ cells }: ReadLine): string[] {
  return cells.map(({ text }) => text.trim()).filter(isPlaceName)
}

/** The titles of both ends, up to a few lines above. */
function titlesOver(lines: readonly ReadLine[], line: ReadLine): Titles | null {
  for (let step = 1; step <= linesUnder; step++) {
    const titles = lines[line.index - step]
    const from = titles?.cells.find(({ text }) => isEndLabel(text, 'origin'))
    const to = titles?.cells.find(({ text }) => isEndLabel(text, 'destination'))
    if (titles?.page === line.page && from !== undefined && to !== undefined)
      return { line: titles, from, to }
  }
  return null
}

function cellsUnder(line: ReadLine, titles: Titles): Pair {
  const isInOrder = titles.line.cells.length === line.cells.length
  const cellOf = (title: LayoutCell) =>
    isInOrder
      ? line.cells[titles.line.cells.indexOf(title)]
      : line.cells.find((other) => overlaps(other, title))
  return [cellOf(titles.from)?.text.trim(), cellOf(titles.to)?.text.trim()]
}

function isPlace(text: string): boolean {
  return placeName.test(text) && isName(text) && !noPlace.test(text)
}
