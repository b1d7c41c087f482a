import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isAirportName } from './known-place.ts'

/** Text that may name a place: between links, days, times and words of both ends. */
export type Piece = {
  text: string
  start: number
  isLinked: boolean
  isFollowed: boolean
  /** An arrow or a word for "to" stands before or after it, not a dash. */
  joined: 'before' | 'after' | null
}

const linkForm =
  /\s*(?:-+>|=>|→|⇒|➔|➜|➝|⟶|»|✈|›|>|↔|⇄)\s*|\s+[-–—/]+\s+|\s(?:to|nach|naar|till|til|vers|hacia|para|до)\s(?=\p{Lu})|(?<=\b[A-Z]{3}\)?)\s?[-–—/]\s?(?=(?:\p{Lu}\p{L}+ )?\(?[A-Z]{3}\b)/giu
/** A dash after a day is none. */
const arrow = /[>→⇒➔➜➝⟶»✈›]/u
const service = /(?<![A-Za-z0-9/])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}\d{1,4}(?![\dA-Za-z.,/%]|:\d)/g

/** What stands on a line that is no part of a name. */
export function spansOf(line: ReadLine): { start: number; end: number }[] {
  const services = [...line.text.matchAll(service)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const before = findMentions(line.folded).filter(
    ({ concept, end }) =>
      (concept === 'flight' || concept === 'train' || concept === 'bus') &&
      services.some(({ start }) => start >= end && /^\W*$/.test(line.text.slice(end, start))),
  )
  const ends = findMentions(line.folded).filter(
    ({ concept, strength, start, end }) =>
      (concept === 'origin' || concept === 'destination' || concept === 'date') &&
      (strength === 3 ||
        (concept !== 'date' &&
          line.cells.some((cell) => cell.start === start) &&
          /^[\s:]*\p{Lu}/u.test(line.text.slice(end)))),
  )
  return [...line.dates, ...findTimes(line.text), ...services, ...before, ...ends]
}

export function piecesOf(plain: string, cell: LayoutCell): Piece[] {
  return piecesBetweenLinks(plain, cell).flatMap(partAtDashes)
}

/** "NEW YORK-LONDON" is two cities, "Berlin-Tegel" one airport. */
function partAtDashes(piece: Piece): Piece[] {
  const dash = [...piece.text.matchAll(/(?<=\p{L})[-–—/](?=\p{L})/gu)].find(({ index }) => {
    const [before, after] = [piece.text.slice(0, index), piece.text.slice(index + 1)]
    const [city = ''] = after.split(/[-–—/]/)
    return isAirportName(before.trim()) && isAirportName(city.trim()) && !isAirportName(`${before} ${city}`)
  })
  if (dash === undefined) return [piece]
  const at = dash.index + 1
  const rest: Piece = {
    ...piece,
    text: piece.text.slice(at),
    start: piece.start + at,
    isLinked: true,
    joined: 'after',
  }
  return [
    { ...piece, text: piece.text.slice(0, dash.index), isFollowed: true, joined: piece.joined ?? 'before' },
    ...partAtDashes(rest),
  ]
}

function piecesBetweenLinks(plain: string, cell: LayoutCell): Piece[] {
  const text = plain.slice(cell.start, cell.end)
  const pieces: Piece[] = []
  let start = 0
  let isLinked = false
  let isArrowBefore = false
  for (const match of [...text.matchAll(linkForm), null]) {
    const end = match?.index ?? text.length
    // What a day or a time has left open is a gap, as between cells.
    let at = start
    for (const part of text.slice(start, end).split(/(\s{3,})/)) {
      if (part.trim() !== '')
        pieces.push({
          text: part,
          start: cell.start + at,
          isLinked,
          isFollowed: false,
          joined: isLinked && isArrowBefore ? 'after' : null,
        })
      if (part.trim() !== '') isLinked = false
      at += part.length
    }
    const last = pieces.at(-1)
    const isArrow = match !== null && (arrow.test(match[0]) || /\p{L}/u.test(match[0]))
    if (match !== null && last !== undefined) {
      last.isFollowed = true
      last.joined = isArrow && last.joined === null ? 'before' : null
    }
    isArrowBefore = isArrow
    isLinked = isLinked || (match !== null && (pieces.length > 0 || arrow.test(match[0])))
    start = end + (match?.[0].length ?? 0)
  }
  return pieces
}
