import { minus, roundTo } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExact } from '../read-exact.ts'
import { textOfFile } from '../../../testing/text-of-file.ts'

const head = '100,NEM13,202504010000,MDP,RETAILER'

type Reading = { suffix: string; way: string; before: string; after: string; quantity: string; unit: string }

function record({ suffix, way, before, after, quantity, unit }: Reading): string {
  return `250,3114582063,1141,01,${suffix},${suffix},SERIAL,${way},${before},20250101000000,A,,,${after},20250331000000,A,,,${quantity},${unit},20250630,20250401000000,20250401000000`
}

async function read(...records: readonly string[]) {
  return readExact(await textOfFile([head, ...records, '900'].join('\n'), 'reads.csv'))
}

const peak: Reading = {
  suffix: '11',
  way: 'E',
  before: '001021',
  after: '001250',
  quantity: '229',
  unit: 'KWH',
}

test('the quantity between two readings is counted and checked against them', async () => {
  const found = await read(record(peak))
  expect(found?.read.activities[0]).toMatchObject({
    kind: 'electricity',
    quantity: '229',
    unit: 'kWh',
    period: { start: '2025-01-01', end: '2025-03-31' },
    details: { meter: '3114582063' },
  })
  expect(found?.read.findings).toMatchObject([
    { check: 'meter-difference', passed: true, text: '1250 − 1021 = 229.' },
  ])
})

test.for([
  ['a transformer multiplies what the dials show', { quantity: '4580' }, '1250 − 1021 × 20 = 4580.', true],
  ['dials start again at nothing', { before: '999900', after: '000129' }, '129 − 999900 = 229.', true],
  ['a quantity that is none of these fails', { quantity: '230' }, '1250 − 1021 ≠ 230.', false],
] as const)('%s', async ([, change, text, passed]) => {
  const found = await read(record({ ...peak, ...change }))
  expect(found?.read.findings).toMatchObject([{ text, passed }])
})

test('a numbered register that counts what is fed in is export, reactive energy is nothing', async () => {
  const found = await read(
    record({ ...peak, suffix: '71', way: 'I' }),
    record({ ...peak, suffix: 'Q1', unit: 'KVARH' }),
    record({ ...peak, suffix: '41', quantity: '' }),
  )
  expect(found?.read.activities.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['electricity-export', '229'],
  ])
  expect(found?.problems).toMatchObject([{ code: 'broken-records' }])
})

test('whatever a legal file says is read back to the last digit', async () => {
  const tenths = fc.nat({ max: 9_999_999 })
  const property = fc.asyncProperty(
    fc.uniqueArray(fc.constantFrom('11', '12', '41', 'E1', 'B1'), { minLength: 1 }),
    fc.array(fc.tuple(tenths, tenths), { minLength: 5, maxLength: 5 }),
    fc.constantFrom('KWH', 'Wh', 'MWh'),
    async (suffixes, readings, unit) => {
      const reads = suffixes.map((suffix, index): Reading => {
        const [a = 0, b = 0] = readings[index] ?? []
        const [before, after] = [Math.min(a, b) / 10, Math.max(a, b) / 10].map((value) => value.toFixed(1))
        const quantity = minus(roundTo(`${Math.max(a, b) / 10}`, 1), roundTo(`${Math.min(a, b) / 10}`, 1))
        return {
          suffix,
          way: 'E',
          before: (before ?? '').padStart(9, '0'),
          after: (after ?? '').padStart(9, '0'),
          quantity,
          unit,
        }
      })
      const found = await read(...reads.map(record))
      expect(found?.read.activities.map(({ quantity }) => quantity)).toEqual(
        reads.map(({ quantity }) => quantity).filter((quantity) => quantity !== '0'),
      )
      expect(found?.read.findings.every(({ passed }) => passed)).toBe(true)
    },
  )
  await fc.assert(property, { numRuns: 60 })
})
