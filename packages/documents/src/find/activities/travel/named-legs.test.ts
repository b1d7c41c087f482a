import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'

function legsOf(...lines: readonly string[]) {
  return readJourneys(layoutOfText(...lines).lines).flights.activities.map(
    ({ description, details }) =>
      `${description.split(' ')[1]} ${details?.origin}-${details?.destination} ${details?.date ?? ''}`,
  )
}

test('a rail journey with a train number is no flight', () => {
  expect(
    legsOf(
      'e-ticket, also valid for connecting flights',
      'Train IC 2044',
      'Depart: 8 Jun 2025 16:15 - Bremen Hbf',
      'Arrive: 8 Jun 2025 18:35 - Leer',
    ),
  ).toEqual([])
})

test('without a flight number nothing is a leg', () => {
  expect(
    legsOf('Flight options', 'Depart: 8 Jun 2025 16:15 - London', 'Arrive: 8 Jun 2025 18:35 - Oslo'),
  ).toEqual([])
})

test('a place that stands behind its day and time ends a leg', () => {
  expect(
    legsOf(
      'Your flight is confirmed',
      'QX0440: Polar Air | Economy',
      'Depart: 8 Jun 2025 16:15 - Gatwick (London) - Terminal S',
      'Arrive: 8 Jun 2025 18:35 - Oslo',
    ),
  ).toEqual(['QX440 Gatwick (London)-Oslo 2025-06-08'])
})

test('a boarding pass names its places under labels of any language', () => {
  expect(
    legsOf('Cartão de embarque', 'Voo QA 1234', 'De   Lisboa', 'Para   Funchal', '12 MAR 2025   Lugar 14C'),
  ).toEqual(['QA1234 Lisboa-Funchal 2025-03-12'])
})
