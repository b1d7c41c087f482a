import { expect, test } from 'vitest'
import { workOutComparison } from './work-out-comparison.ts'

test('difference, abatement cost and year follow from quantity, factors and prices', () => {
  const comparison = workOutComparison(
    { name: 'A', factorKgPerKg: '0.2', costPerTonne: '100' },
    { name: 'B', factorKgPerKg: '0.15', costPerTonne: '104' },
    '50',
    '12',
  )
  expect(comparison).toEqual({
    originalKg: '10000',
    alternativeKg: '7500',
    differenceKg: '-2500',
    differenceCost: '200',
    costPerTonneAvoided: '80',
    annualDifferenceKg: '-30000',
    annualDifferenceCost: '2400',
  })
})
