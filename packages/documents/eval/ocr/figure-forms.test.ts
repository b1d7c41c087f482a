import { expect, test } from 'vitest'
import { listFigureValues } from './figure-forms.ts'

test.for([
  ['Usage 1,429 kWh', 1429],
  ['Verbrauch 1.429 kWh', 1429],
  ['1 429,50', 1429.5],
  ['$191.69', 191.69],
  ["12'345.6", 12345.6],
] as const)('"%s" may stand for %d', ([text, value]) => {
  expect(listFigureValues(text)).toContain(value)
})

test('a longer figure does not stand for its parts', () => {
  expect(listFigureValues('Meter 214290')).toEqual([214290])
})
