import { positionAt } from '../../../lay-out/layout/labels.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { blankOut, foldText } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isAirportCode, isAirportTown, isNameOf, wordsOf } from './known-place.ts'
import { isEndLabel } from './journey-end.ts'
import { isWeekday } from './weekdays.ts'

/** What could be a place on a journey: an airport, a town or a station. */
export type Place = {
  /** Its position among the places of the page. */
  order: number
  line: ReadLine
  cell: LayoutCell
  start: number
  end: number
  left: number
  /** The code of the airport where one is printed, else the name. */
  name: string
  code: string | null
  /** The name, also where a code stands with it. */
  town: string
  inBrackets: boolean
  /** Its words are those of a station, or an airport of the table begins with them. */
  isKnown: boolean
  isStation: boolean
  /** An arrow, a dash or a word for "to" joins it to the place before. */
  isLinked: boolean
}

type Piece = { text: string; start: number; isLinked: boolean; isFollowed: boolean }

const linkForm =
  /\s*(?:-+>|=>|→|⇒|➔|➜|➝|⟶|»|✈|›|>|↔|⇄)\s*|\s+[-–—/]+\s+|\s(?:to|nach|naar|till|til|vers|hacia|para|до)\s(?=\p{Lu})|(?<=\b[A-Z]{3}\)?)\s?[-–—/]\s?(?=(?:\p{Lu}\p{L}+ )?\(?[A-Z]{3}\b)/giu
const linkAlone = /^\s*(?:-+>|=>|→|⇒|➔|➜|➝|⟶|»|✈|›|>|[-–—]+|to|nach|naar|til|till|до)\s*$/iu
/** A dash after a day is none. */
const arrow = /[>→⇒➔➜➝⟶»✈›]/u
const bracketed = /\(\s?([A-Z]{3})(?:\s?[,/–-][^()]*)?\s?\)/
const service = /(?<![A-Za-z0-9/])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}\d{1,4}(?![\dA-Za-z.,/%]|:\d)/g
/** What a time has left of "(07:10)". */
const emptyBrackets = /\(\s*\)/g
const terminal = /[\s,(–-]+(?:terminal|term\.?)\s?[\dA-Z]{0,2}\)?\s*$/iu
const nameForm = /^\p{Lu}[\p{L}\d .,'’()&+/-]{1,44}$/u
const noPlace = cueFor('journey-places no place')
const stationWords = cueFor('journey-places station')
const inNames: ReadonlySet<Concept> = new Set<Concept>([
  'train',
  'bus',
  'flight',
  'public-transport',
  'address',
  'hotel',
])
/** "(TXL)" and nothing else. */
const inBracketsAlone = 5
const leastLetters = 3
const shortestWord = 3
const leastSentence = 12

/** A sentence of rules or of a letter, which names places and nights that nobody went to. */
export function isProse({ cells, text, dates }: ReadLine): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return cells.length === 1 && words >= leastSentence && dates.length === 0 && findTimes(text).length === 0
}

/** Everything on the lines that could be a place, in reading order. */
export function findPlaces(lines: readonly ReadLine[]): Place[] {
  const places: Place[] = []
  for (const line of lines) {
    const isSentence = isProse(line)
    const plain = blankOut(line.text, spansOf(line))
    let isLinked = false
    for (const cell of line.cells) {
      if (linkAlone.test(cell.text)) {
        isLinked = true
        continue
      }
      if (isTitleOfBoth(cell)) continue
      for (const piece of piecesOf(plain, cell)) {
        const found = placesIn(line, cell, { ...piece, isLinked: piece.isLinked || isLinked })
        for (const place of found) if (!isSentence || place.inBrackets) add(places, place)
        if (found.length > 0) isLinked = false
      }
    }
  }
  return places.map((place, order) => ({ ...place, order }))
}

/** "From/To" over a column names none. */
function isTitleOfBoth({ text }: LayoutCell): boolean {
  return isEndLabel(text, 'origin', 'destination')
}

/** A code stands beside the name of its airport, or on the next line where the name breaks off before it. */
function add(places: Place[], place: Place): void {
  const last = places.at(-1)
  const apart = last === undefined ? Infinity : place.line.index - last.line.index
  if (last === undefined || apart > 1) {
    places.push(place)
    return
  }
  const isBroken =
    apart === 1 && place.inBrackets && place.end - place.start === inBracketsAlone && last.code === null
  const [coded, named] = place.code === null ? [last, place] : [place, last]
  const isBeside =
    apart === 0 && named.code === null && coded.code !== null && isNameOf(named.name, coded.code)
  const isUnder =
    apart === 1 &&
    last.code !== null &&
    place.code === null &&
    isNameOf(place.name, last.code) &&
    !place.isLinked
  if (isBroken || isBeside || isUnder) {
    const isLinked = last.isLinked
    const code = coded.code ?? place.code
    places[places.length - 1] = {
      ...last,
      isLinked,
      code,
      name: code ?? last.name,
      town: named.town,
      inBrackets: coded.inBrackets,
      isKnown: true,
    }
  } else places.push(place)
}

function spansOf(line: ReadLine): { start: number; end: number }[] {
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

function piecesOf(plain: string, cell: LayoutCell): Piece[] {
  const text = plain.slice(cell.start, cell.end)
  const pieces: Piece[] = []
  let start = 0
  let isLinked = false
  for (const match of [...text.matchAll(linkForm), null]) {
    const end = match?.index ?? text.length
    // What a day or a time has left open is a gap, as between cells.
    let at = start
    for (const part of text.slice(start, end).split(/(\s{3,})/)) {
      if (part.trim() !== '') pieces.push({ text: part, start: cell.start + at, isLinked, isFollowed: false })
      if (part.trim() !== '') isLinked = false
      at += part.length
    }
    const last = pieces.at(-1)
    if (match !== null && last !== undefined) last.isFollowed = true
    isLinked = isLinked || (match !== null && (pieces.length > 0 || arrow.test(match[0])))
    start = end + (match?.[0].length ?? 0)
  }
  return pieces
}

function placesIn(line: ReadLine, cell: LayoutCell, piece: Piece): Place[] {
  const text = piece.text.replace(emptyBrackets, (empty) => ' '.repeat(empty.length)).replace(terminal, '')
  const lead = /^(?:.*:(?=\s))?[^\p{L}(]*/u.exec(text)?.[0].length ?? 0
  const own = text.slice(lead).replace(/[\s:;,*–—-]+$/u, '')
  const start = piece.start + lead
  const make = (name: string, at: number, told: Partial<Place>): Place => ({
    order: 0,
    line,
    cell,
    start: at,
    end: at + name.length,
    left: positionAt(line, at),
    name,
    code: null,
    town: name,
    inBrackets: false,
    isKnown: false,
    isStation: false,
    isLinked: piece.isLinked,
    ...told,
  })
  const [, inner] = bracketed.exec(own) ?? []
  if (inner !== undefined && isAirportCode(inner))
    return [
      make(inner, start, {
        end: start + own.length,
        code: inner,
        town: own.slice(0, own.indexOf('(')).trim(),
        inBrackets: true,
        isKnown: true,
      }),
    ]
  const words = own.split(/\s+/)
  if (words.length <= 3 && words.every(isAirportCode))
    return words.map((code, index) =>
      make(code, start + own.indexOf(code, index), {
        code,
        isKnown: true,
        isLinked: piece.isLinked && index === 0,
      }),
    )
  const [head = '', next = 'a'] = words
  // "NRT Business Class", not "SAN JUAN".
  const joined = piece.isLinked && /\p{Ll}/u.test(next) ? head : piece.isFollowed ? (words.at(-1) ?? '') : ''
  if (isAirportCode(joined))
    return [make(joined, start + own.lastIndexOf(joined), { code: joined, isKnown: true })]
  const name = own.replace(/\s{2,}.*$/u, '')
  const beside = [words.at(-1), words[0]].find((word) => word !== undefined && isAirportCode(word))
  const named = beside === undefined ? '' : name.replace(beside, '').trim()
  if (
    beside !== undefined &&
    isPlaceName(named) &&
    (isTitled(named) || (beside === words.at(-1) && isAirportTown(named)))
  )
    return [make(beside, start, { end: start + name.length, code: beside, town: named, isKnown: true })]
  if (!isPlaceName(name)) return []
  const isStation = stationWords.test(foldText(name))
  return [make(name, start, { isStation, isKnown: isStation || isAirportTown(name) })]
}

/** "Madrid MAD", not "MAR DEL PLATA": a code stands out where the name has small letters. */
function isTitled(name: string): boolean {
  return /\p{Lu}\p{Ll}{2,}/u.test(name)
}

/** Words in capitals that could name a town, a station or an airport, and say nothing else. */
export function isPlaceName(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  if (!nameForm.test(name) || letters < leastLetters || /\d{2}|\p{L}{2,}\d|\d\p{L}{2,}/u.test(name))
    return false
  if ((name.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) > 1) return false
  const folded = foldText(name)
  if (noPlace.test(folded) || isEndLabel(name, 'origin', 'destination') || name.split(/\s+/).every(isWeekday))
    return false
  const isOfStation = stationWords.test(folded)
  return findMentions(folded).every(
    ({ concept, strength, start, end, isMended }) =>
      strength === 1 ||
      isMended ||
      end - start < shortestWord ||
      (end - start < name.length && (concept === 'address' || (isOfStation && inNames.has(concept)))),
  )
}

/** True where two marks name one place: by code, or one name begins with the other. */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.code !== null && other.code !== null) return one.code === other.code
  if (one.code !== null && isNameOf(other.name, one.code)) return true
  if (other.code !== null && isNameOf(one.name, other.code)) return true
  const [first, second] = [wordsOf(one.town).join(' '), wordsOf(other.town).join(' ')]
  if (first === '' || second === '') return false
  return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `)
}

/** How much speaks for its being a place: its code, its words, or nothing but its form. */
export function weightOf({ code, isKnown }: Place): number {
  return code !== null ? 2 : isKnown ? 1 : 0
}

/** The places between two that are no less surely places, in their column where they stand in one. */
export function placesBetween(places: readonly Place[], from: Place, to: Place): number {
  const least = Math.min(weightOf(from), weightOf(to))
  const isStacked = to.line.index > from.line.index && overlaps(extentOf(from), extentOf(to))
  return places
    .slice(from.order + 1, to.order)
    .filter((place) => weightOf(place) >= least && (!isStacked || overlaps(extentOf(place), extentOf(from))))
    .length
}

export function extentOf({ left, cell }: Place): { left: number; right: number } {
  return { left, right: Math.max(cell.right, left + (cell.right - cell.left) / 2) }
}
