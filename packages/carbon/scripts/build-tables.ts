import { parseCsv } from './parse-csv.ts'

type Row = Record<string, string>
type ReadData = (fileName: string) => string

/** A list of distinct texts, so that a long source line is stored once and rows hold its position. */
function startTexts(): { texts: string[]; place: (text: string) => number } {
  const texts: string[] = []
  const places = new Map<string, number>()
  return {
    texts,
    place(text) {
      const known = places.get(text)
      if (known !== undefined) return known
      places.set(text, texts.length)
      return texts.push(text) - 1
    },
  }
}

function cell(row: Row, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`no column ${name}`)
  return value
}

function buildFactorTable(rows: readonly Row[], withAliases: boolean): object {
  const { texts, place } = startTexts()
  const textColumn = (name: string) => rows.map((row) => cell(row, name))
  const placeColumn = (name: string) => rows.map((row) => place(cell(row, name)))
  return {
    id: textColumn('id'),
    name: textColumn('name'),
    value: textColumn('kgco2e_per_unit'),
    co2: textColumn('co2'),
    ch4: textColumn('ch4'),
    n2o: textColumn('n2o'),
    scope: rows.map((row) => Number(cell(row, 'scope'))),
    scope3Category: rows.map((row) => Number(cell(row, 'ghg_protocol_scope3_category') || 0)),
    category: placeColumn('category'),
    unit: placeColumn('activity_unit'),
    region: placeColumn('region'),
    year: placeColumn('year'),
    source: placeColumn('source'),
    sourceUrl: placeColumn('source_url'),
    licence: placeColumn('licence'),
    verification: placeColumn('verification'),
    notes: placeColumn('notes'),
    aliases: withAliases ? placeColumn('aliases') : rows.map(() => place('')),
    texts,
  }
}

function isAustralianElectricity(row: Row): boolean {
  return cell(row, 'region').startsWith('AU') && cell(row, 'category').startsWith('electricity')
}

function buildUnits(rows: readonly Row[]): object {
  return {
    id: rows.map((row) => cell(row, 'unit')),
    dimension: rows.map((row) => cell(row, 'quantity')),
    canonical: rows.map((row) => cell(row, 'canonical_unit')),
    toCanonical: rows.map((row) => cell(row, 'factor_to_canonical')),
    aliases: rows.map((row) => cell(row, 'aliases')),
  }
}

function buildRegions(rows: readonly Row[]): object {
  const used = rows.filter((row) => cell(row, 'kind') !== 'factor_region')
  return {
    kind: used.map((row) => cell(row, 'kind')),
    name: used.map((row) => cell(row, 'name_or_range')),
    match: used.map((row) => cell(row, 'match')),
    state: used.map((row) => cell(row, 'state')),
    ambiguous: used.map((row) => cell(row, 'notes').startsWith('AMBIGUOUS')),
  }
}

function buildAirports(rows: readonly Row[]): object {
  return {
    attribution:
      'This site or product includes IATA/ICAO List data available from https://github.com/ip2location/ip2location-iata-icao',
    licence: 'CC BY-SA 4.0',
    iata: rows.map((row) => cell(row, 'iata')).join(' '),
    country: rows.map((row) => cell(row, 'country')).join(' '),
    name: rows.map((row) => cell(row, 'airport')),
    latitude: rows.map((row) => cell(row, 'latitude')).join(' '),
    longitude: rows.map((row) => cell(row, 'longitude')).join(' '),
  }
}

function buildCityAirports(rows: readonly Row[]): object {
  return {
    name: rows.map((row) =>
      [cell(row, 'city'), cell(row, 'other_names')].filter((name) => name !== '').join('|'),
    ),
    iata: rows.map((row) => cell(row, 'airport')).join(' '),
    others: rows.map((row) => cell(row, 'other_airports')),
  }
}

function buildFuelProperties(rows: readonly Row[]): object {
  return {
    material: rows.map((row) => cell(row, 'material')),
    property: rows.map((row) => cell(row, 'property')),
    value: rows.map((row) => cell(row, 'value')),
    unit: rows.map((row) => cell(row, 'unit')),
    source: rows.map((row) => cell(row, 'source')),
  }
}

function buildLeakageRates(rows: readonly Row[]): object {
  return {
    equipment: rows.map((row) => cell(row, 'equipment')),
    annualPercent: rows.map((row) => cell(row, 'annual_leakage_rate_percent')),
    source: rows.map((row) => cell(row, 'source')),
  }
}

function buildExtraAliases(rows: readonly Row[]): object {
  return {
    subject: rows.map((row) => cell(row, 'subject')),
    aliases: rows.map((row) => cell(row, 'aliases')),
  }
}

/** Every generated module, by its path below src, from the CSV files of packages/carbon/data. */
export function buildTables(readData: ReadData): Map<string, object> {
  const read = (fileName: string) => parseCsv(readData(fileName))
  const factors = [...read('factors.csv'), ...read('factors-gb-2025-extra.csv')]
  return new Map<string, object>([
    [
      'factors/electricity-au.generated.json',
      buildFactorTable(factors.filter(isAustralianElectricity), false),
    ],
    [
      'factors/factor-library.generated.json',
      buildFactorTable(
        factors.filter((row) => !isAustralianElectricity(row)),
        true,
      ),
    ],
    ['factors/world-factors.generated.json', buildFactorTable(read('factors-world.csv'), true)],
    ['units/units.generated.json', buildUnits(read('units.csv'))],
    ['regions/regions.generated.json', buildRegions(read('au-regions.csv'))],
    ['travel/airports.generated.json', buildAirports(read('airports.csv'))],
    ['travel/city-airports.generated.json', buildCityAirports(read('city-airports.csv'))],
    ['factors/fuel-properties.generated.json', buildFuelProperties(read('fuel-properties.csv'))],
    ['factors/refrigerant-leakage.generated.json', buildLeakageRates(read('refrigerant-leakage.csv'))],
    ['matching/extra-aliases.generated.json', buildExtraAliases(read('extra-aliases.csv'))],
  ])
}

/** The text of a generated module, one line, so that its size is its content. */
export function printTable(table: object): string {
  return `${JSON.stringify(table)}\n`
}
