import { expect, test } from 'vitest'
import { explainFigure } from './explain-figure.ts'
import { figureCallSchema } from './figure-schema.ts'

const factor = 'au-nga-2025-electricity-qld-scope2'

test('a figure is told with its conversion, its sum and the source of its factor', () => {
  const explained = explainFigure({ factor, quantity: '4.826', unit: 'MWh', stated: '3233.420' })
  expect(explained).toMatchObject({
    ok: true,
    value: {
      expression: '4826 kWh × 0.67 kgCO2e/kWh',
      kgCO2e: '3233.42',
      agrees: true,
      factor: { region: 'AU-QLD', source: expect.stringContaining('Table 1') },
    },
  })
})

test('a stated figure that is another one does not agree', () => {
  expect(explainFigure({ factor, quantity: '1', unit: 'kWh', stated: '0.68' })).toMatchObject({
    value: { agrees: false },
  })
})

test('a credit is explained as it is', () => {
  const call = figureCallSchema.parse({ factor, quantity: '-100', unit: 'kWh', stated: '-67' })
  expect(explainFigure(call)).toMatchObject({ value: { kgCO2e: '-67', agrees: true } })
})

test.each([
  [{ factor: 'none', quantity: '1', unit: 'kWh' }, 'holds no factor'],
  [{ factor, quantity: '1', unit: 'km' }, 'km'],
])('%j cannot be explained', (call, words) => {
  expect(explainFigure(call)).toMatchObject({ ok: false, problem: expect.stringContaining(words) })
})
