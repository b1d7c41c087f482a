import { airportsBeginning } from '@doublerule/carbon/travel/airports-by-name.ts'
import { cityAirports } from '@doublerule/carbon/travel/city-airports.ts'
import { airportByCode, allAirports } from '@doublerule/carbon/travel/airport-table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isAirport } from './airports.ts'
import { notAirports, travelWords } from './travel-words.ts'

const shortest = 4
const longest = 4
/** Words that say what a place is, not where. */
const generic = /\b(?:international|intl|airport|regional|municipal|field|airfield|base|county|the)\b/g

/** True for a three-letter code of the airport table, written in capitals, that is no word of tickets or trains. */
export function isAirportCode(code: string): boolean {
  return !notAirports.has(code) && !travelWords.train.test(foldText(code)) && isAirport(code)
}

/** True for the whole name of a city with an airport, or all words with which one's name begins. */
export function isAirportName(name: string): boolean {
  const words = wordsOf(name).join(' ')
  return (
    words.length >= shortest &&
    (cityAirports().has(words) || (words.includes(' ') && airportsBeginning(name).length > 0))
  )
}

let beginnings: ReadonlySet<string> | null = null

/** True where the name of an airport begins with these words, as it does with those of its town. */
export function isAirportTown(name: string): boolean {
  beginnings ??= new Set([
    ...cityAirports().keys(),
    ...[...allAirports()].flatMap((airport) => beginningsOf(airport.name)),
  ])
  const words = wordsOf(name)
  const lengths = words.slice(0, longest).map((_, index) => index + 1)
  return lengths.some((length) => {
    const beginning = words.slice(0, length).join(' ')
    return beginning.length >= shortest && beginnings?.has(beginning) === true
  })
}

function beginningsOf(name: string): string[] {
  const words = wordsOf(name)
  return words.slice(0, longest).map((_, index) => words.slice(0, index + 1).join(' '))
}

/** True where a name is that of the airport of a code, or of its town. */
export function isNameOf(name: string, code: string): boolean {
  const airport = airportByCode(code)
  const own = airport === null ? [] : wordsOf(airport.name)
  return wordsOf(name).some((word) => word.length >= shortest && own.includes(word))
}

export function wordsOf(name: string): string[] {
  return foldText(name)
    .replace(generic, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}
