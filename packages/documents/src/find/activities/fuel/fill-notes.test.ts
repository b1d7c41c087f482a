import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readFillNotes, tellsOfFills } from './fill-notes.ts'

function notedOn(...lines: readonly string[]) {
  return readFillNotes(layoutOfText(...lines).lines).map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test('notes of day, money, gallons and miles below each other are fills', () => {
  expect(
    notedOn(
      'March 3, 2019',
      '$24.10',
      '9.412 gal',
      '288.1 miles',
      'March 12, 2019',
      '$22.75',
      '8.990 gal',
      '271.4 miles',
      'March 20, 2019',
      '$18.00',
      '7.204 gal',
      '199.9 miles',
    ),
  ).toEqual(['fuel 9.412 gal-us', 'fuel 8.99 gal-us', 'fuel 7.204 gal-us'])
})

test('a note a line is a fill, of the fuel that the page names', () => {
  expect(
    notedOn(
      'Tankbuch Caddy Diesel',
      '02.03.2024  612 km  38,41 l  64,49 €',
      '14.03.2024  655 km  41,07 l  69,37 €',
      '29.03.2024  588 km  36,90 l  61,59 €',
    ),
  ).toEqual(['diesel 38.41 L', 'diesel 41.07 L', 'diesel 36.9 L'])
})

test('volumes without distances are no notes of fills', () => {
  expect(notedOn('Milk 1.5 L  $3.20', 'Juice 2.5 L  $4.10', 'Water 1.5 L  $1.00')).toEqual([])
})

test('a hired car with its fuel is driven', () => {
  expect(
    tellsOfFills(layoutOfText('Distance driven 412 km', 'Fuel 38.20 L  € 64.10', 'Total € 210.00').lines),
  ).toBe(false)
})

test('the sum of the fills is none of them, nor is what cleans the exhaust; each is of the fuel that its line names', () => {
  expect(
    notedOn(
      '3 March 2025   $70.10   38.40 L diesel   612 km',
      '9 March 2025   $12.00   10.00 L AdBlue   600 km',
      '14 March 2025  $65.35   36.98 L diesel   598 km',
      '21 March 2025  $60.00   41.00 L petrol   645 km',
      'Total          $207.45  126.38 L         2455 km',
    ),
  ).toEqual(['diesel 38.4 L', 'diesel 36.98 L', 'petrol 41 L'])
})
