import { expect, test } from 'vitest'
import { describeDays } from './describe-day.ts'
import { describeKg } from './describe-kg.ts'
import { tidyProse } from './tidy-prose.ts'

test.each([
  ['3184 kWh in 92 days', '3,184 kWh in 92 days'],
  ['50736.24 kWh in 32 days is 1585.5 a day', '50,736.24 kWh in 32 days is 1,585.5 a day'],
  ['residual kWh = 4260 × (1 − RPP)', 'residual kWh = 4,260 × (1 − RPP)'],
  ['1587.57 + 158.76 = 1746.33', '1,587.57 + 158.76 = 1,746.33'],
  ['period of the document 2025-07-01 to 2025-09-30', 'period of the document 1 Jul 2025 to 30 Sep 2025'],
  ['48250 MJ × 0.001 = 48.25 GJ', '48,250 MJ × 0.001 = 48.25 GJ'],
])('writes the figures and days of a sentence in one form: %s', (given, tidied) => {
  expect(tidyProse(given)).toBe(tidied)
})

test.each([
  'NMI 3114582063 is in the block of Energex.',
  'NGA 2025 holds for 1 Jul 2025 to 30 Jun 2026',
  'ISO 14083:2023 and au-nga-2025-electricity-qld-scope2',
  'Account 4410 2297 8',
])('leaves years, accounts and names as they are: %s', (text) => {
  expect(tidyProse(text)).toBe(text)
})

test('a credit has the sign of a sum, two places and its unit', () => {
  expect(describeKg('-227.6')).toBe('−227.60 kg')
})

test('a period of one day is a day, and one with one end known says that', () => {
  expect(describeDays({ start: '2025-07-01', end: '2025-07-01' })).toBe('1 Jul 2025')
  expect(describeDays({ start: null, end: '2025-09-30' })).toBe('30 Sep 2025')
  expect(describeDays({ start: null, end: null })).toBeNull()
})
