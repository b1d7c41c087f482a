import table from './city-airports.generated.json' with { type: 'json' }
import { placeWords } from './place-words.ts'

/** The airport that a city is counted from, and the codes of its others. */
type CityAirport = { iata: string; others: readonly string[] }

function readCities(): Map<string, CityAirport> {
  const codes = table.iata.split(' ')
  return new Map(
    table.name.flatMap((names, row) => {
      const others = table.others[row]?.split(' ').filter((code) => code !== '') ?? []
      return names.split('|').map((name): [string, CityAirport] => {
        return [placeWords(name).join(' '), { iata: codes[row] ?? '', others }]
      })
    }),
  )
}

let airportsByCity: ReadonlyMap<string, CityAirport> | null = null

/** Cities by their names in several languages, folded as `placeWords` folds them. The table is unpacked at the first call. */
export function cityAirports(): ReadonlyMap<string, CityAirport> {
  airportsByCity ??= readCities()
  return airportsByCity
}

/** The airports of the city of a name, or null. */
export function cityAirport(name: string): CityAirport | null {
  return cityAirports().get(placeWords(name).join(' ')) ?? null
}
