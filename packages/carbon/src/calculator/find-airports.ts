import { airportByCode, type Airport } from '../travel/airport-table.ts'
import { airportsByName } from '../travel/airports-by-name.ts'
import type { Token } from './tokenise.ts'

const longestName = 4

/** The airports that a few words can mean: one by its code or as a city's main one, else all whose name begins so. */
export function airportsNamed(words: readonly Token[]): readonly Airport[] {
  const [first] = words
  if (words.length === 1 && first !== undefined && /^[A-Z]{3}$/.test(first.text)) {
    const coded = airportByCode(first.text)
    if (coded !== null) return [coded]
  }
  return airportsByName(
    words
      .map(({ key }) => key)
      .filter((word) => word !== '-')
      .join(' '),
  )
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
