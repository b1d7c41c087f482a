import { expect, test } from 'vitest'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'

test('days need no head', () => {
  const read = readTestRows(
    ',Gas (kWh),Electricity (kWh)',
    'May 2023,412.5,301',
    'June 2023,208.1,295.5',
    'July 2023,150,288',
  )
  expect(read?.fields.period?.value).toEqual({ start: '2023-05-01', end: '2023-07-31' })
  expect(read?.read.activities).toHaveLength(6)
})

test('averages beside what was filled in are neither distances nor fuel', () => {
  expect(
    activitiesOfRows(
      ',Volume (l),Paid,km,l / day,km / day,km / litre',
      '2023-04-26,30.5,£49.68,402,2.1,27.6,13.2',
      '2023-05-13,42.5,£71.07,561,2.5,33,13.2',
    ),
  ).toEqual(['fuel 30.5 L', 'fuel 42.5 L'])
})

test('of several descriptions the product is asked, and a declined payment buys nothing', () => {
  expect(
    activitiesOfRows(
      'Date,Station,Description,Status,Merchant description,Odometer,Product description,Units/Gallons,Gross price',
      '2025-02-24,North 12,NORTH 12 TX,POSTED,Service stations,30516,Diesel #2,17.97,61.20',
      '2025-02-25,East 9,EAST 9 TX,POSTED,Service stations,30911,Unleaded regular,7.80,23.40',
      '2025-02-26,East 9,EAST 9 TX,DECLINED,Service stations,,,1.00,30.00',
    ),
  ).toEqual(['diesel 17.97 gal-us', 'petrol 7.8 gal-us'])
})

test('what was rejected is waste, and only a state of its own calls a row off', () => {
  expect(
    activitiesOfRows(
      'Date,Waste type,Weight (kg)',
      '2025-02-24,Paper,120',
      '2025-02-25,Rejected,80',
      '2025-02-26,Glass,90',
    ),
  ).toEqual(['waste 120 kg', 'waste 80 kg', 'waste 90 kg'])
  expect(
    activitiesOfRows(
      'Date,Waste type,Weight (kg),Collection status',
      '2025-02-24,Paper,120,Done',
      '2025-02-25,Glass,80,Cancelled',
    ),
  ).toEqual(['waste 120 kg'])
})

test('litres beside an odometer are fuel, whatever the row is described as', () => {
  expect(
    activitiesOfRows(
      'date,odometer,litres,cost,source',
      '2025-03-02,89017,41.2,70.1,app backup',
      '2025-03-12,89346,38.7,66.9,receipt',
    ),
  ).toEqual(['fuel 41.2 L', 'fuel 38.7 L'])
})

test('the tons of each stream are waste where one head names it', () => {
  expect(
    activitiesOfRows('Month,District,RefuseTonsCollected,PETTonsCollected', '2023 / 09,North,120.5,14.25'),
  ).toEqual(['waste 120.5 short-ton', 'waste 14.25 short-ton'])
})

test('the field names of a ledger tell quantity, unit and text', () => {
  expect(
    activitiesOfRows(
      'MANDT;WERKS;ERFMG;ERFME;BUDAT;SGTXT',
      '100;P1;300;L;08.05.2024;Petrol',
      '100;P1;2226;m3;24.05.2024;Natural gas',
      '100;P2;150;KG;24.05.2024;Steel sheet',
    ),
  ).toEqual(['petrol 300 L', 'natural-gas 2226 m3', 'material 150 kg'])
})

test('fuel is poured in litres unless its print says something else', () => {
  expect(
    activitiesOfRows(
      'Date,Product,Quantity,Unit',
      '2025-08-01,Diesel,3,drum',
      '2025-08-09,Diesel,120,',
      '2025-08-12,Unleaded 91,2 jerrycans,',
    ),
  ).toEqual(['diesel 3 each', 'diesel 120 L', 'petrol 2 each'])
})

test('gas in cylinders and heating oil that are bought by weight are burnt', () => {
  expect(
    activitiesOfRows(
      'Posting date;Material text;Quantity;Unit',
      '2025-03-03;Propangas 33 kg Flasche;330;KG',
      '2025-03-04;Heizöl EL;500;KG',
      '2025-03-05;Kupferdraht;120;KG',
    ),
  ).toEqual(['lpg 330 kg', 'fuel 500 kg', 'material 120 kg'])
})

test('parts for gas and oil are no fuel', () => {
  expect(
    activitiesOfRows(
      'Posting date;Material text;Quantity;Unit',
      '2025-03-03;Heizölfilter Set;3;KG',
      '2025-03-04;Heizölpumpe;12;KG',
      '2025-03-05;Propane torch kit;4;KG',
      '2025-03-06;LPG regulator;2;KG',
    ),
  ).toEqual(['material 3 kg', 'material 12 kg', 'material 4 kg', 'material 2 kg'])
})
