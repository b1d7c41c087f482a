import { expect, test } from 'vitest'
import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { makeTestContext, makeTestLine } from '../testing/make-test-line.ts'
import { workOutOne } from '../testing/work-out-one.ts'
import { workOutActivities } from './work-out-activities.ts'

const fourMwh = { kind: 'electricity', quantity: '4250', unit: 'kWh', description: 'Peak usage' } as const
const diesel = { kind: 'diesel', quantity: '62.4', unit: 'L', description: 'Diesel' } as const

test('water with no unit printed is not counted', () => {
  const { activity, problems } = workOutOne({ kind: 'water', quantity: '1980', unit: null })
  expect(activity.match.status).toBe('none')
  expect(problems).toMatchObject([
    { code: 'unit_unknown', text: 'water: no unit is printed, so nothing was worked out.' },
  ])
})

test('a quantity that is no number is not counted', () => {
  const { activity, problems } = workOutOne({ ...fourMwh, quantity: '4 250,0' })
  expect(activity.emissions).toEqual([])
  expect(problems).toMatchObject([
    { code: 'no_quantity', text: 'Peak usage: the quantity could not be read.' },
  ])
})

test('a value that was read badly is reviewed although its factor is certain', () => {
  expect(workOutOne({ ...fourMwh, confidence: { read: '0.7', meaning: '0.97' } }).activity.match.status).toBe(
    'review',
  )
})

test('the same lines give the same object', () => {
  const lines: ActivityLine[] = [makeTestLine(fourMwh), makeTestLine({ ...diesel, id: 'a2' })]
  expect(workOutActivities(lines, makeTestContext())).toEqual(workOutActivities(lines, makeTestContext()))
})

test('totals are the exact sum over activities', () => {
  const lines = Array.from({ length: 10 }, (_, index) =>
    makeTestLine({ ...diesel, id: `a${index}`, quantity: '0.1' }),
  )
  expect(workOutActivities(lines, makeTestContext({ documentType: 'fuel-log' })).totals.kgCO2e).toBe(
    '3.385606',
  )
})

test('a negative adjustment takes its emissions back', () => {
  expect(workOutOne({ ...fourMwh, quantity: '-100' }).totals.kgCO2e).toBe('-76')
})

test('lines on two sets of warming potentials are told apart in a problem', () => {
  const gas = makeTestLine({
    id: 'a1',
    kind: 'natural-gas',
    quantity: '100',
    unit: 'm3',
    description: 'aardgas',
  })
  const power = makeTestLine({ id: 'a2', kind: 'electricity', quantity: '100', unit: 'kWh' })
  const dutch = makeTestContext({
    region: { region: 'NL', because: 'printed' },
    country: 'NL',
    currency: 'EUR',
  })
  expect(workOutActivities([gas], dutch).problems).toEqual([])
  expect(workOutActivities([gas, power], dutch).problems.map(({ code }) => code)).toEqual(['mixed_gwp'])
})
