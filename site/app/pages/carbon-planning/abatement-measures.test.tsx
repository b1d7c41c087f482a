import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AbatementCurve } from './abatement-curve.tsx'
import { measures, placedMeasures, takeUpTo } from './abatement-measures.ts'

test('the cheapest tonne comes first and the tonnes fill the width', () => {
  const prices = measures.map(({ dollarsPerTonne }) => Number(dollarsPerTonne))
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  const last = placedMeasures.at(-1)
  expect((last?.start ?? 0) + (last?.share ?? 0)).toBeCloseTo(1)
})

test('a price of nothing takes the measures that save money', () => {
  const { taken, savedTonnes, costDollars } = takeUpTo(0)
  expect(taken.map(({ name }) => name)).toEqual([
    'Grid power for site huts',
    'Idle shut-off on loaders',
    'LED tower lights',
  ])
  expect([savedTonnes, costDollars]).toEqual(['185', '-73900'])
})

test('moving the cut-off changes what is taken', () => {
  render(<AbatementCurve />)
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } })
  expect(screen.getByRole('status')).toHaveTextContent('3 of 8 measures')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '500' } })
  expect(screen.getByRole('status')).toHaveTextContent('8 of 8 measures')
})
