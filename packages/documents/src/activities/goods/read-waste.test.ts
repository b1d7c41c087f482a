import { expect, test } from 'vitest'
import { layoutOfText } from '../../layout/layout-of-text.ts'
import { readWaste } from './read-waste.ts'

function carried(...lines: readonly string[]) {
  return readWaste(layoutOfText(...lines), []).activities.map(
    ({ quantity, unit }) => `${quantity} ${unit ?? ''}`,
  )
}

test('the net weight of a weighbridge comes before gross and tare', () => {
  expect(carried('Waste Transfer Note', 'Gross : 18,960 kg', 'Tare : 14,400 kg', 'Net : 4,560 kg')).toEqual([
    '4560 kg',
  ])
})

test('without a weighbridge the weight or quantity of the docket counts', () => {
  expect(carried('Waste Transfer Note', 'Weight: 2.5 tonnes')).toEqual(['2.5 t'])
  expect(carried('EWC', '17 05 04', 'Quantity', '13.23 tonnes')).toEqual(['13.23 t'])
})

test('a quantity of containers is no weight', () => {
  expect(carried('Waste Transfer Note', 'Quantity: 4 drums')).toEqual([])
})
