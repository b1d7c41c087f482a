import type { LayoutCell } from '../../layout/layout-line.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'
import type { Concept } from '../../lexicon/concept.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { blankOut, foldText } from '../../values/plain-text.ts'
import { findTimes } from '../../values/time-text.ts'
import { isProse } from './place-tokens.ts'

type Side = 'origin' | 'destination'

/** A place where a journey starts or ends: under a label that says so, or beside a clock time. */
export type Stop = { line: ReadLine; name: string; date: string | null; side: Side | null }

type Piece = {
  cell: LayoutCell
  side: Side | null
  name: string | null
  isTimed: boolean
  isWord: boolean
  isLabel: boolean
}

// Words that stand where places do, and are none.
const otherConcepts: ReadonlySet<Concept> = new Set<Concept>([
  ...(['origin', 'destination', 'date', 'due', 'period', 'identifier', 'amount', 'total', 'rate'] as const),
  ...([
    'tax',
    'travellers',
    'ticket',
    'itinerary',
    'booking',
    'invoice',
    'nights',
    'rooms',
    'called-off',
  ] as const),
  ...(['quantity', 'description', 'code', 'percentage', 'balance', 'contact', 'distance'] as const),
])
const vehicleConcepts: ReadonlySet<Concept> = new Set<Concept>(['train', 'bus', 'flight', 'taxi', 'car'])
const mostOther = 0.4
const mostLetters = 45
// "Stratford upon Avon" has one word in small letters, a sentence more.
const mostLower = 2

/** Every stop, in reading order. */
export function findStops(lines: readonly ReadLine[]): Stop[] {
  return lines.flatMap((line) => {
    if (isProse(line) || says(line.folded, ['called-off'])) return []
    const pair = timedPair(line)
    if (pair !== null) {
      const date = dayOfStop(lines, line)
      return [
        { line, name: pair[0], side: 'origin' as const, date },
        { line, name: pair[1], side: 'destination' as const, date },
      ]
    }
    const pieces = piecesOf(line)
    const sided = sidesFrom(pieces, sidesAbove(lines, line))
    const places = sided.filter(({ name }) => name !== null)
    const times = findTimes(line.text).length || timesOver(lines, line, places.length)
    const free = places.filter(({ side }) => side === null).slice(0, times)
    return places
      .filter((place) => place.side !== null || free.includes(place))
      .map(({ name, side }) => ({ line, name: name ?? '', side, date: dayOfStop(lines, line) }))
  })
}

const pairForm =
  /^\s*(?:\p{L}[\p{L} ]{1,16}:\s*|(?:from|von|de|da|van)\s)?\s*(\p{Lu}[\p{L} .,'’()/-]*?\p{L}[.)]?)\s*(?:\s[-–—]\s|→|->|\s[/>»@]\s|\bto\b|\bnach\b|\bnaar\b)\s*(\p{Lu}[\p{L} .,'’()/-]{2,40}?)(?:\s{2,}.*)?$/u

/** "London Euston to Leeds", "von Bonn nach Köln", "Fahrt: Linz Hbf - Wien". */
export function pairIn(text: string): [string, string] | null {
  const [from = '', to = ''] =
    pairForm
      .exec(text)
      ?.slice(1, 3)
      .map((name) => name.trim()) ?? []
  return from !== to && isPlaceName(from) && isPlaceName(to) ? [from, to] : null
}

/** "Leeds 07:33 - York 08:01": both stops of a ride on one line. */
function timedPair(line: ReadLine): [string, string] | null {
  const times = findTimes(line.text)
  return times.length === 2 ? pairIn(blankOut(line.text, times)) : null
}

export function says(folded: string, wanted: readonly Concept[]): boolean {
  return findMentions(folded).some(({ concept, strength }) => strength > 1 && wanted.includes(concept))
}

/** True for words that could name a town, a station or an airport. */
export function isPlaceName(name: string): boolean {
  const folded = foldText(name)
  if ((name.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) >= mostLower) return false
  if (!/^\p{Lu}[\p{L}\d .,'’()/&+-]+$/u.test(name) || name.length > mostLetters || !isName(name)) return false
  const mentions = findMentions(folded)
  const isVehicle = mentions.some(({ concept }) => vehicleConcepts.has(concept))
  if (/\d{2}/.test(folded) || (/\d/.test(folded) && isVehicle)) return false
  const shareOf = (concepts: ReadonlySet<Concept>) => {
    const letters = new Set<number>()
    for (const { concept, strength, start, end } of mentions)
      if (strength > 1 && concepts.has(concept)) for (let at = start; at < end; at++) letters.add(at)
    return letters.size / folded.length
  }
  return shareOf(otherConcepts) < mostOther && shareOf(vehicleConcepts) < 1
}

function piecesOf(line: ReadLine): Piece[] {
  const times = findTimes(line.text)
  const plain = blankOut(line.text, [...line.dates, ...times])
  return line.cells.map((cell) => {
    const own = plain.slice(cell.start, cell.end)
    const label = labelOf(own)
    const isTimed = times.some(({ start }) => start >= cell.start && start < cell.end)
    const isDated = isTimed || line.dates.some(({ start }) => start >= cell.start && start < cell.end)
    // "à 17h50" links a time to its place; "ab 07:57" says which end it is.
    const isLabel = label.side !== null && !/\p{L}{3}/u.test(own.slice(label.end))
    const isWord = isTimed && /\p{L}{2}/u.test(own)
    return {
      cell,
      side: label.side,
      name: placeIn(own.slice(label.end), label.side !== null, isDated),
      isTimed,
      isWord,
      isLabel,
    }
  })
}

/** "Von /From", "Départ", "Z/DE/VON": words that open a cell and say which end of a journey follows. */
function labelOf(text: string): { side: Side | null; end: number } {
  const folded = foldText(text)
  const mentions = findMentions(folded)
  let side: Side | null = null
  let end = 0
  for (const { concept, start, end: after } of mentions.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (concept !== 'origin' && concept !== 'destination') continue
    if (start < end || /[\p{L}\d]/u.test(folded.slice(end, start))) continue
    if (side !== null && side !== concept) break
    side = concept
    end = after
  }
  // "Van" in "Van Nuys" and "A" in "A Coruña" are names: a short word alone is a label before a sign or a gap only.
  const isShort =
    end - folded.search(/\S/) < 4 && !/^\s*[a-z]+\W*$|^\s*[a-z]+\s?[:/.]|^\s*[a-z]+\s{3,}/.test(folded)
  return isShort && !/^\s*(?:\p{Ll}|\p{Lu}{2})/u.test(text) ? { side: null, end: 0 } : { side, end }
}

/** The name among words, without link words before and after it, and no weekday of a date. */
function placeIn(text: string, isLabelled: boolean, isDated: boolean): string | null {
  const [name = ''] = /\p{Lu}.*/u.exec(text.replace(/\s{2,}.*?(?=\p{Lu}|$)/u, ' ')) ?? []
  const own = isLabelled ? (name.split(/[,|]|\s[-–—]\s|\s\p{Ll}{1,2}\s/u)[0] ?? '') : name
  const trimmed = own.replace(/(?:[\s,:;–—-]+\p{Ll}{0,4}\.?)*$/u, '').trim()
  return isPlaceName(trimmed) && (!isDated || trimmed.length > 3) ? trimmed : null
}

/** A label gives its side to the next place of its line, a label with a time to the place before it. */
function sidesFrom(pieces: readonly Piece[], above: (cell: LayoutCell) => Side | null): Piece[] {
  const sided = pieces.map((piece) => ({ ...piece }))
  for (const [index, piece] of pieces.entries()) {
    if (piece.side === null || piece.name !== null || (piece.isTimed && !piece.isWord)) continue
    const [before, after] = [sided[index - 1], sided[index + 1]]
    const takes = (other: Piece | undefined) =>
      other !== undefined && other.side === null && other.name !== null
    if (piece.isWord && takes(before) && before !== undefined) before.side = piece.side
    else if (takes(after) && after !== undefined) after.side = piece.side
    else {
      const first = sided.find((other) => takes(other))
      if (piece.isWord && first !== undefined) first.side = piece.side
    }
  }
  for (const piece of sided) if (piece.side === null && piece.name !== null) piece.side = above(piece.cell)
  return sided
}

/** Labels that fill cells of the line above name the cells under them. */
function sidesAbove(lines: readonly ReadLine[], line: ReadLine): (cell: LayoutCell) => Side | null {
  const above = lines[line.index - 1]
  const labels =
    above === undefined ? [] : piecesOf(above).filter(({ isLabel, isTimed }) => isLabel && !isTimed)
  return ({ left, right }) => labels.find(({ cell }) => cell.left < right && left < cell.right)?.side ?? null
}

/** Two places over a line of two times face each other. */
function timesOver(lines: readonly ReadLine[], line: ReadLine, places: number): number {
  const below = lines[line.index + 1]
  if (places !== 2 || below === undefined || piecesOf(below).some(({ name }) => name !== null)) return 0
  return findTimes(below.text).length === 2 ? 2 : 0
}

const linesToHeading = 5

/** The day on the line of a stop, else right under it, else on the heading above; a day of issue is none. */
function dayOfStop(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, -1, 1, 2, -2, -3, -4, -linesToHeading]) {
    const near = lines[line.index + step]
    const day = near?.dates.find(({ iso }) => iso !== null)?.iso ?? null
    if (near !== undefined && day !== null && !isIssued(near)) return day
  }
  return null
}

/** A line that tells when a ticket was bought, which is not when it was used. */
export function isIssued({ folded, dates }: ReadLine): boolean {
  return findMentions(folded.slice(0, dates[0]?.start)).some(
    ({ concept, strength, end }) =>
      (concept === 'date' &&
        strength > 2 &&
        !/(?:travel|depart|reise|journey|voyage|viaje)/.test(folded.slice(0, end))) ||
      concept === 'due' ||
      concept === 'limit',
  )
}
