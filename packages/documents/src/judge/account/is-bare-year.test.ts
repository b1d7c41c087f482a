import { describe, expect, test } from 'vitest'
import { bareShape } from '../../testing/bare-shape.ts'
import { features } from '../predict/features.ts'
import { chooseAccount } from './choose-account.ts'
import type { FigureShape } from './figure-shape.ts'

const sure = { intercept: 9, weights: [] }
const never = { intercept: -9, weights: [] }

function countOf(shape: Partial<FigureShape>): number {
  const figure = {
    group: 'electricity',
    features: new Float32Array(features.length),
    shape: { ...bareShape, unit: 'kWh', unitSource: 'head', isMeasured: true, ...shape } as const,
    probability: 0.9,
    votes: [2],
  }
  return chooseAccount([figure], { beside: never, choice: sure }).length
}

describe('the likeliest figure', () => {
  test.each([
    ['2,523 in a column of kilowatt-hours', { value: 2523 }],
    ['2,023 with its unit beside it', { value: 2023, unitSource: 'printed' }],
    ['2,023 that is charged', { value: 2023, isCharged: true }],
    ['2,023.5 in a column', { value: 2023.5 }],
  ] as const)('is counted: %s', (_, shape) => {
    expect(countOf(shape)).toBe(1)
  })

  test('is not counted: 2023 in a column of kilowatt-hours', () => {
    expect(countOf({ value: 2023 })).toBe(0)
  })
})
