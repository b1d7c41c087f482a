import { expect, test } from 'vitest'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'

test('of several tables in one file each is read under its own header', () => {
  expect(
    activitiesOfRows(
      '## Car',
      'Name,Make,Model,Fuel type',
      'Blue,Skoda,Fabia,0',
      '## Log',
      'Date,Odo (km),Fuel (litres),Price',
      '2025-03-02,12010,40.5,70.10',
      '2025-03-19,12590,38.2,66.90',
      '## Costs',
      'Title,Date,Odo,Cost',
      'Tyres,2025-03-20,12600,420.00',
    ),
  ).toEqual(['fuel 40.5 L', 'fuel 38.2 L'])
})

test('litres beside a vehicle are fuel', () => {
  expect(
    activitiesOfRows('date,vehicle,litres,site', '2025-03-02,VAN-1,120,Depot', '2025-03-09,VAN-2,80,Yard'),
  ).toEqual(['fuel 120 L', 'fuel 80 L'])
})

test('gallons used without any fuel are water', () => {
  expect(
    activitiesOfRows(
      'datetime,usage_gallons,temperature_f',
      '2025-06-19 04:00,73.0,61',
      '2025-06-19 05:00,16,59',
    ),
  ).toEqual(['water 73 gal-us', 'water 16 gal-us'])
})

test('kilolitres from a supply are water, whatever the source is called', () => {
  expect(activitiesOfRows('site,source,quantity,unit', 'A,Municipal,1200,kL', 'A,Borewell,800,kL')).toEqual([
    'water 1200 kL',
    'water 800 kL',
  ])
})

test('a column that names its resource keeps it beside a column of waste', () => {
  const read = readTestRows(
    'month,electricity_kwh,gas_nm3,waste_kg,water_m3,occupied_room_nights',
    '2025-01,1200,300,500,40,210',
  )
  expect(read?.read.activities.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['electricity', '1200'],
    ['natural-gas', '300'],
    ['waste', '500'],
    ['water', '40'],
  ])
})

test('registers of a meter are told apart by their names, reactive energy is left out', () => {
  const header = 'Van (datum);Tot (datum);Meter;Register;Volume;Eenheid'
  expect(
    activitiesOfRows(
      header,
      '02-09-2025;02-09-2025;M1;Afname Actief;3,179;kWh',
      '02-09-2025;02-09-2025;M1;Afname Capacitief;0,151;kVArh',
      '02-09-2025;02-09-2025;M1;Injectie Actief;0,040;kWh',
    ),
  ).toEqual(['electricity 3.179 kWh', 'electricity-export 0.04 kWh'])
})

test('from and to over times are the ends of an interval', () => {
  const read = readTestRows(
    'from,to,consumption,unit',
    '2025-02-12T00:00:00+01:00,2025-02-12T01:00:00+01:00,2.8,kWh',
    '2025-02-13T00:00:00+01:00,2025-02-13T01:00:00+01:00,3.1,kWh',
  )
  expect(read?.fields.period?.value).toEqual({ start: '2025-02-12', end: '2025-02-13' })
})

test('registers that only rise give what they counted, not the sum of their readings', () => {
  const rows = ['2025-03-03;880;412', '2025-03-02;874;410', '2025-03-01;870;405']
  expect(activitiesOfRows('Datum;StandNormaal;Teruglevering stand', ...rows)).toEqual([
    'electricity 10 ',
    'electricity-export 7 ',
  ])
})

test('readings beside a printed use are not counted again', () => {
  const rows = Array.from(
    { length: 12 },
    (_, index) =>
      `2025-${String(index + 1).padStart(2, '0')}-28,${5000 + 40 * index},${30 + ((index * 7) % 11)}`,
  )
  expect(activitiesOfRows('Date,Total import (kWh),Usage (kWh)', ...rows)).toHaveLength(12)
})

test('a load curve is mean power times its step', () => {
  expect(
    activitiesOfRows(
      'Point;Type;Date de debut;Date de fin;Unite',
      '123;Courbe de charge;2026-01-05;2026-01-06;W',
      'Horodate;Valeur',
      '2026-01-05T00:30:00+01:00;1200',
      '2026-01-05T01:00:00+01:00;800',
      '2026-01-05T01:30:00+01:00;600',
    ),
  ).toEqual(['electricity 1.3 kWh'])
})

test('what panels produced is never consumption', () => {
  expect(
    activitiesOfRows('Date/Time,Energy Produced (Wh)', '01/20/2025 09:00,21', '01/20/2025 10:00,66'),
  ).toEqual(['electricity-export 21 Wh', 'electricity-export 66 Wh'])
})

test('use without a printed unit keeps none where the row names its commodity, and is nothing where it does not', () => {
  const rows = (type: string) => ['2025-01-01,0.742,', '2025-01-02,0.383,'].map((row) => `${row}${type}`)
  expect(activitiesOfRows('Datum,Verbruik,Type', ...rows('Elektriciteit'))).toEqual([
    'electricity 0.742 ',
    'electricity 0.383 ',
  ])
  expect(activitiesOfRows('Datum,Verbruik,Type', ...rows('Overig'))).toBeUndefined()
})

test('interval values beside their register code are power taken or fed in', () => {
  const row = (register: string, value: string) =>
    `6001000000,6001000000#${register},1/06/2025 12:00:01 AM,${value},0`
  expect(
    activitiesOfRows(
      'NMI,RegisterCode,StartDate,ProfileReadValue,RegisterReadValue',
      row('E1', '0.215'),
      row('B1', '0.1'),
    ),
  ).toEqual(['electricity 0.215 ', 'electricity-export 0.1 '])
})

test('what a grid generated beside its prices is nobody’s use', () => {
  expect(
    activitiesOfRows(
      'timestamp,price_eur_mwh,wind_mwh,load_mwh',
      '2025-01-01T00:00,45.2,1200,5400',
      '2025-01-01T01:00,41.0,1250,5200',
    ),
  ).toBeUndefined()
})

test('a list of stock weighs its articles, it moves none', () => {
  expect(
    activitiesOfRows('SKU,Product,Stock,Weight (kg),Price', 'A1,Steel bolt,400,0.02,0.10'),
  ).toBeUndefined()
})

test('what a bill takes back of the same weeks is taken from its meter, and was not fed in', () => {
  expect(
    activitiesOfRows(
      'Service number,Bill start,Bill end,Usage,Unit,Amount',
      'S-1,2025-01-01,2025-01-31,1400,kWh,210.00',
      'S-1,2025-01-01,2025-01-31,-150,kWh,-22.50',
      'S-2,2025-01-01,2025-01-31,900,kWh,135.00',
    ),
  ).toEqual(['electricity 1250 kWh', 'electricity 900 kWh'])
})

test('more taken back than a meter used leaves its use standing', () => {
  expect(
    activitiesOfRows(
      'Service number,Bill start,Bill end,Usage,Unit,Note',
      'S-1,2025-01-01,2025-01-31,1400,kWh,',
      'S-1,2025-02-01,2025-02-28,-1900,kWh,Correction',
    ),
  ).toEqual(['electricity 1400 kWh'])
})

test('a meter that nets feeds in what it runs back', () => {
  expect(
    activitiesOfRows(
      'Account,Bill start,Bill end,Usage,Unit,Amount',
      'A-1,2025-06-01,2025-06-30,200,kWh,31.00',
      'A-1,2025-07-01,2025-07-31,-310,kWh,-40.30',
    ),
  ).toEqual(['electricity 200 kWh', 'electricity-export 310 kWh'])
  expect(
    activitiesOfRows(
      'Service address,Start date,End date,Net kWh,Current charges',
      '12 Oak St,2025-05-01,2025-05-31,520,61.00',
      '12 Oak St,2025-06-01,2025-06-30,-310,11.50',
    ),
  ).toEqual(['electricity 520 kWh', 'electricity-export 310 kWh'])
})
