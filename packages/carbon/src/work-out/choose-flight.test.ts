import { expect, test } from 'vitest'
import type { ActivityDetails } from '../analysis/analysis-schema.ts'
import { makeTestContext, makeTestLine } from '../testing/make-test-line.ts'
import { workOutActivities } from './work-out-activities.ts'
import { detailsOf } from '../analysis/details-of.ts'

function fly(details: Partial<ActivityDetails>, quantity = '1', unit = 'passenger-leg') {
  const line = makeTestLine({
    kind: 'flight',
    quantity,
    unit,
    description: 'Flight',
    details: detailsOf(details),
  })
  const [activity] = workOutActivities([line], makeTestContext()).activities
  if (activity === undefined) throw new Error('no activity')
  return activity
}

test('an Australian domestic flight takes the non-UK factor with radiative forcing and well-to-tank, marked as a proxy', () => {
  const activity = fly({ origin: 'MEL', destination: 'SYD', cabin: 'Economy' })
  expect(activity.match).toMatchObject({ proxy: true, status: 'review' })
  expect(
    activity.emissions.map(({ factor, factorQuantity, category }) => [factor, factorQuantity, category]),
  ).toEqual([
    ['gb-defra-2025-flight-international-non-uk-economy-rf-scope3', '705', 6],
    ['gb-defra-2025-flight-international-non-uk-economy-wtt-scope3', '705', 6],
  ])
})

test.each([
  ['SYD', 'SIN', null, 'international-non-uk-average'],
  ['LHR', 'EDI', 'Business', 'domestic-average'],
  ['LHR', 'MAD', 'First', 'short-haul-business'],
  ['LHR', 'SIN', 'Premium economy', 'long-haul-premium-economy'],
  ['PER', 'LHR', 'J', 'long-haul-business'],
])('%s to %s in %s is %s', (origin, destination, cabin, stem) => {
  expect(fly({ origin, destination, cabin }).match.factors[0]).toBe(`gb-defra-2025-flight-${stem}-rf-scope3`)
})

test('a return trip doubles the distance of one row', () => {
  expect(fly({ origin: 'MEL', destination: 'SYD', roundTrip: true }).emissions[0]?.steps).toEqual([
    'MEL to SYD: 705 km great circle (haversine, R 6371 km, whole km)',
    '705 km × 2 ways = 1410 km',
  ])
})

test('legs count their travellers, kilometres are multiplied by them', () => {
  expect(fly({ origin: 'MEL', destination: 'SYD', travellers: 2 }, '2').emissions[0]?.factorQuantity).toBe(
    '1410',
  )
  expect(
    fly({ origin: 'MEL', destination: 'SYD', travellers: 2 }, '705', 'km').emissions[0]?.factorQuantity,
  ).toBe('1410')
})

test('a printed distance that covers both ways is not doubled again', () => {
  const details = { origin: 'SFO', destination: 'LHR', roundTrip: true }
  expect(fly(details, '8600', 'km').emissions[0]?.factorQuantity).toBe('17200')
  expect(fly(details, '17200', 'km').emissions[0]?.factorQuantity).toBe('17200')
})

test('the figure without radiative forcing is kept as an alternative', () => {
  const [alternative] = fly({ origin: 'MEL', destination: 'SYD', cabin: 'Economy' }).match.alternatives
  expect(alternative).toMatchObject({ label: 'Without radiative forcing', kgCO2e: '57.14025' })
})

test('a flight between unknown airports with no distance is not counted', () => {
  expect(fly({ origin: 'Utopia', destination: 'Atlantis' }).match).toMatchObject({ status: 'none' })
})

test('cities without codes are flown between their main airports, which the working says', () => {
  expect(fly({ origin: 'NEW YORK', destination: 'Genf' }).emissions[0]?.steps.slice(0, 3)).toEqual([
    'NEW YORK: no airport is printed, its main one of 3, John F. Kennedy International Airport (JFK), is taken',
    'Genf: Geneva Airport (GVA)',
    'JFK to GVA: 6201 km great circle (haversine, R 6371 km, whole km)',
  ])
})
