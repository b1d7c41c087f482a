import { expect, test } from 'vitest'
import { dateIn } from './sum-dates.ts'

test.each([
  ['in FY26', '2026-01-01'],
  ['FY2025', '2025-01-01'],
  ['in 2025-26', '2026-01-01'],
  ['2024/25 figures', '2025-01-01'],
  ['in August 2025', '2025-08-15'],
  ['a bill of Oct 2024', '2024-10-15'],
  ['used in 2024', '2024-07-01'],
  ['on 2025-03-02', '2025-03-02'],
  ['2024 kWh', null],
  ['yesterday', null],
])('"%s" falls on %s', (text, date) => {
  expect(dateIn(text)).toBe(date)
})
