import { expect, test } from 'vitest'
import { findNumbers, restoreLostPoints } from './number-text.ts'

function valuesIn(text: string, sign: 'point' | 'comma' | null = 'point') {
  return findNumbers(text, sign).map(({ value }) => value)
}

test('finds the numbers of a line with their offsets', () => {
  const [kwh, rate] = findNumbers('Peak usage 4,250 kWh @ 28.5c', 'point')
  expect([kwh?.value, kwh?.start, kwh?.end]).toEqual(['4250', 11, 16])
  expect(rate?.value).toBe('28.5')
})

test.each([
  ['-$22.10', '-22.10'],
  ['145.08-', '-145.08'],
  ['(1,234.50)', '-1234.50'],
  ['12.00 CR', '-12.00'],
  ['THANK YOU  - 17.89', '-17.89'],
])('reads %s as negative', (text, expected) => {
  expect(valuesIn(text)).toEqual([expected])
})

test('the point of an abbreviation before a number is no decimal sign', () => {
  expect(valuesIn('Amount due Rs.1150.45')).toEqual(['1150.45'])
  expect(valuesIn('Rs.500.00 and Fr.1,250.00')).toEqual(['500.00', '1250.00'])
  expect(valuesIn('a rate of .125')).toEqual(['0.125'])
})

test('a dash between words or numbers is no minus', () => {
  expect(valuesIn('Mehsana - 384001')).toEqual(['384001'])
  expect(valuesIn('10 - 12')).toEqual(['10', '12'])
})

test('a plain space groups thousands only in documents with a decimal comma', () => {
  expect(valuesIn('8 581 kWh', 'comma')).toEqual(['8581'])
  expect(valuesIn('Pump 2 350', 'point')).toEqual(['2', '350'])
})

test('a point that recognition lost at the end of a cell is put back', () => {
  expect(restoreLostPoints('Total  RM8 60')).toBe('Total  RM8.60')
  expect(restoreLostPoints('Room 12 34 left')).toBe('Room 12 34 left')
})

test('the power of a unit is no number', () => {
  expect(findNumbers('Load m3  Tile m2  N32  CO2', null).map(({ raw }) => raw)).toEqual(['32'])
})

test('a plain space groups thousands beside a currency that prints it so', () => {
  const valuesOf = (text: string) => findNumbers(text, null).map(({ value }) => value)
  expect(valuesOf('SEK 38 420')).toEqual(['38420'])
  expect(valuesOf('1 842 kr')).toEqual(['1842'])
  expect(valuesOf('R1 000.00')).toEqual(['1000.00'])
  expect(valuesOf('REF 123 456')).toEqual(['123', '456'])
})
