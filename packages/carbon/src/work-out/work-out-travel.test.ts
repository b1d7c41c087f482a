import { expect, test } from 'vitest'
import { detailsOf } from '../analysis/details-of.ts'
import type { makeTestLine } from '../testing/make-test-line.ts'
import { countedFactors, workOutOne } from '../testing/work-out-one.ts'

test('hotels go by the country of the stay, and a country in no list gets none', () => {
  const hotel: Parameters<typeof makeTestLine>[0] = {
    kind: 'hotel',
    quantity: '3',
    unit: 'room-night',
    description: 'Hotel',
  }
  expect(workOutOne(hotel).totals.kgCO2e).toBe('105')
  expect(countedFactors({ ...hotel, details: detailsOf({ country: 'SG' }) })).toEqual([
    'gb-defra-2025-hotel-singapore-scope3-room-night',
  ])
  const inAustria = workOutOne({ ...hotel, details: detailsOf({ country: 'AT' }) }).activity.match
  expect(inAustria).toMatchObject({ proxy: true, factors: ['nz-mfe-2026-hotel-austria-scope3-night'] })
  expect(workOutOne({ ...hotel, details: detailsOf({ country: 'KP' }) }).activity.match.status).toBe('none')
})

test('freight needs mass and distance', () => {
  const line: Parameters<typeof makeTestLine>[0] = {
    kind: 'freight',
    quantity: '300',
    unit: 'lb',
    description: 'One pallet by semi-trailer',
  }
  expect(workOutOne(line).problems).toMatchObject([{ code: 'no_distance' }])
  const withDistance = workOutOne({ ...line, details: detailsOf({ distanceKm: '640' }) })
  expect(withDistance.activity.emissions[0]?.steps[1]).toBe('0.136077711 t × 640 km = 87.08973504 tkm')
})

test('a train ride without a distance is not counted', () => {
  const { problems } = workOutOne({
    kind: 'train',
    quantity: '1',
    unit: 'passenger-leg',
    description: 'TGV 6857',
  })
  expect(problems).toMatchObject([{ code: 'no_distance' }])
})

test('miles of a car become kilometres, and the fuel in the words is taken', () => {
  const { activity } = workOutOne({
    kind: 'car',
    quantity: '100',
    unit: 'mile',
    description: 'Mileage claim, diesel ute',
  })
  expect(activity.emissions[0]).toMatchObject({
    factor: 'gb-defra-2025-car-average-diesel-scope3-km',
    factorQuantity: '160.9344',
  })
})
