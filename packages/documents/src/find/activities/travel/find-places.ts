import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { blankOut } from '../../../lay-out/values/plain-text.ts'
import { isProse } from './is-prose.ts'
import { isEndLabel } from './journey-end.ts'
import { isAirportCode, isAirportTown, isNameOf } from './known-place.ts'
import type { Place } from './place.ts'
import { isPlaceName, isStationName, nameAtLink } from './place-name.ts'
import { type Piece, piecesOf, spansOf } from './place-pieces.ts'

const linkAlone = /^\s*(?:-+>|=>|→|⇒|➔|➜|➝|⟶|»|✈|›|>|[-–—]+|to|nach|naar|til|till|до)\s*$/iu
const bracketed = /\(\s?([A-Z]{3})(?:\s?[,/–-][^()]*)?\s?\)/
/** What a time has left of "(07:10)". */
const emptyBrackets = /\(\s*\)/g
const terminal = /[\s,(–-]+(?:terminal|term\.?)\s?[\dA-Z]{0,2}\)?\s*$/iu
/** "(TXL)" and nothing else. */
const inBracketsAlone = 5

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
  return partReturns(places).map((place, order) => ({ ...place, order }))
}

/** "Leeds York" and on the way back "York Leeds": two places that nothing parts stand in the other order. */
function partReturns(places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const words = place.name.split(' ')
    const at = words.findIndex((_, first) => {
      const turned = [...words.slice(first), ...words.slice(0, first)].join(' ')
      return first > 0 && turned !== place.name && places.some(({ name }) => name === turned)
    })
    return at < 0 ? [place] : [partOf(place, 0, at), partOf(place, at, words.length)]
  })
}

function partOf(place: Place, first: number, last: number): Place {
  const words = place.name.split(' ')
  const name = words.slice(first, last).join(' ')
  const start = place.start + words.slice(0, first).join(' ').length + Math.min(first, 1)
  const isStation = isStationName(name)
  return {
    ...place,
    name,
    town: name,
    start,
    end: start + name.length,
    left: positionAt(place.line, start),
    isStation,
    isKnown: isStation || isAirportTown(name),
    isLinked: place.isLinked && first === 0,
  }
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

function placesIn(line: ReadLine, cell: LayoutCell, piece: Piece): Place[] {
  const text = piece.text.replace(emptyBrackets, (empty) => ' '.repeat(empty.length)).replace(terminal, '')
  const lead = /^(?:.*:(?=\s)|\p{L}+:(?=\p{Lu}))?[^\p{L}(]*/u.exec(text)?.[0].length ?? 0
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
  const found = isPlaceName(name)
    ? { name, at: 0 }
    : nameAtLink(name, beside === undefined ? piece.joined : null)
  if (found === null) return []
  const isStation = isStationName(found.name)
  return [make(found.name, start + found.at, { isStation, isKnown: isStation || isAirportTown(found.name) })]
}

/** "Madrid MAD", not "MAR DEL PLATA": a code stands out where the name has small letters. */
function isTitled(name: string): boolean {
  return /\p{Lu}\p{Ll}{2,}/u.test(name)
}
