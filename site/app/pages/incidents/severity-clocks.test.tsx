import { expect, test } from 'vitest'
import { latestAnswer, placeOf, severityClocks } from './severity-clocks.ts'

test('the clocks are the response times of the specification', () => {
  expect(severityClocks.map(({ name, fromHours, toHours }) => [name, fromHours, toHours])).toEqual([
    ['Critical', 0, 0],
    ['High', 1, 4],
    ['Medium', 8, 24],
    ['Low', 24, 48],
  ])
})

test('the latest answer counts from the time of the report', () => {
  expect(severityClocks.map((clock) => latestAnswer('07:42', clock))).toEqual([
    'at once',
    '11:42 today',
    '07:42 tomorrow',
    '07:42 in 2 days',
  ])
  expect(severityClocks.map((clock) => latestAnswer('22:30', clock))[1]).toBe('02:30 tomorrow')
})

test('the scale begins with the report and ends after two days', () => {
  expect([placeOf(0), placeOf(48)]).toEqual([0, 1])
})
