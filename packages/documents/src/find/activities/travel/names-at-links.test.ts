import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { countTravellers } from './count-travellers.ts'
import { isAirportCode } from './known-place.ts'
import { isPlaceName } from './place-name.ts'
import { readJourneys } from './read-journeys.ts'

const back = ['Brno   01.01.2026   10:38', 'Praha   01.01.2026   13:07']

function legsOf(...lines: readonly string[]): string[] {
  const { flights, rides } = readJourneys(layoutOfText(...lines).lines)
  return [...flights.activities, ...rides.activities].map(
    ({ description, quantity, unit }) => `${description}: ${quantity} ${unit}`,
  )
}

test('a place before an arrow or a word for "to" is told where other words stand before it', () => {
  expect(
    legsOf('E-Ticket', 'Flight no. 303 flying from Mumbai to Singapore', 'Date: 14 May 2025  18:50'),
  ).toEqual(['Flight 303 Mumbai–Singapore: 1 passenger-leg'])
})

test('what a colon without a space introduces is no part of a name', () => {
  expect(
    legsOf('Zugticket', 'Reisedatum: 27.12.2024', 'SUMMARY:Utrecht Centraal -> Hamburg Hbf', '10:14  16:12'),
  ).toEqual(['Train Utrecht Centraal–Hamburg Hbf: 1 passenger-leg'])
})

test('a town whose name is a word for goods is a place', () => {
  expect(legsOf('Flight booking', 'DY7068 Stockholm - Tallinn - 14 May 2025 18:50')).toEqual([
    'Flight DY7068 Stockholm–Tallinn: 1 passenger-leg',
  ])
})

test('a label that ends in a word for an end is no place', () => {
  expect(isPlaceName('Ważny od')).toBe(false)
})

test('two places that nothing parts are parted by the way back', () => {
  expect(
    legsOf(
      'Train booking confirmation',
      'Outbound Wednesday, 10 June 2026',
      'Port Ashby Central Kirchfeld Centraal 18:04 22:32',
      'Return Monday, 22 June 2026',
      'Kirchfeld Centraal Port Ashby Central 19:28 21:57',
    ),
  ).toEqual([
    'Train Port Ashby Central–Kirchfeld Centraal: 1 passenger-leg',
    'Train Kirchfeld Centraal–Port Ashby Central: 1 passenger-leg',
  ])
})

test('a paper that names its passenger is a booking', () => {
  expect(
    legsOf('Passenger Name: Ray Lind', 'Flight Details: 2023-08-24 07:00', 'From: RYBNIK', 'To: SZCZECIN'),
  ).toEqual(['Flight RYBNIK–SZCZECIN: 1 passenger-leg'])
})

test('charges that name passengers are no passengers', () => {
  expect(
    legsOf(
      'Flight booking',
      'QX700  Oslo - Bergen  14 May 2025 18:50',
      'Passenger Charge    8.09',
      'Passenger Facility Fund    3.78',
    ),
  ).toEqual(['Flight QX700 Oslo–Bergen: 1 passenger-leg'])
})

test('numbered names with a seat before them are passengers', () => {
  expect(countTravellers(layoutOfText('Seat Name', '1 4D Ana Lind', '2 4E Bo Ruiz').lines)).toBe(2)
})

test('a count with a sign for times counts passengers', () => {
  expect(countTravellers(layoutOfText('2 × Adult - SECONDE').lines)).toBe(2)
})

test('a word for a train is no code of an airport', () => {
  expect(isAirportCode('TGV')).toBe(false)
})

test('a distance there and back is both ways and no return trip besides', () => {
  const { rides } = readJourneys(
    layoutOfText('Rail ticket', 'Praha   31.12.2025   13:51', 'Brno   31.12.2025   16:20', 'Km: 255', ...back)
      .lines,
  )
  expect(rides.activities.map(({ quantity, details }) => [quantity, details?.roundTrip])).toEqual([
    ['510', null],
  ])
})

test('a way back that prints no time of its own is not told by the distance', () => {
  expect(
    legsOf(
      'Train ticket',
      'OD/VON/DE    DO/NACH/A    KL',
      'Ostrów Hbf    Wolsk Hbf    2',
      '04.05.2021 08:56    04.05.2021 09:37    2',
      'Wolsk Hbf    Ostrów Hbf    2',
      'Km: 65',
    ),
  ).toEqual(['Train Ostrów Hbf–Wolsk Hbf: 1 passenger-leg', 'Train Wolsk Hbf–Ostrów Hbf: 1 passenger-leg'])
})
