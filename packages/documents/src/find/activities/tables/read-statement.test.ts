import { expect, test } from 'vitest'
import { readPages } from '../../../analyse/read-pages.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'

function countedOn(...lines: readonly string[]): string[] {
  return readPages(layoutOfText(...lines)).read.activities.map(
    ({ kind, quantity, unit, period }) =>
      `${kind} ${quantity} ${unit ?? ''} ${period?.start ?? period?.end ?? ''}`,
  )
}

const statement = [
  'Brambleway Water - Account history',
  'Customer 3301-7721      Page 1 of 1',
  'Date         Transaction      Reading   Usage (kL)   Amount     Balance',
  '03/01/2025   Bill             1,400     51           $153.00    $153.00',
  '20/01/2025   Payment                                -$153.00    $0.00',
  '04/04/2025   Bill             1,463     63           $189.00    $189.00',
  '19/04/2025   Payment                                -$189.00    $0.00',
  '05/07/2025   Bill             1,510     47           $141.00    $141.00',
]

test('an account of readings counts each use with its day, past a page number and between payments', () => {
  expect(countedOn(...statement)).toEqual([
    'water 51 kL 2025-01-03',
    'water 63 kL 2025-04-04',
    'water 47 kL 2025-07-05',
  ])
})

test('last year, an average and the sum below are never counted beside a use', () => {
  expect(
    countedOn(
      'Strom - Verbrauch',
      'Monat      Verbrauch (kWh)   Vorjahr (kWh)   Tagesdurchschnitt',
      '01.2025    812               901             26,2',
      '02.2025    750               770             26,8',
      '03.2025    650               702             21,0',
      'Summe      2.212             2.373',
    ),
  ).toEqual([
    'electricity 812 kWh 2025-01-01',
    'electricity 750 kWh 2025-02-01',
    'electricity 650 kWh 2025-03-01',
  ])
})

test('meters of one bill as a table are counted row by row; one commodity that the title names is theirs', () => {
  const bill = [
    'District heating invoice',
    'Meter no.   Read start   Read end   Consumption (MWh)   Amount',
    'W200221     1,204        1,530      326                 $32.60',
    'W200222     880          1,041      161                 $16.10',
    'W200223     2,001        2,750      749                 $74.90',
    'Total                               1,236               $123.60',
  ]
  expect(countedOn(...bill)).toEqual(['heat 326 MWh ', 'heat 161 MWh ', 'heat 749 MWh '])
})

const history = [
  'Month       Days   Usage (kWh)   kWh per day',
  'Mar 2024    31     702           22.6',
  'Apr 2024    30     655           21.8',
  'May 2024    31     610           19.7',
  'Jun 2024    30     690           23.0',
]

test('the history of a bill is not counted, whatever the bill itself prints of its use', () => {
  const head = ['Quillgate Power       Electricity bill', 'Billing period 1 Jul 2025 to 31 Jul 2025']
  expect(countedOn(...head, 'Energy charge   512 kWh   $0.2300   $117.76', ...history)).toEqual([
    expect.stringContaining('electricity 512 kWh'),
  ])
  expect(countedOn(...head, 'Current charges   $117.76', 'Total amount due   $117.76', ...history)).toEqual(
    [],
  )
})

test('plans, offers, prices, corrections and inventories of carbon count nothing', () => {
  const tables = [
    [
      'Offer for electricity',
      'Meter         Annual usage (kWh)   Price (p/kWh)   Estimated cost',
      '2200019281    45,200   24.1   £10,893.20',
      '2200011822    22,100   24.1   £5,326.10',
      '2200017733    130,000   23.8   £30,940.00',
    ],
    [
      'Greenhouse gas inventory',
      'Year    Electricity (MWh)   Factor (kg/kWh)   Emissions (t CO2e)',
      '2021    11,920              0.420             5,006',
      '2022    12,010              0.434             5,212',
      '2023    10,220              0.380             3,884',
    ],
    [
      'Electricity - corrected bills',
      'Period      Billed kWh   Correct kWh   Difference kWh',
      'Jan 2025    1,200        1,020         -180',
      'Feb 2025    1,150        980           -170',
      'Mar 2025    1,210        1,050         -160',
    ],
    [
      'Energy budget - Electricity',
      'Month      Budget (kWh)   Variance',
      'Jan 2026   12,000         1',
      'Feb 2026   11,000         2',
      'Mar 2026   11,500         3',
    ],
  ]
  expect(tables.flatMap((lines) => countedOn(...lines))).toEqual([])
})
