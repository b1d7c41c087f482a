import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'

const flightsIn = (...lines: readonly string[]) =>
  readJourneys(layoutOfText(...lines).lines).flights.activities.map(
    ({ description, quantity }) => `${description} ×${quantity}`,
  )

test('the segment lines of three reservation systems are flights', () => {
  expect(
    flightsIn(
      ' 1. LH  900 E  09JAN FRALHR TK1  0505   0700  O*',
      '  2  QF 520 Y 14DEC MO BNESYD HK1 0600 0735',
      '  3  BA 117 Y 10JUN 5*LHRJFK HK2  0825 1110  10JUN  E  BA/ABC123',
      ' 4 AA 100Y 10JUN W JFKLHR*SS1   800A 1100A /DCAA /E',
    ),
  ).toEqual([
    'Flight LH900 FRA–LHR ×1',
    'Flight QF520 BNE–SYD ×1',
    'Flight BA117 LHR–JFK ×2',
    'Flight AA100 JFK–LHR ×1',
  ])
})

test('a segment that is printed again or only waitlisted is not flown twice', () => {
  expect(
    flightsIn(
      '1. NZ 6 J 03MAR LAXAKL HK1 2130 0720',
      '2. NZ 6 J 04MAR LAXAKL HL1 2130 0720',
      '1. NZ 6 J 03MAR LAXAKL HK1 2130 0720',
    ),
  ).toEqual(['Flight NZ6 LAX–AKL ×1'])
})

test('a coded line between places that are no airports is none', () => {
  expect(flightsIn('1. QQ 12 Y 03MAR ABCQQQ HK1 2130 0720')).toEqual([])
})
