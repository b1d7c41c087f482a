import { expect, test } from 'vitest'
import { quickSum } from './quick-sum.ts'

const request = {
  quantity: '1,200',
  unit: 'kilowatt hours',
  kind: 'electricity',
  region: 'AU-VIC',
  date: '2025-08-15',
} as const

test('works out a typed quantity in a state', () => {
  const sum = quickSum(request)
  expect(sum.ok && sum.value.totals.kgCO2e).toBe('1044')
  expect(sum.ok && sum.value.activity.match.factors).toEqual([
    'au-nga-2025-electricity-vic-scope2',
    'au-nga-2025-electricity-vic-scope3',
  ])
})

test('without a state it asks which', () => {
  const sum = quickSum({ ...request, region: null })
  expect(sum.ok && sum.value.questions[0]?.options.length).toBe(10)
})

test('reads gallons by the country of the question', () => {
  const sum = quickSum({ quantity: '10', unit: 'gallons', kind: 'petrol', region: 'GB', date: '2025-08-15' })
  expect(sum.ok && sum.value.activity.unit).toBe('gal-uk')
})

test('takes money as it is', () => {
  const sum = quickSum({
    quantity: '5500',
    unit: 'AUD',
    kind: 'spend',
    region: 'AU-VIC',
    date: null,
    description: 'legal fees',
    details: { taxIncluded: true },
  })
  expect(sum.ok && sum.value.totals.kgCO2e).toBe('130.52660365')
})

test('says what it cannot read', () => {
  expect(quickSum({ ...request, quantity: 'twelve' })).toMatchObject({
    ok: false,
    problem: { code: 'no_quantity' },
  })
  expect(quickSum({ ...request, unit: 'bananas' })).toMatchObject({
    ok: false,
    problem: { code: 'unit_unknown' },
  })
})
