import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'

const flightsOn = (...lines: readonly string[]) =>
  readJourneys(layoutOfText(...lines).lines).flights.activities.map(
    ({ description, quantity, details }) => `${quantity} ${description} ${details?.date}`,
  )

test('a table that was copied with a cell a line tells its places over day and time, and tickets its travellers', () => {
  expect(
    flightsOn(
      'Flight itinerary',
      'SP418',
      'Aberdeen',
      'Tue 06-Oct 2026',
      '07:25',
      'Bergen',
      'Tue 06-Oct 2026',
      '09:40',
      'Flex',
      'SP421',
      'Bergen',
      'Fri 09-Oct 2026',
      '17:30',
      'Aberdeen',
      'Fri 09-Oct 2026',
      '17:50',
      '1: Ines Faber  Ticket number: 9914471120087',
      '2: Paul Okoro  Ticket number: 9914471120088',
    ),
  ).toEqual(['2 Flight SP418 Aberdeen–Bergen 2026-10-06', '2 Flight SP421 Bergen–Aberdeen 2026-10-09'])
})

test('the same in German, the time before the day', () => {
  expect(
    flightsOn(
      'Ihre Flüge',
      'Flug',
      'QX 2210',
      'Hamburg',
      '06:55',
      '12.03.2026',
      'Zürich',
      '08:25',
      '12.03.2026',
      'Flug',
      'QX 2217',
      'Zürich',
      '19:10',
      '13.03.2026',
      'Hamburg',
      '20:40',
      '13.03.2026',
    ),
  ).toEqual(['1 Flight QX2210 Hamburg–Zürich 2026-03-12', '1 Flight QX2217 Zürich–Hamburg 2026-03-13'])
})

test('two tickets of one traveller who is not numbered are one traveller', () => {
  expect(
    flightsOn(
      'Flight AB1204 FRA 10:00 - LIS 12:00 04 May 2026',
      'WEBER/ANNA MS  (328-7304276141)',
      'WEBER/ANNA MS  (328-7304276142)',
    ),
  ).toEqual(['1 Flight AB1204 FRA–LIS 2026-05-04'])
})
