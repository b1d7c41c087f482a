import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readJourneys } from './read-journeys.ts'
import { readStay } from './read-stay.ts'

const said = ({
  description,
  quantity,
  unit,
}: {
  description: string
  quantity: string
  unit: string | null
}) => `${description}: ${quantity} ${unit}`

function flights(...lines: readonly string[]) {
  return readJourneys(layoutOfText(...lines).lines).flights.activities.map(said)
}

function rides(...lines: readonly string[]) {
  return readJourneys(layoutOfText(...lines).lines).rides.activities.map(said)
}

test('each flight number takes the two places after it, and seats and miles repeat no leg', () => {
  expect(
    flights(
      'Flight 1 of 2 QA17   Class: Economy',
      'Sun, Apr 26, 2026   Sun, Apr 26, 2026',
      'London, GB (LHR)   Newark, US (EWR)',
      'Flight 2 of 2 QA5   Class: Economy',
      'Thu, Apr 30, 2026   Fri, May 01, 2026',
      'Newark, US (EWR)   London, GB (LHR)',
      'Seats: LHR-EWR 33K',
      'EWR-LHR 09D',
    ),
  ).toEqual(['Flight QA17 LHR–EWR: 1 passenger-leg', 'Flight QA5 EWR–LHR: 1 passenger-leg'])
})

test('numbers that stand under their places take those before them, names as well as codes', () => {
  expect(
    flights(
      'Airline booking, two legs',
      '26.07.2025   OSLO   WIEN',
      'QA 2188   14:30   15:24',
      '10.08.2025   WIEN   OSLO',
      'QA 2033   17:15   19:20',
    ),
  ).toEqual(['Flight QA2188 OSLO–WIEN: 1 passenger-leg', 'Flight QA2033 WIEN–OSLO: 1 passenger-leg'])
})

test('legs that fit each other badly are asked about', () => {
  const sure = (...lines: readonly string[]) =>
    readJourneys(layoutOfText('Flight booking', ...lines).lines).flights.activities.map(
      ({ meaning }) => meaning >= 0.8,
    )
  const known = ['QA 17   Oslo (OSL) - Wien (VIE)   5 Mar 2026']
  expect(sure(...known)).toEqual([true])
  expect(
    sure(...known, 'Roma (FCO) - Lima (LIM)   1 Mar 2026', 'Bonn (CGN) - Nice (NCE)   7 Mar 2026'),
  ).toContain(false)
})

test('a place stands before its time or after it', () => {
  const head = ['Train ticket, booking reference ABC123', 'Date: 05 January 2026']
  const ride = ['Train Leeds–York: 1 passenger-leg']
  expect(rides(...head, 'Departs: Leeds 08:01', 'Arrives: York 08:27')).toEqual(ride)
  expect(rides(...head, '08:01   Leeds', '08:27   York')).toEqual(ride)
})

test('changes of one day are one journey, and the way back another', () => {
  expect(
    rides(
      'Fahrkarte',
      'Hinfahrt am 03.11.2026',
      'Halt   Zeit   Gleis',
      'Bremen Hbf   ab 07:49   4',
      'Hannover Hbf   an 09:09   6',
      'Hannover Hbf   ab 09:17   10',
      'Goslar   an 10:45   3',
      'Rückfahrt am 04.11.2026',
      'Goslar   ab 14:06   3',
      'Bremen Hbf   an 17:28   14',
    ),
  ).toEqual(['Train Bremen Hbf–Goslar: 1 passenger-leg', 'Train Goslar–Bremen Hbf: 1 passenger-leg'])
})

test('a ticket that prints its distance is counted in it, there and back twice', () => {
  const out = ['Rail ticket', 'Praha   31.12.2025   13:51', 'Brno   31.12.2025   16:20', 'Km: 255']
  expect(rides(...out)).toEqual(['Train Praha–Brno: 255 km'])
  const back = ['Brno   01.01.2026   10:38', 'Praha   01.01.2026   13:07']
  expect(rides(...out, ...back)).toEqual(['Train Praha–Brno: 510 km'])
})

test('each stay of a claim has its own row', () => {
  const { activities } = readStay(
    layoutOfText(
      'Expense report',
      '11/16/2024 | Accommodation | Harbour Hotel - 5 nights   1,530.00',
      '11/22/2024 | Accommodation | Garden Hotel - 4 nights   1,317.20',
      '11/22/2024 | Parking | Garden Hotel - 4 nights   80.00',
    ).lines,
  )
  expect(activities.map(({ quantity }) => quantity)).toEqual(['5', '4'])
})

test('days that could be read either way are those of the nights charged', () => {
  const hotel = ['Check-in date: 01/05/2023', 'Check-out date: 01/07/2023']
  const nights = (...charge: readonly string[]) =>
    readStay(layoutOfText(...hotel, ...charge).lines).activities.map(({ quantity }) => quantity)
  expect(nights('Room charge   2   200.00')).toEqual(['2'])
  expect(nights('Room charge   61   6,100.00')).toEqual(['61'])
})

test('travellers are counted by the numbers under their title, not by the title of the paper', () => {
  const leg = 'QA 17   Oslo (OSL) - Wien (VIE)   5 Mar 2026'
  expect(flights('Passenger itinerary receipt   Flight ticket', 'Internet office   Seat', leg)).toEqual([
    'Flight QA17 OSL–VIE: 1 passenger-leg',
  ])
  expect(flights('Flight', 'Travellers   Taxes', '1,2   188.75', leg)).toEqual([
    'Flight QA17 OSL–VIE: 2 passenger-leg',
  ])
})

test('how long a ride takes is no time of a stop', () => {
  expect(
    rides(
      'FAHRSCHEIN   Zug QR 596',
      'VON   -> NACH',
      '12:12   BERGEN HBF   -> TALHEIM HBF   14:44',
      'Hinfahrt:   Dauer: 2:32',
      'Haltestelle   Datum   Zeit   Verkehrsmittel',
      'Bergen Hbf   18.10.2024   12:12   QR 596',
      'Talheim Hbf   18.10.2024   14:44',
    ),
  ).toEqual(['Train BERGEN HBF–TALHEIM HBF: 1 passenger-leg'])
})

test('titles of both ends in several languages stand over every row', () => {
  expect(
    rides(
      'BILET INTERNETOWY   kolej regionalna',
      'Ważny: 04.05.2021',
      'OD/VON/DE   DO/NACH/A   KAT',
      'Górka Mała   Dolina',
      '04.05 08:56   O   04.05 09:37   2',
      'Dolina   Górka Mała',
    ),
  ).toEqual(['Train Górka Mała–Dolina: 1 passenger-leg', 'Train Dolina–Górka Mała: 1 passenger-leg'])
})

test.each([
  [
    [
      'Bilet kolejowy',
      'Stacja od: Górka',
      'Stacja do: Dolina',
      'Wyjazd: 12.03.2025 08:15',
      'Przyjazd: 12.03.2025 10:45',
    ],
  ],
  [
    [
      'Jízdenka',
      'Odkud: Górka',
      'Kam: Dolina',
      'Datum: 12.3.2025   Odjezd 08:00   Příjezd 10:35',
      'Vlak RJ 1043',
    ],
  ],
  [['Togbillet', 'Fra: Górka', 'Til: Dolina', '12. marts 2025   Afgang 09:00   Ankomst 12:10']],
  [['Billett', 'Górka - Dolina', 'Avgang 08:25   Ankomst 14:57', '12.03.2025', 'Tog 61   Vogn 5   Plass 22']],
  [['Bilhete de comboio', 'Cidade de origem: Górka', 'Cidade de destino: Dolina', 'Data: 12/03/2025']],
])('%s is one ride', (lines) => {
  expect(rides(...lines)).toEqual(['Train Górka–Dolina: 1 passenger-leg'])
})

test.each([
  [['Hotel Pod Bukiem', 'Zameldowanie: 10.03.2025', 'Wymeldowanie: 13.03.2025']],
  [['Ubytování U Lípy', 'Příjezd: 10.3.2025', 'Odjezd: 13.3.2025']],
  [['Hotel Havnen', 'Ankomst: 10-03-2025', 'Afrejse: 13-03-2025']],
  [['Hôtel du Bois', 'Date de début : 10/03/2025', 'Date de fin : 13/03/2025']],
])('%s is a stay of three nights', (lines) => {
  expect(readStay(layoutOfText(...lines).lines).activities.map(said)).toEqual([
    'Hotel stay, 3 nights × 1 room: 3 room-night',
  ])
})

test('the first and last day of anything else is no stay', () => {
  const lines = ['Contrat de location', 'Date de début : 10/03/2025', 'Date de fin : 13/03/2025']
  expect(readStay(layoutOfText(...lines).lines).activities).toEqual([])
})
