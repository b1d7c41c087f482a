import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { blankOut } from '../../../lay-out/values/plain-text.ts'
import { isProse } from './is-prose.ts'
import { isEndLabel } from './journey-end.ts'
import { isAirportTown, isNameOf } from './known-place.ts'
import type { Place } from './place.ts'
import { isStationName } from './place-name.ts'
import { piecesOf, spansOf } from './place-pieces.ts'
import { placesIn } from './places-in-piece.ts'

const linkAlone = /^\s*(?:-+>|=>|→|⇒|➔|➜|➝|⟶|»|✈|›|>|[-–—]+|to|nach|naar|til|till|до)\s*$/iu
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
