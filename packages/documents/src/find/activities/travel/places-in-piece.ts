import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isAirportCode, isAirportTown } from './known-place.ts'
import type { Place } from './place.ts'
import { isPlaceName, isStationName, nameAtLink } from './place-name.ts'
import type { Piece } from './place-pieces.ts'

const bracketed = /\(\s?([A-Z]{3})(?:\s?[,/–-][^()]*)?\s?\)/
/** What a time has left of "(07:10)". */
const emptyBrackets = /\(\s*\)/g
const terminal = /[\s,(–-]+(?:terminal|term\.?)\s?[\dA-Z]{0,2}\)?\s*$/iu

export function placesIn(line: ReadLine, cell: LayoutCell, piece: Piece): Place[] {
  const text = piece.text.replace(emptyBrackets, (empty) => ' '.repeat(empty.length)).replace(terminal, '')
  const lead = /^(?:.*:\**(?=\s)|\p{L}+:(?=\p{Lu}))?[^\p{L}(]*/u.exec(text)?.[0].length ?? 0
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
  // "Date:" is what its value is called.
  if (/:[\s*]*$/.test(text) && !isStationName(name) && !isAirportTown(name)) return []
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
