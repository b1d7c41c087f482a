import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { isNameOf, wordsOf } from './known-place.ts'

const mainStation = cueFor('place main station')
const citySupplement = cueFor('place city supplement')

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

/** True where two marks name one place: by code, or one name begins with the other. */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.code !== null && other.code !== null) return one.code === other.code
  if (one.code !== null && isNameOf(other.name, one.code)) return true
  if (other.code !== null && isNameOf(one.name, other.code)) return true
  const [first, second] = [townOf(one), townOf(other)]
  if (first === '' || second === '') return false
  if (withoutMainStation(first) === withoutMainStation(second)) return true
  return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `)
}

/** "Mannheim+City" is Mannheim with its trams. */
function townOf({ town }: Place): string {
  return wordsOf(town.replace(citySupplement, '')).join(' ')
}

/** "Mannheim Hbf" is what "Mannheim" goes to. */
function withoutMainStation(town: string): string {
  return town.replace(mainStation, '').trim() || town
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
