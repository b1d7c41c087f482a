import { expect, test } from 'vitest'
import { activitiesOfRows } from '../../../testing/read-test-rows.ts'

const months = [
  '2025-05-31,26176,0,56206,29686,112068',
  '2025-04-30,21009,0,46607,24617,92234',
  '2025-03-31,21773,0,64165,0,85938',
]
const sums = ['electricity 112068 kWh', 'electricity 92234 kWh', 'electricity 85938 kWh']

test('where only one part of a sum calls itself use, the sum is counted, rounded as it is printed', () => {
  const parts = 'Month,On peak (kWh),Partial peak (kWh),Off peak usage (kWh),Super off peak (kWh)'
  expect(activitiesOfRows(`${parts},Total (kWh)`, ...months)).toEqual(sums)
  expect(activitiesOfRows(`${parts},Total usage (kWh)`, ...months)).toEqual(sums)
})

test('buildings count each for itself, and a column that adds them up counts nothing whatever its head', () => {
  const read = activitiesOfRows('Month,Hall (kWh),Gate (kWh),Annex (kWh),Barn (kWh),Site (kWh)', ...months)
  expect(read).toContain('electricity 56206 kWh')
  expect(read).toHaveLength(8)
})
