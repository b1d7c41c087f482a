import { expect, test } from 'vitest'
import { describeSerialDay, isDayFormat } from './excel-date.ts'

test.each([
  [14, null, true],
  [0, null, false],
  [4, null, false],
  [164, 'dd/mm/yyyy', true],
  [164, '[$-C09]d mmmm yyyy;@', true],
  [164, 'mmm\\-yy', true],
  [164, 'yyyy-mm-dd\\ hh:mm:ss.000', true],
  [164, '#,##0.00 "days"', false],
  [164, '[Red]0.00', false],
  [164, 'hh:mm', false],
])('format %i %j writes a day: %s', (id, code, isDay) => {
  expect(isDayFormat(id, code)).toBe(isDay)
})

test.each([
  ['45839', 1900, '1 Jul 2025'],
  ['45839.5', 1900, '1 Jul 2025, 12:00'],
  ['44377', 1904, '1 Jul 2025'],
  ['61', 1900, '1 Mar 1900'],
  ['3184000', 1900, '3184000'],
  ['-3', 1900, '-3'],
  ['n/a', 1900, 'n/a'],
] as const)('%s, counted from %i, is %s', (digits, from, text) => {
  expect(describeSerialDay(digits, from)).toBe(text)
})
