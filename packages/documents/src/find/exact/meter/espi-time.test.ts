import { expect, test } from 'vitest'
import { localDay } from './espi-time.ts'

const summer = (start: string, end: string) => ({
  start: Number.parseInt(start, 16),
  end: Number.parseInt(end, 16),
  offsetSeconds: 3600,
})
const toronto = { offsetSeconds: -18_000, summer: summer('360E2000', 'B40E2000') }
const at = (iso: string) => Date.parse(iso) / 1000

test.for([
  ['2025-07-01T04:00:00Z', '2025-07-01'],
  ['2025-07-01T03:59:59Z', '2025-06-30'],
  ['2025-01-15T04:59:59Z', '2025-01-14'],
  ['2025-01-15T05:00:00Z', '2025-01-15'],
  // Summer time begins on the second Sunday of March and ends on the first of November.
  ['2025-03-09T05:00:00Z', '2025-03-09'],
  ['2025-03-10T04:00:00Z', '2025-03-10'],
  ['2025-11-02T04:00:00Z', '2025-11-02'],
  ['2025-11-03T04:30:00Z', '2025-11-02'],
] as const)('%s is %s in Toronto', ([instant, day]) => {
  expect(localDay(at(instant), toronto)).toBe(day)
})

test('without a rule the offset holds all year', () => {
  expect(localDay(at('2025-07-01T04:00:00Z'), { offsetSeconds: -18_000, summer: null })).toBe('2025-06-30')
})
