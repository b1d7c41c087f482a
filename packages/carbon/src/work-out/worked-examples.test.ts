import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCsv } from '../../scripts/parse-csv.ts'
import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { compare, decimal, minus, times } from '../decimal.ts'
import { factorById } from '../factors/factor-library.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { residualKwh } from './measure-residual.ts'
import { workOutEmission } from './work-out-emission.ts'
import { detailsOf } from '../analysis/details-of.ts'

const rows = parseCsv(readFileSync(new URL('../../data/worked-examples.csv', import.meta.url), 'utf8')).map(
  (row) => ({
    example: row['example'] ?? '',
    title: row['title'] ?? '',
    part: row['part'] ?? '',
    factorId: row['factor_id'] ?? '',
    inputQuantity: row['input_quantity'] ?? '',
    inputUnit: row['input_unit'] ?? '',
    factorQuantity: row['quantity_in_factor_unit'] ?? '',
    factorValue: row['factor_kgco2e_per_unit'] ?? '',
    expected: row['expected_kgco2e'] ?? '',
  }),
)

const kindByCategory: Readonly<Record<string, ActivityLine['kind']>> = {
  accommodation: 'hotel',
  electricity: 'electricity',
  'electricity-market-based': 'electricity',
  flight: 'flight',
  freight: 'freight',
  'liquid-fuel': 'diesel',
  'natural-gas': 'natural-gas',
  refrigerant: 'refrigerant',
  spend: 'spend',
  taxi: 'taxi',
  'transport-fuel': 'diesel',
  waste: 'waste',
  wastewater: 'wastewater',
  water: 'water',
}

/** Where the input is not one printed quantity and unit, the line that a document would give. */
const linesByExample: Readonly<Record<string, Partial<ActivityLine>>> = {
  '5': { quantity: '8443965', unit: 'kWh' },
  '13': { quantity: '2', unit: 'each', description: '45 kg LPG cylinder', kind: 'lpg' },
  '14': { quantity: '3', unit: 'kg', description: 'Split system charge of R410A' },
  '20': { quantity: '6', unit: 'room-night' },
  '21': { quantity: '18.5', unit: 't', details: detailsOf({ distanceKm: '640' }) },
  '26': { quantity: '5500', unit: 'AUD', details: detailsOf({ taxIncluded: true }) },
}

function isWithinMillionth(left: string, right: string): boolean {
  const difference = minus(decimal(left), decimal(right))
  const most = times(decimal(right), '0.000001')
  return compare(times(difference, difference), times(most, most)) <= 0
}

test('the file has all 38 rows', () => {
  expect(rows).toHaveLength(38)
})

test.each(rows)('example $example, $part: $title', (row) => {
  const factor = factorById(row.factorId)
  if (factor === null) throw new Error(`no factor ${row.factorId}`)
  expect(factor.kgCO2ePerUnit).toBe(row.factorValue)

  const isSewage = row.example === '23' && factor.category === 'wastewater'
  const line = makeTestLine({
    kind: kindByCategory[factor.category] ?? 'material',
    quantity: isSewage ? row.factorQuantity : row.inputQuantity,
    unit: row.inputUnit,
    description: row.title,
    ...linesByExample[row.example],
  })
  const emission = workOutEmission(line, factor)
  if (!emission.ok) throw new Error(emission.problem.text)
  expect(emission.value.factorQuantity).toBe(row.factorQuantity)
  expect(isWithinMillionth(emission.value.kgCO2e, row.expected)).toBe(true)
})

test('example 10 gives the Table 9 result, not the one that the publication prints with another N2O figure', () => {
  const factor = factorById('au-nga-2025-diesel-road-light-scope1-l')
  if (factor === null) throw new Error('no factor')
  const emission = workOutEmission(makeTestLine({ kind: 'diesel', quantity: '10000', unit: 'kL' }), factor)
  expect(emission.ok && emission.value.kgCO2e).toBe('27178260')
})

test('example 5: residual kWh of the market-based method, as the NGA works it out', () => {
  const residual = residualKwh('11300000', {
    renewablePowerPercentage: '0.18195',
    jurisdictionalRenewablePowerPercentage: '0',
    surrenderedMwh: '1300',
    onSiteMwh: '500',
  })
  expect(residual).toBe('8443965')
})
