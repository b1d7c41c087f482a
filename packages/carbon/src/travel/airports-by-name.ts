import { airportByCode, allAirports, type Airport } from './airport-table.ts'
import { cityAirport } from './city-airports.ts'
import { placeWords } from './place-words.ts'

const longestName = 4

let byBeginning: ReadonlyMap<string, readonly Airport[]> | null = null

/** Every airport under its name without the generic words, and under each beginning of it. The index is built at the first call. */
function indexNames(): Map<string, Airport[]> {
  const index = new Map<string, Airport[]>()
  for (const airport of allAirports()) {
    const words = placeWords(airport.name)
    for (let count = 1; count <= Math.min(words.length, longestName); count += 1) {
      const key = words.slice(0, count).join(' ')
      index.set(key, [...(index.get(key) ?? []), airport])
    }
  }
  return index
}

/** All airports whose name begins with these words. */
export function airportsBeginning(name: string): readonly Airport[] {
  byBeginning ??= indexNames()
  return byBeginning.get(placeWords(name).join(' ')) ?? []
}

/** The airports that a name can mean: the main one of a city, else all whose name begins so, the one international of several. */
export function airportsByName(name: string): readonly Airport[] {
  const main = airportByCode(cityAirport(name)?.iata ?? '')
  if (main !== null) return [main]
  const found = airportsBeginning(name)
  const international = found.filter(({ name: full }) => /\binternational\b/i.test(full))
  return found.length > 1 && international.length === 1 ? international : found
}
