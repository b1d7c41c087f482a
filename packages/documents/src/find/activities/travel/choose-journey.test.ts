import { expect, test } from 'vitest'
import { type JourneyLeg, chooseJourney, consistencyOf } from './choose-journey.ts'

const leg = (
  origin: string,
  destination: string,
  service: string | null,
  date = '2026-03-01',
): JourneyLeg => ({
  origin,
  destination,
  service,
  date,
  isScheduled: true,
})

test('legs with numbers of their own win over the same legs and their repeats without', () => {
  const flown = [leg('LHR', 'EWR', 'UA17'), leg('EWR', 'LHR', 'UA16', '2026-03-05')]
  expect(chooseJourney([[...flown, leg('LHR', 'EWR', null)], flown])).toEqual(flown)
})

test('a chain wins over legs that start where none ended, and rising days over falling ones', () => {
  const chain = [leg('OSL', 'CPH', 'QA1'), leg('CPH', 'VIE', 'QA2')]
  expect(consistencyOf(chain)).toBeGreaterThan(
    consistencyOf([leg('OSL', 'CPH', 'QA1'), leg('VIE', 'CPH', 'QA2')]),
  )
  const back = [leg('OSL', 'CPH', 'QA1', '2026-03-05'), leg('CPH', 'OSL', 'QA2', '2026-03-01')]
  expect(consistencyOf(chain)).toBeGreaterThan(consistencyOf(back))
})

test('the first of equal readings stays, and where nothing fits nothing is told', () => {
  const [first, second] = [[leg('OSL', 'CPH', 'QA1')], [leg('OSL', 'VIE', 'QA1')]]
  expect(chooseJourney([first, second])).toBe(first)
  expect(chooseJourney([[leg('OSL', 'OSL', 'QA1')]])).toEqual([])
  expect(chooseJourney([[{ ...leg('Terms', 'Conditions', null), isScheduled: false }]])).toEqual([])
})

test('nobody leaves twice at one time of one day', () => {
  const left = { ...leg('Oslo', 'Bergen', null), departs: '12:12' }
  expect(chooseJourney([[left], [left, { ...left, origin: 'Stamp' }]])).toEqual([left])
})
