import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { compare, decimal, minus, times } from '../decimal.ts'
import { factorById } from '../factors/factor-library.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { chooseFactors } from './choose-factors.ts'
import { makeTestContext, makeTestLine } from '../testing/make-test-line.ts'
import { situationOf } from './situation.ts'
import { workOutEmission } from './work-out-emission.ts'

const exampleSchema = z.object({
  example: z.number(),
  title: z.string(),
  input_quantity: z.number(),
  input_unit: z.string(),
  part: z.string(),
  factor_id: z.string(),
  quantity_in_factor_unit: z.number(),
  factor_unit: z.string(),
  factor_kgco2e_per_unit: z.number(),
  expected_kgco2e: z.number(),
})

const file = new URL('../../data/worked-examples-world.json', import.meta.url)
const examples = z.array(exampleSchema).parse(JSON.parse(readFileSync(file, 'utf8')))

/** The file prints six decimals, which is two millionths of its smallest figure. */
function isAsPrinted(left: string, right: string): boolean {
  const difference = minus(decimal(left), decimal(right))
  const most = times(decimal(right), '0.000003')
  return compare(times(difference, difference), times(most, most)) <= 0
}

/** What a line of the example would be read as; the fuel and the gas by their words. */
const kinds: readonly (readonly [RegExp, ActivityLine['kind']])[] = [
  [/gas bill|gas 4,200/i, 'natural-gas'],
  [/diesel/i, 'diesel'],
  [/regular 91/i, 'petrol'],
  [/waste/i, 'waste'],
  [/hotel/i, 'hotel'],
  [/freight/i, 'freight'],
  [/taxi/i, 'taxi'],
  [/./, 'electricity'],
]

/** What a docket prints where the title of the example says more or less. */
const descriptions: Readonly<Record<number, string>> = {
  107: 'General waste to landfill',
  109: 'Linehaul, semi-trailer',
}

function lineOf({ example, title, input_quantity, input_unit }: (typeof examples)[number]): ActivityLine {
  const kind = kinds.find(([pattern]) => pattern.test(title))?.[1] ?? 'electricity'
  return makeTestLine({
    kind,
    quantity: String(input_quantity),
    unit: input_unit,
    description: descriptions[example] ?? title,
  })
}

test('the file has all 24 rows', () => {
  expect(examples).toHaveLength(24)
})

test.each(examples)('example $example, $part: $title', (example) => {
  const factor = factorById(example.factor_id)
  if (factor === null) throw new Error(`no factor ${example.factor_id}`)
  expect(Number(factor.kgCO2ePerUnit)).toBe(example.factor_kgco2e_per_unit)
  const converted = convertQuantity(decimal(String(example.input_quantity)), example.input_unit, factor.unit)
  const quantity = converted.ok ? converted.value.quantity : String(example.input_quantity)
  expect(Number(quantity)).toBe(example.quantity_in_factor_unit)
  const kg = times(decimal(quantity), decimal(factor.kgCO2ePerUnit))
  expect(isAsPrinted(kg, String(example.expected_kgco2e))).toBe(true)
})

test.each([
  [103, 'NZ', '2025'],
  [104, 'NZ', '2026'],
  [105, 'NZ', '2026'],
  [106, 'NZ', '2026'],
  [107, 'NZ', '2026'],
  [108, 'NZ', '2026'],
  [109, 'NZ', '2026'],
  [111, 'CA-ON', '2024'],
  [112, 'CA-ON', '2024'],
  [113, 'DE', '2024'],
  [114, 'NL', '2026'],
  [115, 'SG', '2024'],
  [116, 'MY-13', '2024'],
  [117, 'CN-GD', '2023'],
  [118, 'BR', '2024'],
  [119, 'KE', '2024'],
  [120, 'KE', '2024'],
] as const)('the engine chooses the factors of example %s by itself in %s', (number, region, year) => {
  const parts = examples.filter(({ example }) => example === number)
  const [first] = parts
  if (first === undefined) throw new Error(`no example ${number}`)
  const context = makeTestContext({
    region: { region, because: 'printed' },
    country: region.slice(0, 2),
    currency: null,
    period: { start: `${year}-01-01`, end: `${year}-12-31` },
    documentType: number === 105 || number === 106 || number === 119 ? 'fuel-receipt' : 'other',
  })
  const [option] = chooseFactors(situationOf(lineOf(first), context), null).options
  expect(option?.factors.map(({ id }) => id)).toEqual(parts.map(({ factor_id }) => factor_id))
  for (const [index, factor] of (option?.factors ?? []).entries()) {
    const emission = workOutEmission(lineOf(first), factor)
    if (!emission.ok) throw new Error(emission.problem.text)
    expect(isAsPrinted(emission.value.kgCO2e, String(parts[index]?.expected_kgco2e))).toBe(true)
  }
})
