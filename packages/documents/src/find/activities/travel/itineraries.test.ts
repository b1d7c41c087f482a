import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'
import { fillYears } from './fill-years.ts'
import { readStay } from './read-stay.ts'

function legsOf(...text: readonly string[]) {
  return readJourneys(layoutOfText(...text).lines).flights.activities.map(
    ({ description, quantity, details }) => `${description} ${details?.date ?? 'no day'} ${quantity}`,
  )
}

test('two columns of places take the days and numbers that stand over them', () => {
  expect(
    legsOf(
      'Flight        Depart                 Arrive',
      'QA 9          Mon 8 Sep 2025 18:45   Tue 9 Sep 2025 05:05',
      'Boeing        Perth (PER) T3         London Heathrow (LHR) T3',
      'QA 642        Sun 21 Sep 2025 16:25  Sun 21 Sep 2025 22:35',
      'Boeing        London (LHR) T3        Sydney (SYD)',
    ),
  ).toEqual(['Flight QA9 PER–LHR 2025-09-08 1', 'Flight QA642 LHR–SYD 2025-09-21 1'])
})

test('a clock time anywhere beside a place in brackets makes it a stop', () => {
  expect(
    legsOf(
      'Hinflug am 03.02.2026',
      '08:40    Frankfurt (FRA), Terminal 1   QA 1112',
      '11:15    Madrid (MAD), Terminal 2      Economy',
    ),
  ).toEqual(['Flight QA1112 FRA–MAD 2026-02-03 1'])
})

test('days under the first places belong to the places over them', () => {
  expect(
    legsOf(
      'Data da compra: 21/02/2025',
      'Congonhas (CGH)  >  Santos Dumont (SDU)',
      'Voo Q3 1028    10/03/2025   07:30',
      'Santos Dumont (SDU)  >  Congonhas (CGH)',
      'Voo Q3 1057    12/03/2025   19:05',
    ),
  ).toEqual(['Flight Q31028 CGH–SDU 2025-03-10 1', 'Flight Q31057 SDU–CGH 2025-03-12 1'])
})

test('travellers are counted in the table under their title', () => {
  expect(
    legsOf(
      'Passengers',
      'Name             E-ticket number    Seat',
      'Ms Ada Holt      081 2419988771     4A',
      'Mr Ben Ruiz      081 2419988772     4C',
      'QA 520  Brisbane (BNE) to Sydney (SYD)  8 Sep 2025',
    ),
  ).toEqual(['Flight QA520 BNE–SYD 2025-09-08 2'])
})

test('a day without a year stays open where no day of issue is printed', () => {
  const { lines } = layoutOfText('QA 520  BNE - SYD  14DEC')
  expect(fillYears(lines, null)).toBe(lines)
  expect(fillYears(lines, '2025-12-16')[0]?.dates[0]?.iso).toBe('2025-12-14')
})

test('a policy tells what may be booked; nobody went there', () => {
  const { lines } = layoutOfText(
    'Version 4, effective 1 July 2025',
    'Business class may be booked for flights longer than eight hours, for example from SYD to LHR.',
    'Hotel rates are capped at a nightly amount that each city sets, for a stay of at most 5 nights.',
  )
  expect(readJourneys(lines).flights.activities).toEqual([])
  expect(readStay(lines).activities).toEqual([])
})

test('a weekday opens the column of its day', () => {
  const { activities, days } = readStay(
    layoutOfText(
      'ENTRADA                 SALIDA',
      'lunes 6 octubre 2025    viernes 10 octubre 2025',
      '2 habitaciones',
    ).lines,
  )
  expect(activities[0]?.quantity).toBe('8')
  expect(days).toEqual(['2025-10-06', '2025-10-10'])
})

function ridesOf(...text: readonly string[]) {
  return readJourneys(layoutOfText(...text).lines).rides.activities.map(
    ({ kind, description, quantity, details }) =>
      `${kind} ${description} ${details?.date ?? 'no day'} ${quantity}`,
  )
}

test('departures and arrivals in pairs are a ride each', () => {
  expect(
    ridesOf(
      'Rail itinerary',
      'Thu 27/02/2025  Service 621',
      'Depart  Sydney Central   07:42',
      'Arrive  Wagga Wagga      14:18',
      'Fri 28/02/2025  Service 622',
      'Depart  Wagga Wagga      14:30',
      'Arrive  Sydney Central   21:18',
    ),
  ).toEqual([
    'train Train Sydney Central–Wagga Wagga 2025-02-27 1',
    'train Train Wagga Wagga–Sydney Central 2025-02-28 1',
  ])
})

test('one line can hold both stops with their times, under the day', () => {
  expect(
    ridesOf(
      'Train tickets for 2 x Adult',
      'OUT  Wed 21 May 2025',
      'London Euston 07:33  -  Leeds 09:44  Direct',
      'RTN  Thu 22 May 2025',
      'Leeds 17:55 - London Euston 20:09  Direct',
    ),
  ).toEqual(['train Train London Euston–Leeds 2025-05-21 2', 'train Train Leeds–London Euston 2025-05-22 2'])
})

test('two places face each other under From and To, over their times, or about an arrow', () => {
  expect(
    ridesOf(
      'Railway reservation',
      'Booked From               To',
      'NEW DELHI (NDLS)          MUMBAI CENTRAL (MMCT)',
      'Departure 16:55 18-Mar-2025   Arrival 08:35 19-Mar-2025',
    ),
  ).toEqual(['train Train NEW DELHI (NDLS)–MUMBAI CENTRAL (MMCT) 2025-03-18 1'])
  expect(
    ridesOf(
      'Billete de tren, reserva 7KQP2M',
      'MADRID-ATOCHA        BARCELONA-SANTS',
      'Salida: 17/11/2025 10:30   Llegada: 17/11/2025 13:00',
    ),
  ).toEqual(['train Train MADRID-ATOCHA–BARCELONA-SANTS 2025-11-17 1'])
  expect(ridesOf('Train ticket', 'NEW YORK, NY   to   WASHINGTON, DC', 'One-Way  APR 22, 2025')).toEqual([
    'train Train NEW YORK, NY–WASHINGTON, DC 2025-04-22 1',
  ])
})

test('a boarding pass names its places in words over the flight', () => {
  expect(
    legsOf(
      'Boarding pass',
      'From :  Visakhapatnam    To :  Hyderabad',
      'Flight No :  Q6  776    Date :  24 Oct 19',
    ),
  ).toEqual(['Flight Q6776 Visakhapatnam–Hyderabad 2019-10-24 1'])
})

test('a duration between two places parts no leg', () => {
  expect(
    legsOf(
      'Flight on Tue 08 Jul, 2025',
      '09:00                 QA105    11:05',
      'Pearson Int. (YYZ)    5hr 05m  Vancouver Int. (YVR)',
    ),
  ).toEqual(['Flight QA105 YYZ–YVR 2025-07-08 1'])
})

test('places that face each other under a flight number are a leg', () => {
  expect(
    legsOf(
      'Departing flight',
      'QA 507   Starter',
      'Melbourne T4    to    Sydney T2',
      'Wed 19 Mar 2025 6:00am',
    ),
  ).toEqual(['Flight QA507 Melbourne T4–Sydney T2 2025-03-19 1'])
})

test('a terminal beside either place parts no leg', () => {
  const { activities } = readJourneys(
    layoutOfText(
      'Your flight itinerary',
      'VA 517  Sydney T2 (SYD)  Gold Coast (OOL)',
      '        Mon 14 Apr 2025 09:05  Mon 14 Apr 2025 10:25',
      'VA 548  Gold Coast (OOL)  Sydney T2 (SYD)',
      '        Thu 17 Apr 2025 18:40  Thu 17 Apr 2025 20:05',
    ).lines,
  ).flights
  expect(activities.map(({ description }) => description)).toEqual([
    'Flight VA517 SYD–OOL',
    'Flight VA548 OOL–SYD',
  ])
})

test('codes in brackets without a time, a separator or a word of flights are no flight', () => {
  expect(legsOf('Datum 17.10.2020', 'Pret (LED)    Valoare (LEI)', 'Total 168.07   31.93')).toEqual([])
})

test('two codes on a page that speaks of no flight are none', () => {
  const page = ['Nr. factura 118', '17 Mar 2026', '1.00 BUC 168.07 (LED) TVA (LEL)', 'Servicii']
  expect(readJourneys(layoutOfText(...page).lines).flights.activities).toEqual([])
})
