import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Correction } from './correction-schema.ts'

const bill = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh', description: 'Peak' }),
])
const common = { paper: 0, reason: '', activity: 'a1' } as const

function refusalsOf(...corrections: readonly Correction[]) {
  return applyCorrections(bill, corrections).refusals
}

test('litres on a line of electricity are refused, with the units that would fit', () => {
  expect(refusalsOf({ ...common, id: 'c1', type: 'amount', quantity: '100', unit: 'L' })).toEqual([
    { correction: 'c1', text: '“Peak”: Electricity is not counted in L. kWh, MWh, GJ or a currency fit.' },
  ])
})

test('a kind that is not measured in the unit of the line is refused', () => {
  expect(refusalsOf({ ...common, id: 'c1', type: 'kind', kind: 'waste' })).toMatchObject([
    { correction: 'c1' },
  ])
})

test('a kind and a unit that fit together are taken, in either order', () => {
  const kind = { ...common, id: 'c1', type: 'kind', kind: 'diesel' } as const
  const amount = { ...common, id: 'c2', type: 'amount', quantity: '100', unit: 'L' } as const
  expect(refusalsOf(kind, amount)).toEqual([])
  expect(refusalsOf(amount, kind)).toEqual([])
})

test('another unit of the same measure is taken, and so is money', () => {
  const amount = { ...common, id: 'c1', type: 'amount', quantity: '1' } as const
  expect(refusalsOf({ ...amount, unit: 'GJ' })).toEqual([])
  expect(refusalsOf({ ...amount, unit: 'AUD' })).toEqual([])
})

test('a line by hand in a unit of another measure is refused', () => {
  const line = { ...common, activity: 'h1', id: 'c1', type: 'add', description: 'Tank', date: null } as const
  expect(refusalsOf({ ...line, kind: 'diesel', quantity: '5', unit: 'km' })).toMatchObject([
    { correction: 'c1' },
  ])
  expect(refusalsOf({ ...line, kind: 'diesel', quantity: '5', unit: 'L' })).toEqual([])
})
