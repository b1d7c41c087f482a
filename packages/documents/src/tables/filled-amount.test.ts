import { expect, test } from 'vitest'
import { readTables } from '../analyse/read-tables.ts'
import { readCsv } from '../readers/read-csv.ts'

function activitiesOf(...rows: readonly string[]) {
  const read = readCsv(rows.join('\n'))
  const tables = read.ok ? readTables(read.value) : null
  return tables?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`.trim())
}

test('an amount that its price multiplies to the cost is what was filled', () => {
  expect(
    activitiesOf(
      'Odometer,Date,Fuel type,Volume price,Total price,Fuel amount',
      '8100,5/3/2024,diesel,1.85,74.00,40.0',
      '8550,19/3/2024,diesel,1.90,42.75,22.5',
    ),
  ).toEqual(['diesel 40 L', 'diesel 22.5 L'])
})

test('an amount of money for fuel is no quantity', () => {
  expect(
    activitiesOf(
      'Odometer,Date,Fuel type,Fuel amount,Wash price,Total price',
      '8100,5/3/2024,diesel,74.00,5.00,79.00',
      '8550,19/3/2024,diesel,42.75,5.00,47.75',
    ),
  ).toBeUndefined()
})

test('a German log prints its litres as an amount, and decimals with a comma', () => {
  expect(
    activitiesOf(
      'Kraftstoff',
      'Tachostand (km);Datum;Getankt Betrag;Getankt Einheiten;Preis pro Einheit;Total Preis;l/100 km',
      '400;"2025-1-20 9:30";48;L;1,750;84;12',
      '900;"2025-2-3 8:15";55;L;1,720;94,6;13',
    ),
  ).toEqual(['fuel 48 L', 'fuel 55 L'])
})

test('where days are written with points a register of three decimals counts thousandths', () => {
  expect(
    activitiesOf(
      'Wasser;19.09.24;',
      'Datum;Zeit;Zählerstand',
      '29.10.22;11:39;381,000',
      '12.08.23;05:40;415,980',
      '16.09.24;21:37;422,940',
    ),
  ).toEqual(['water 41.94'])
})
