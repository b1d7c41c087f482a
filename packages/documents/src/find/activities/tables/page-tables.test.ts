import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readPageTables } from './page-tables.ts'

const tablesIn = (...lines: readonly string[]) => readPageTables(layoutOfText(...lines).lines)
const said = ({ kind, quantity, unit }: { kind: string; quantity: string; unit: string | null }) =>
  `${kind} ${quantity} ${unit ?? ''}`

test('a fuel card statement counts its rows, not their summary, and only what is fuel', () => {
  const { fuel } = tablesIn(
    'DATE      VEHICLE    SITE        PRODUCT    LITRES    PPL      NET     GROSS',
    '08/09/25  YJ19 RTO   WETHERBY    DIESEL      52.10   138.9    60.31    72.37',
    '11/09/25  YK68 LLX   GOOLE       ULSP        33.05   134.9    37.15    44.58',
    '13/09/25  YK68 LLX   GOOLE       LUBRICANT    1.00   899.0     7.49     8.99',
    '',
    '                                 PRODUCT SUMMARY',
    '                                 DIESEL      52.10 LITRES',
  )
  expect(fuel.activities.map(said)).toEqual(['diesel 52.1 L', 'petrol 33.05 L'])
})

test('what was delivered counts, what was ordered does not', () => {
  const { fuel } = tablesIn(
    'Product          Delivered    Ordered L   Delivered L   Price    Amount',
    'ULS Diesel       17/03/2026   5,000       4,986         1.5120   7,538.83',
  )
  expect(fuel.activities.map(said)).toEqual(['diesel 4986 L'])
})

test('litres at 15 degrees and litres as pumped are one delivery', () => {
  const { fuel } = tablesIn(
    'Product            Gross litres   Litres @15C   Price c/L   Amount',
    'Diesel ULS 10ppm   5,000          4,946         158.40      7,834.46',
    'Diesel ULS 10ppm   3,500          3,462         158.40      5,483.81',
  )
  expect(fuel.activities.map(({ quantity }) => quantity)).toEqual(['4946', '3462'])
})

test('a stop with its day and time in one cell is a place', () => {
  const { trips } = tablesIn(
    'Partenza                     Arrivo                     Treno',
    'Milano C.le 22/09/2025 09:00   Roma Termini 22/09/2025 12:10   Frecciarossa 9519',
  )
  expect(trips.map(({ description, details }) => [description, details?.date])).toEqual([
    ['Train Milano C.le–Roma Termini', '2025-09-22'],
  ])
})

test('an itinerary set in columns gives its legs, cancelled ones apart', () => {
  const { trips } = tablesIn(
    'Passenger: OKORO/ADA MS, OKORO/BEN MR',
    'Flight  From              To                Departs            Status',
    'CL 518  Brisbane (BNE)    Sydney (SYD)      09 Feb 2026 06:15  Confirmed',
    'CL 530  Sydney (SYD)      Brisbane (BNE)    11 Feb 2026 14:00  CANCELLED',
    'CL 541  Sydney (SYD)      Brisbane (BNE)    11 Feb 2026 18:05  Confirmed',
    'Base fare  AUD 311.82',
  )
  expect(trips.map(({ quantity, details }) => [quantity, details?.origin, details?.date])).toEqual([
    ['2', 'BNE', '2026-02-09'],
    ['2', 'SYD', '2026-02-11'],
  ])
})

test('an account of rides takes its kind from the words above and its unit from the column', () => {
  const { trips } = tablesIn(
    'Lakeside Radio Cabs',
    'Date       Passenger    From         To            Miles   Fare',
    '04/11/25   R Birkett    Kendal       Windermere    9.4     £24.00',
    '12/11/25   T Shah       Oxenholme    Burneside     4.1     £11.50',
  )
  expect(trips.map(said)).toEqual(['taxi 9.4 mile', 'taxi 4.1 mile'])
})

test('items of a restaurant bill are neither trips nor fuel', () => {
  const { trips, fuel } = tablesIn(
    'Item          Qty    Price    Total',
    'Flat white    12     4.50     54.00',
    'Water 1L      4      6.00     24.00',
  )
  expect([trips, fuel.activities]).toEqual([[], []])
})

test('rooms × nights of each row count, what else is charged by the night does not', () => {
  const { trips } = tablesIn(
    'Item             Rooms   Nights   Rate     Amount',
    'Standard Twin    2       3        189.00   1,134.00',
    'Lake View King   1       3        265.00   795.00',
    'Car park         1       3        20.00    60.00',
  )
  expect(trips.map(said)).toEqual(['hotel 6 room-night', 'hotel 3 room-night'])
})

test('a row that sums up the fills of its fuel is no fill', () => {
  const { fuel } = tablesIn(
    'Datum        Produkt     Menge (l)   Preis    Betrag',
    '04.02.2026   Diesel      51,30       1,589    81,52',
    '18.02.2026   Diesel      47,65       1,602    76,34',
    'Februar      Diesel      98,95                157,86',
  )
  expect(fuel.activities.map(said)).toEqual(['diesel 51.3 L', 'diesel 47.65 L'])
})

test('the log of one tank needs no column of products', () => {
  const { fuel } = tablesIn(
    'Date         Odometer   Litres    Cost',
    '05/01/2026   61,204     48.10     92.35',
    '19/01/2026   61,890     51.77     99.92',
  )
  expect(fuel.activities.map(said)).toEqual(['fuel 48.1 L', 'fuel 51.77 L'])
})

test('numbers with their unit behind them show the decimal sign of a table', () => {
  const { fuel } = tablesIn(
    'Artikel        Menge     Preis        Betrag',
    'Diesel lose    2.140 l   1,21 EUR     2.589,40 EUR',
  )
  expect(fuel.activities.map(said)).toEqual(['diesel 2140 L'])
})

test('a fill that equals those before it and deliveries of one amount in several tables all count', () => {
  const { fuel } = tablesIn(
    'Date          Product    Litres     Amount EUR',
    '03.01.2024    Diesel     50.00      75.00',
    '10.01.2024    Diesel     50.00      76.00',
    '17.01.2024    Diesel     100.00     151.00',
  )
  expect(fuel.activities.map(said)).toEqual(['diesel 50 L', 'diesel 50 L', 'diesel 100 L'])
  const head = 'Date          Ticket      Product    Litres     Price/L    Amount EUR'
  const months = tablesIn(
    'January 2024',
    head,
    '03.01.2024    10012       Diesel     1000.00    1.50       1500.00',
    '',
    'February 2024',
    head,
    '05.02.2024    10077       Diesel     1000.00    1.52       1520.00',
  )
  expect(months.fuel.activities.map(said)).toEqual(['diesel 1000 L', 'diesel 1000 L'])
})

test('oil and what cleans the exhaust are no fuel beside an odometer', () => {
  const rows = ['03.01.2024    120450       22.0      26.00', '05.04.2024    135900       32.5      38.00']
  expect(
    tablesIn('AdBlue log  Truck 12', '', 'Date          Odometer     Litres    Cost EUR', ...rows).fuel
      .activities,
  ).toEqual([])
  expect(
    tablesIn('Truck 12', '', 'Date          Odometer     Engine oil (L)    Cost EUR', ...rows).fuel
      .activities,
  ).toEqual([])
})
