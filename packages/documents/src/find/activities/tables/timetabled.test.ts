import { expect, test } from 'vitest'
import { activitiesOfRows } from '../../../testing/read-test-rows.ts'

test('flights between towns at clock times of no day are a timetable, on a day they are flown', () => {
  const heads = 'Flight,From,To,Departure,Arrival'
  const rows = ['QA118,Vienna,Lisbon,08:10,10:45', 'QA331,Rome,Athens,12:00,15:05']
  expect(activitiesOfRows(heads, ...rows) ?? []).toEqual([])
  const flown = activitiesOfRows(`${heads},Date`, ...rows.map((row) => `${row},2024-05-02`))
  expect(flown).toHaveLength(2)
})
