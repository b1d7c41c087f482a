import { airportByCode, allAirports, type Airport } from '../travel/airport-table.ts'
import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

/** Words that say what a place is, not where. */
const generic = new Set(
  'airport international intl airfield regional municipal county field base air force heliport aerodrome airstrip domestic the'.split(
    ' ',
  ),
)
const longestName = 4

let airportsByName: Map<string, Airport[]> | null = null

/** Every airport under its name without the generic words, and under each beginning of it. The index is built at the first call. */
function indexNames(): Map<string, Airport[]> {
  const index = new Map<string, Airport[]>()
  for (const airport of allAirports()) {
    const words = nameWords(airport.name)
    for (let count = 1; count <= Math.min(words.length, longestName); count += 1) {
      const key = words.slice(0, count).join(' ')
      index.set(key, [...(index.get(key) ?? []), airport])
    }
  }
  return index
}

function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d']+/)
    .filter((word) => word !== '' && !generic.has(word))
}

/** The airports that a few words can mean: one by its code or as a city's main one, else all whose name begins so. */
export function airportsNamed(words: readonly Token[]): readonly Airport[] {
  const [first] = words
  if (words.length === 1 && first !== undefined && /^[A-Z]{3}$/.test(first.text)) {
    const coded = airportByCode(first.text)
    if (coded !== null) return [coded]
  }
  const name = words
    .map(({ key }) => key.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .filter((word) => !generic.has(word) && word !== '-')
    .join(' ')
  const main = calculatorWords.airports.get(name)
  const airport = main === undefined ? null : airportByCode(main)
  if (airport !== null) return [airport]
  airportsByName ??= indexNames()
  const found = airportsByName.get(name) ?? []
  const international = found.filter(({ name: full }) => /\binternational\b/i.test(full))
  return found.length > 1 && international.length === 1 ? international : found
}

export type AirportRead = { airports: readonly Airport[]; from: number; to: number }

/** The longest name of an airport that begins at a token. */
export function airportStartingAt(tokens: readonly Token[], at: number): AirportRead | null {
  return longestOf(tokens, (length) => [at, at + length])
}

/** The longest name of an airport whose last word is a token. */
export function airportEndingAt(tokens: readonly Token[], at: number): AirportRead | null {
  return longestOf(tokens, (length) => [at + 1 - length, at + 1])
}

function longestOf(
  tokens: readonly Token[],
  rangeOf: (length: number) => [number, number],
): AirportRead | null {
  for (let length = longestName; length > 0; length -= 1) {
    const [from, to] = rangeOf(length)
    const words = from < 0 || to > tokens.length ? [] : tokens.slice(from, to)
    const airports = words.some(({ kind }) => kind !== 'word') ? [] : airportsNamed(words)
    if (words.length > 0 && airports.length > 0) return { airports, from, to }
  }
  return null
}
