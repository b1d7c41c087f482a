import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'

function legsOf(...lines: readonly string[]) {
  const { flights, rides } = readJourneys(layoutOfText(...lines).lines)
  return [...flights.activities, ...rides.activities].map(
    ({ kind, quantity, details }) => `${kind} ${quantity} ${details?.origin}-${details?.destination}`,
  )
}

test('an invoice of an airline names cities with a dash between them', () => {
  expect(
    legsOf(
      'E-TICKET INVOICE',
      'Passenger: Ms Ruth Alvar',
      'Flight QA 118   NEW YORK-LONDON   12 March 2025',
      'Flight QA 119   LONDON-NEW YORK   19 March 2025',
    ),
  ).toEqual(['flight 1 NEW YORK-LONDON', 'flight 1 LONDON-NEW YORK'])
})

test('a boarding pass joins two cities by an arrow and prints no time', () => {
  expect(
    legsOf(
      'BOARDING PASS',
      'Passenger: Rosa Winter',
      'Flight: QP 778',
      'Route: Mumbai → Genf',
      'Date: 2026-06-02',
      'Seat: 4C',
    ),
  ).toEqual(['flight 1 Mumbai-Genf'])
})

test('an airport that is named after a town and a part of it is one place', () => {
  expect(
    legsOf(
      'Passenger receipt',
      'Flight: 15.06.2017 | QX 8462',
      'Departure: 12:55  Berlin-Tegel',
      'Arrival:   13:50  London Heathrow',
    ),
  ).toEqual(['flight 1 Berlin-Tegel-London Heathrow'])
})

test('an age beside the word adult is no number of travellers', () => {
  expect(
    legsOf(
      'Coach e-ticket voucher',
      'Departure: Varanko Bus Station   21:10   12/12/2025',
      'Arrival: Melgora Bus Station   05:30   13/12/2025',
      'Name   Age   Adult/Child   Gender   Seat No.',
      'ANY PERSON   26   Adult   M   2LB',
    ),
  ).toEqual(['bus 1 Varanko Bus Station-Melgora Bus Station'])
})

test('a paper that does not fly mentions cities in vain', () => {
  expect(
    legsOf('Dear Ms Alvar,', 'our offices in New York-London-Tokyo are closed.', 'Berlin, 12 March 2025'),
  ).toEqual([])
  expect(
    legsOf(
      'Matchday 12',
      'Madrid - Barcelona   2:1   Sat 12 April 2025 20:45',
      'Milan - Rome   0:0   Sun 13 April 2025',
    ),
  ).toEqual([])
  expect(
    legsOf(
      'FREIGHT INVOICE',
      'Carriage HAMBURG-SINGAPORE   2 pallets   480 kg   12.03.2025',
      'Air waybill 020-11112222',
    ),
  ).toEqual([])
  expect(
    legsOf(
      'FLIGHT SCHEDULE SUMMER 2025',
      'Vienna - Lisbon   QA 118   08:10   10:45   daily',
      'Rome - Athens   QA 331   12:00   15:05   Tue',
    ),
  ).toEqual([])
})
