import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'
import { readStay } from './read-stay.ts'
import { readHiredCar, readTaxi } from './read-taxi.ts'

const linesOf = (...lines: readonly string[]) => layoutOfText(...lines).lines
const legsIn = (...lines: readonly string[]) =>
  readJourneys(linesOf(...lines)).flights.activities.map(({ details }) =>
    `${details?.origin}-${details?.destination} ${details?.date ?? ''}`.trim(),
  )

test('departure and arrival lines make a leg', () => {
  expect(
    legsIn(
      'Flight: AB6439',
      'Date:  Mon 17 Oct 2016',
      'Departure:  10:50 Tegel(TXL), Berlin',
      'Arrival:  12:00 Airport(DUS), Duesseldorf',
    ),
  ).toEqual(['TXL-DUS 2016-10-17'])
})

test('a leg that is printed again for its baggage counts once', () => {
  expect(
    legsIn(
      'Hinflug  Berlin (TXL) - Zürich (ZRH)  So 10.09.2017',
      'Gepäck  Berlin (TXL) - Zürich (ZRH)  So 10.09.2017',
      'Flug LX 963',
    ),
  ).toEqual(['TXL-ZRH 2017-09-10'])
})

test('the whole journey over its connections counts by its legs', () => {
  expect(legsIn('Flight itinerary', 'BER - SFO', 'BER - DUS  17.10.2016', 'DUS - SFO  17.10.2016')).toEqual([
    'BER-DUS 2016-10-17',
    'DUS-SFO 2016-10-17',
  ])
})

test('capital words that are airport codes too are no flights', () => {
  expect(legsIn('Flight training', 'GST INV NET', 'VAT TAX SUB')).toEqual([])
})

test('every named traveller flies', () => {
  const { activities } = readJourneys(
    linesOf('Flight QF11', 'Passenger:  R. Tan', 'Passenger:  S. Moreau', 'SYD - LAX  14 Mar 2025'),
  ).flights
  expect(activities.map(({ quantity, unit }) => [quantity, unit])).toEqual([['2', 'passenger-leg']])
})

test('nights × rooms are room-nights, checked against the dates', () => {
  const { activities, findings, days } = readStay(
    linesOf('Arrival  10.08.2018', 'Departure  18.08.2018', '8 nights', '2 rooms'),
  )
  expect(activities[0]?.quantity).toBe('16')
  expect(findings[0]?.passed).toBe(true)
  expect(days).toEqual(['2018-08-10', '2018-08-18'])
})

test('a room number is no count of rooms', () => {
  expect(readStay(linesOf('Room 515', '1 night')).activities[0]?.quantity).toBe('1')
})

test('two stops with times are a ride', () => {
  const { activities } = readJourneys(
    linesOf('E-BILLET', 'TRAIN N°6857', 'LYON PART-DIEU  15/07 à 17h50', 'NIMES CENTRE  15/07 à 19h58'),
  ).rides
  expect(activities.map(({ kind, description }) => [kind, description])).toEqual([
    ['train', 'Train LYON PART-DIEU–NIMES CENTRE'],
  ])
})

test('the odometer is no distance', () => {
  expect(
    readHiredCar(linesOf('Odometer out 22,114 km', 'Distance driven  488 km')).activities[0]?.quantity,
  ).toBe('488')
  expect(readTaxi(linesOf('Taxi receipt', 'Rate  $2.40 per km'))).toEqual([])
})

test('a ride says from where to where; terms, directions and what is driven in a year are no ride', () => {
  const ride = (...lines: string[]) => readTaxi(linesOf(...lines)).map(({ quantity }) => quantity)
  expect(ride('Taxi receipt', '12.4 km from Central Station to Airport')).toEqual(['12.4'])
  expect(ride('UberX', '12.4 km trip with driver Mehmet')).toEqual(['12.4'])
  expect(ride('Taxi terms', 'A minimum of 300 km is charged per day')).toEqual([])
  expect(ride('Taxi zones', 'Zone C, 8-12 km')).toEqual([])
  expect(ride('City Cab receipt taxi', 'Airport T2-9.8 km')).toEqual(['9.8'])
  expect(ride('How to find us', '24.5 km, 35 min by taxi')).toEqual([])
  expect(readHiredCar(linesOf('Car insurance', 'Annual distance 12000 km')).activities).toEqual([])
})

test('names listed below a title are travellers', () => {
  const { activities } = readJourneys(
    linesOf(
      'Flight confirmation',
      'Passengers',
      '1. Mr Tomas Keller (adult)',
      '2. Ms Ines Keller (adult)',
      '3. Leo Keller (child)',
      'OUTBOUND  17 Oct 2025',
      'Dublin (DUB) 06:40  -  Faro (FAO) 09:45  Flight NW 7044',
    ),
  ).flights
  expect(activities.map(({ quantity }) => quantity)).toEqual(['3'])
})

test('a cancelled flight is not flown', () => {
  expect(
    legsIn('Flight EY 17  AUH - LHR  22 Apr 2026  CANCELLED', 'Flight EY 19  AUH - LHR  23 Apr 2026'),
  ).toEqual(['AUH-LHR 2026-04-23'])
})

test('times that stand before the stations make stops, dated by the heading above', () => {
  const { activities, days } = readJourneys(
    linesOf(
      'Your train booking',
      'Outward journey - Tuesday 9 December 2025',
      '07:15  Manchester Piccadilly',
      '09:24  London Euston',
    ),
  ).rides
  expect(activities.map(({ description }) => description)).toEqual([
    'Train Manchester Piccadilly–London Euston',
  ])
  expect(days).toEqual(['2025-12-09', '2025-12-09'])
})

test('from and to on lines of their own make one ride', () => {
  const { activities, days } = readJourneys(
    linesOf(
      'Coach e-ticket',
      'From  Canberra, Jolimont Centre',
      'To  Sydney, Central Station',
      'Departs  Thu 12 Mar 2026 07:00',
      'Passengers  2 adults',
      'Booking date  20 Feb 2026',
    ),
  ).rides
  expect(activities.map(({ kind, quantity }) => [kind, quantity])).toEqual([['bus', '2']])
  expect(new Set(days)).toEqual(new Set(['2026-03-12']))
})

test('counts of rooms and nights beside each other stay apart', () => {
  const nights = (...lines: readonly string[]) => readStay(linesOf(...lines)).activities[0]?.quantity
  expect(nights('Arrival: 12/02/2026', 'Departure: 15/02/2026', 'Rooms: 2  Nights: 3')).toBe('6')
  expect(nights('Anreise: 17.09.2025  Abreise: 19.09.2025', '2  Übernachtung Einzelzimmer  79,00 €')).toBe(
    '2',
  )
})

test('a list of fares and the nights of a policy are no travel', () => {
  expect(legsIn('Flights under 6 hours. Example fares: SYD-MEL $180, SYD-SIN $640.')).toEqual([])
  expect(readStay(linesOf('Hotels up to 3 nights at $250 need no approval.')).activities).toEqual([])
})

test('a date before a room charge counts no rooms', () => {
  const lines = linesOf(
    'Arrival: 10-21-25  Departure: 10-24-25',
    '10-21-25  Room Charge  189.00',
    '10-22-25  Room Charge  189.00',
  )
  expect(readStay(lines).activities[0]?.quantity).toBe('3')
})

test('a distance can have its unit in its label, a reading of the odometer is none', () => {
  expect(
    readTaxi(linesOf('MILES  4.62', 'TOTAL  $31.32')).map(({ quantity, unit }) => [quantity, unit]),
  ).toEqual([['4.62', 'mile']])
  expect(
    readHiredCar(linesOf('Km out  24,118', 'Km in  24,731', 'Km driven  613')).activities.map(
      ({ quantity }) => quantity,
    ),
  ).toEqual(['613'])
})

test('the state of the odometer is not what was driven', () => {
  expect(
    readHiredCar(linesOf('km-Stand bei Übergabe  22.418 km', 'Gefahrene Kilometer  634 km')).activities.map(
      ({ quantity }) => quantity,
    ),
  ).toEqual(['634'])
})

test('a hired car is kept between two days', () => {
  const { activities, days } = readHiredCar(
    linesOf(
      'Rental Start      Rental Return',
      '01/24/2025 10:42  01/28/2025 15:10',
      'Mileage In        14,622',
      'Miles Driven      412',
    ),
  )
  expect(activities.map(({ quantity, unit }) => [quantity, unit])).toEqual([['412', 'mile']])
  expect(days).toEqual(['2025-01-24', '2025-01-28'])
})

test('a gas bar is no pair of airports', () => {
  expect(legsIn('PRAIRIE WIND GAS BAR', '2025-12-20', 'VOL  40.812 L')).toEqual([])
})

test('the length of a thing is not driven', () => {
  expect(readHiredCar(linesOf('Opening: 100 km of new cycleways')).activities).toEqual([])
})

test('the journey in the subject of a message is the leg that has a number', () => {
  expect(
    legsIn(
      'Subject: Your flight confirmation - SFO to JFK',
      'Date: Thu, 25 Jan 2024 10:30',
      '',
      'Passenger: Ada Ray',
      'Flight UA256',
      'Friday, 10 May 2024',
      'San Francisco (SFO) to New York (JFK)',
      'Departs 08:15, arrives 16:45',
    ),
  ).toEqual(['SFO-JFK 2024-05-10'])
})
