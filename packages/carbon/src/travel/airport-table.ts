import airportTable from './airports.generated.json' with { type: 'json' }

/** A place with an IATA code; degrees. Data CC BY-SA 4.0, see airports.licence.md. */
export type Airport = { iata: string; name: string; country: string; latitude: number; longitude: number }

function readAirports(): Map<string, Airport> {
  const countries = airportTable.country.split(' ')
  const latitudes = airportTable.latitude.split(' ').map(Number)
  const longitudes = airportTable.longitude.split(' ').map(Number)
  const airports = airportTable.iata.split(' ').map((iata, row): readonly [string, Airport] => {
    const name = airportTable.name[row]
    const country = countries[row]
    const latitude = latitudes[row]
    const longitude = longitudes[row]
    if (name === undefined || country === undefined || latitude === undefined || longitude === undefined) {
      throw new Error(`the airport table ends before row ${row}`)
    }
    return [iata, { iata, name, country, latitude, longitude }]
  })
  return new Map(airports)
}

let airportsByCode: Map<string, Airport> | null = null

/** The airport of an IATA code, in any case, or null. The table is unpacked at the first call. */
export function airportByCode(code: string): Airport | null {
  airportsByCode ??= readAirports()
  return airportsByCode.get(code.trim().toUpperCase()) ?? null
}

/** Every airport of the table. */
export function allAirports(): Iterable<Airport> {
  airportsByCode ??= readAirports()
  return airportsByCode.values()
}
