import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCsv } from '../../scripts/parse-csv.ts'
import { factorSchema } from '../analysis/factor-schema.ts'
import { compare, decimal, minus, plus, times } from '../decimal.ts'
import { candidates, factorById, factorsByIds, listFactors, toAnalysisFactor } from './factor-library.ts'
import { unitById } from '../units/unit-table.ts'
import { explainVerification, isDisputed, isMarkedProxy } from './factor-marks.ts'

const allFactors = listFactors()

function readData(fileName: string): Record<string, string>[] {
  return parseCsv(readFileSync(new URL(`../../data/${fileName}`, import.meta.url), 'utf8'))
}

test('holds every row of the three files, digit for digit', () => {
  const rows = ['factors.csv', 'factors-gb-2025-extra.csv', 'factors-world.csv'].flatMap(readData)
  expect(allFactors).toHaveLength(rows.length)
  const differing = rows.filter((row) => {
    const factor = factorById(row['id'] ?? '')
    return (
      factor === null ||
      factor.kgCO2ePerUnit !== row['kgco2e_per_unit'] ||
      factor.unit !== row['activity_unit'] ||
      String(factor.scope) !== row['scope'] ||
      factor.region !== row['region'] ||
      factor.year !== row['year'] ||
      factor.source !== row['source'] ||
      factor.licence !== row['licence'] ||
      factor.verification !== row['verification'] ||
      factor.notes !== row['notes']
    )
  })
  expect(differing).toEqual([])
})

test('every factor is valid in the analysis object', () => {
  const invalid = allFactors.filter((factor) => !factorSchema.safeParse(toAnalysisFactor(factor)).success)
  expect(invalid.map(({ id }) => id)).toEqual([])
})

test('every factor names its source, licence, verification and an address', () => {
  const unnamed = allFactors.filter(
    ({ source, licence, verification, sourceUrl }) =>
      source === '' || licence === '' || verification === '' || !/^https?:\/\//.test(sourceUrl),
  )
  expect(unnamed).toEqual([])
})

test('published gases add up to the total within the rounding of the publisher', () => {
  const apart = allFactors.filter(({ gases, kgCO2ePerUnit }) => {
    if (gases === null) return false
    const sum = plus(plus(decimal(gases.co2), decimal(gases.ch4)), decimal(gases.n2o))
    const difference = minus(sum, decimal(kgCO2ePerUnit))
    return compare(times(difference, difference), '0.0009') > 0
  })
  expect(apart.map(({ id }) => id)).toEqual([])
})

test('refrigerants carry the AR5 warming potential of gwps.csv', () => {
  const gwps = new Map(
    readData('gwps.csv').map((row) => [
      (row['name'] ?? '').toLowerCase().replaceAll('-', ''),
      row['gwp100_ar5'],
    ]),
  )
  const differing = candidates({ category: 'refrigerant' }).flatMap(({ name, kgCO2ePerUnit, id }) => {
    const code = /\b(R\d+\w*)\b/.exec(name)?.[1]?.toLowerCase()
    const expected = code === undefined ? undefined : gwps.get(code)
    return expected === undefined || expected === '' || expected === kgCO2ePerUnit
      ? []
      : [`${id}: ${kgCO2ePerUnit}, not ${expected}`]
  })
  expect(differing).toEqual([])
})

test('each Australian grid has Scope 2 and Scope 3 in all three editions', () => {
  const counts = ['2024', '2025', '2026'].map(
    (edition) =>
      candidates({ category: 'electricity', edition }).filter(({ id }) =>
        /^au-nga-\d+-electricity-(?!nem|off)/.test(id),
      ).length,
  )
  expect(counts).toEqual([20, 20, 20])
})

test('finds by category, region, edition, unit and scope', () => {
  const found = candidates({
    category: 'electricity',
    region: 'AU-QLD',
    edition: '2025',
    unit: 'kWh',
    scope: 2,
  })
  expect(found.map(({ id, kgCO2ePerUnit }) => [id, kgCO2ePerUnit])).toEqual([
    ['au-nga-2025-electricity-qld-scope2', '0.67'],
  ])
})

test('gives null for an id that it does not hold', () => {
  expect(factorById('au-nga-2019-electricity-qld-scope2')).toBeNull()
  expect(factorsByIds('nothing', 'au-nga-2025-electricity-qld-scope2')).toHaveLength(1)
})

test('marks the disputed 2026 figures of Tasmania and the Northern Territory, and no other', () => {
  expect(allFactors.filter(isDisputed).map(({ id }) => id)).toEqual([
    'au-nga-2026-electricity-tas-scope2',
    'au-nga-2026-electricity-nt-scope3',
  ])
})

test('marks the withheld upstream gas factors as proxies', () => {
  expect(allFactors.filter(isMarkedProxy).map(({ region }) => region)).toEqual([
    'AU-TAS',
    'AU-TAS',
    'AU-NT',
    'AU-NT',
  ])
})

test('explains every verification code in use', () => {
  const codes = [...new Set(allFactors.map(({ verification }) => verification))]
  expect(codes.filter((code) => explainVerification(code) === 'verification not stated')).toEqual([])
})

test('the rows of DEFRA 2025 that were checked against the publisher say so', () => {
  const checked = readData('defra-2025-verified.csv').map((row) => factorById(row['id'] ?? '')?.verification)
  expect(checked).toHaveLength(628)
  expect([...new Set(checked)]).toEqual(['A2'])
})

test('every row is on AR5 but those of the Dutch list, which say AR6', () => {
  const others = allFactors.filter(({ gwp }) => gwp !== 'IPCC AR5, 100 years')
  expect(new Set(others.map(({ id, gwp }) => `${id.slice(0, 9)} ${gwp}`))).toEqual(
    new Set(['nl-co2ef- IPCC AR6, 100 years']),
  )
  expect(others).toHaveLength(82)
})

test('every unit of a factor is a unit of units.csv or a currency', () => {
  const units = [...new Set(allFactors.map(({ unit }) => unit))]
  expect(units.filter((unit) => unitById(unit) === null)).toEqual(['USD', 'AUD', 'NZD'])
})
