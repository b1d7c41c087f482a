import { expect, test } from 'vitest'
import { layoutOfText } from '../../layout/layout-of-text.ts'
import { readMaterialLoad } from './read-material-load.ts'

const loadOf = (...lines: readonly string[]) =>
  readMaterialLoad(layoutOfText(...lines)).activities.map(
    ({ description, quantity, unit }) => `${description} ${quantity} ${unit ?? ''}`,
  )

test('the weight of a delivery note is of the material that it names', () => {
  expect(loadOf('Harbour Aggregates', 'Delivery Note', 'Material: Paving bricks', 'Qty: 840 kg')).toEqual([
    'Paving bricks 840 kg',
  ])
})

test('a weight without a delivery note, or of several materials, is none', () => {
  expect(loadOf('Data sheet', 'Material: Paving bricks', 'Weight: 840 kg')).toEqual([])
  expect(loadOf('Delivery Note', 'Material: Bricks', 'Material: Sand', 'Qty: 840 kg')).toEqual([])
})
