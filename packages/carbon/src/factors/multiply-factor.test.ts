import { expect, test } from 'vitest'
import { multiplyFactor } from './multiply-factor.ts'

const grid = { kgCO2ePerUnit: '0.291', unit: 'kWh' }

test.each([
  ['500', 'kWh', '145.5', []],
  ['12,480.5', 'kWh', '3631.8255', []],
  ['1.5', 'MWh', '436.5', ['1.5 MWh × 3600 MJ/MWh ÷ 3.6 MJ/kWh = 1500 kWh']],
])('%s %s comes to %s kg', (quantity, unit, kg, steps) => {
  expect(multiplyFactor(quantity, unit, grid)).toMatchObject({ ok: true, value: { kgCO2e: kg, steps } })
})

test.each(['', 'a lot', '1e9', '1.2.3', '9'.repeat(400)])('"%s" is no quantity', (quantity) => {
  expect(multiplyFactor(quantity, 'kWh', grid)).toMatchObject({ ok: false, problem: { code: 'no_quantity' } })
})

test('the sum stands in the unit of the factor', () => {
  expect(multiplyFactor('1.5', 'MWh', grid)).toMatchObject({
    value: { expression: '1500 kWh × 0.291 kgCO2e/kWh' },
  })
})

test('a factor that is no number multiplies nothing', () => {
  expect(multiplyFactor('1', 'kWh', { ...grid, kgCO2ePerUnit: 'x' })).toMatchObject({
    problem: { code: 'no_quantity' },
  })
})

test('litres are not kilowatt-hours', () => {
  expect(multiplyFactor('1', 'L', grid)).toMatchObject({ ok: false, problem: { code: 'unit_mismatch' } })
})
