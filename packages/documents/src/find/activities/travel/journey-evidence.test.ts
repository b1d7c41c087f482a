import { expect, test } from 'vitest'
import { readPages } from '../../../analyse/read-pages.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readStay } from './read-stay.ts'

function read(...lines: readonly string[]): string[] {
  const { classified, read } = readPages(layoutOfText(...lines))
  return [classified.type, ...read.activities.map(({ kind, quantity }) => `${kind} ${quantity}`)]
}

test('words of travel make no journey of a bill or an invoice on which nobody went anywhere', () => {
  expect(read('Car rental Dolina ApS', 'Faktura 812', 'Ny kofanger  1  900,00', 'Total  900,00')[0]).toBe(
    'invoice',
  )
  expect(read('Notre réseau de transport change', 'Prenez le tram ou le bus')).toEqual(['other'])
  expect(read('Tram ticket', 'Day ticket', 'Zone 2', 'Total 3,00')[0]).toBe('travel-record')
})

test('a ticket is of the mode that most of its lines speak of, for the seats or persons that a label counts', () => {
  expect(
    read(
      'JIZDENKA',
      'Autobus Expres s.r.o.',
      'Nástup: Brno',
      'Výstup: Olomouc',
      'Datum: 12.04.2024',
      'Odjezd: 10:15',
      'Počet cestujících: 2',
    ),
  ).toEqual(['travel-record', 'bus 2'])
  expect(
    read('BUSKAARTJE', 'Vertrekplaats: Utrecht', 'Bestemming: Keulen', '12-05-2024', 'Aantal zitplaatsen: 3'),
  ).toEqual(['travel-record', 'bus 3'])
})

test('two names over two clock times are a ride', () => {
  expect(
    read('Réservation de bus', 'Lille  Bruxelles', 'Date du voyage', '22:30  lundi 10 juin 2024  23:55'),
  ).toEqual(['travel-record', 'bus 1'])
})

test('codes without a flight number are no flight where more lines speak of trains or buses', () => {
  expect(
    read(
      'Electronic reservation slip',
      'From  To',
      'MYSORE JN (MYS)  CHENNAI CTL (MAS)',
      'Departure 20:35 26-Oct-2024  Arrival 08:15 27-Oct-2024',
      'Train 16316  Sleeper',
      'e-ticket of the railway',
    ),
  ).toEqual(['rail-record', 'train 1'])
})

test('an airline before a number is a flight, and a code may stand on the line after its place', () => {
  expect(
    read(
      'Receipt 991',
      'Flight booking',
      'Air India 416 from Patna (PAT) to New Delhi',
      '(DEL)',
      'Air India 781 from New Delhi (DEL) to Goa',
      '(GOI)',
    ),
  ).toEqual(['flight-record', 'flight 1', 'flight 1'])
})

test('both ends of a stay before both of its days count nights, where the page speaks of lodging', () => {
  expect(read('Bokning 991', 'Ankomst och avresa: 2024-07-01 - 2024-07-04', 'Stuga: Björken')).toEqual([
    'hotel-receipt',
    'hotel 3',
  ])
  expect(read('Buchung 71', 'Ankunft und Abfahrt: 2024-07-01 - 2024-07-04', 'Bonn - Rom')).toEqual([
    'travel-record',
  ])
})

test('a cell that says nights counts them, and by night a meter counts too', () => {
  const nights = (...lines: readonly string[]) =>
    readStay(layoutOfText(...lines).lines).activities.map(({ quantity }) => quantity)
  expect(nights('HOTEL SERRA AZUL', 'Noites  4  70,00 €  280,00 €', 'Jantar  4  8,00 €  32,00 €')).toEqual([
    '4',
  ])
  expect(nights('Hotel De Kroon', 'Dag  120 kWh  37,20', 'Nacht  35  6,30')).toEqual([])
})

test('charges of a room count by night, where some have lost their amounts', () => {
  const { activities } = readStay(
    layoutOfText(
      'Hotel Lina',
      'Departure 23/10/2024',
      '20/10/2024 SE 82 Room tariff',
      '21/10/2024 SE 83 Room tariff',
      '22/10/2024 SE 84 Room tariff  3500.00',
    ).lines,
  )
  expect(activities.map(({ quantity }) => quantity)).toEqual(['3'])
})

test('a distance with its time is a ride, a distance in a sentence of terms is none', () => {
  expect(read('Recibo', 'Efectivo 14,20', 'Taxi', '12,3 km  22 min', 'Total 14,20 €')).toEqual([
    'taxi-receipt',
    'taxi 12.3',
  ])
  const [, ...rides] = read(
    'CITY TAXI',
    'Cash bill',
    'A minimum of 250 kms is charged per day.',
    'Total 1000',
  )
  expect(rides).toEqual([])
})

test('two names over two times without a service or an end of a journey are seats of a show', () => {
  const show = [
    'Musical Express Tickets',
    'Parkett Links     Bochum Halle',
    '12.03.2024',
    '19:30             22:15',
  ]
  expect(read('Starlight Express - Zug um Zug', 'Bus und Bahn inklusive', ...show).slice(1)).toEqual([])
})

test('the seats of a named traveller out and back are of one person', () => {
  expect(
    read(
      'Deutsche Bahn Online-Ticket',
      'Reisender: Anna Meyer',
      'Anzahl Sitzplätze: 2',
      'Berlin Hbf        ab 08:04   12.03.2024   ICE 703',
      'München Hbf       an 12:02   12.03.2024',
    ).slice(1),
  ).toEqual(['train 1'])
})
