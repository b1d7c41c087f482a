import { expect, test } from 'vitest'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'

test('months in the columns are read a month each, and their totals are not', () => {
  const read = readTestRows(
    'Use by month',
    'Site,Utility,Unit,Jul-24,Aug-24,Sep-24,FY Total',
    'Shop,Electricity,kWh,100,110,120,330',
    'Shop,Water,kL,5,6,7,18',
    'Total,,,,,,348',
  )
  expect(
    read?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
  ).toEqual([
    'electricity 100 kWh',
    'electricity 110 kWh',
    'electricity 120 kWh',
    'water 5 kL',
    'water 6 kL',
    'water 7 kL',
  ])
  expect(read?.fields.period?.value).toEqual({ start: '2024-07-01', end: '2024-09-30' })
})

test('months without their year are of the one year that the title names', () => {
  const read = readTestRows(
    'Consumption 2023,,,,,',
    'Metric,Jan,Feb,Mar,Apr,May',
    'Electricity (kWh),10,20,30,40,50',
  )
  expect(read?.fields.period?.value).toEqual({ start: '2023-01-01', end: '2023-05-31' })
  expect(read?.read.activities).toHaveLength(5)
})

test('a row of dates is no heading of columns', () => {
  expect(
    activitiesOfRows(
      'Meter,From,To,Read,Electricity (kWh)',
      'A,2024-01-01,2024-01-31,2024-02-01,100',
      'A,2024-02-01,2024-02-29,2024-03-01,110',
    ),
  ).toEqual(['electricity 100 kWh', 'electricity 110 kWh'])
})

test('a month covers all its days, and midnight ends the day before', () => {
  expect(
    readTestRows('Month,Electricity (kWh),Cost', 'Jan 2025,100,10', 'Feb 2025,90,9')?.fields.period?.value,
  ).toEqual({ start: '2025-01-01', end: '2025-02-28' })
  expect(
    readTestRows(
      'Start,End,Electricity (kWh)',
      '2025-01-01T00:00,2025-01-01T12:00,4',
      '2025-01-01T12:00,2025-01-02T00:00,5',
    )?.fields.period?.value,
  ).toEqual({ start: '2025-01-01', end: '2025-01-01' })
})

test('quarters in the columns are of the year that the title names', () => {
  const read = readTestRows(
    'Water consumption 2024 (kL),,,,,',
    'Site,Q1,Q2,Q3,Q4,Total',
    'Depot,210,190,180,220,800',
  )
  expect(
    read?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
  ).toEqual(['water 210 kL', 'water 190 kL', 'water 180 kL', 'water 220 kL'])
  expect(read?.fields.period?.value).toEqual({ start: '2024-01-01', end: '2024-12-31' })
})

test('the first days of months over columns are the months', () => {
  expect(
    readTestRows('Electricity (kWh),,,', 'Store,2025-01-01,2025-02-01,2025-03-01', 'A,300,310,290')?.fields
      .period?.value,
  ).toEqual({ start: '2025-01-01', end: '2025-03-31' })
})

test('a column counts what its unit says, and a rate per head counts nothing', () => {
  expect(
    activitiesOfRows(
      'Facility,Year,Diesel (gal),Waste (short tons),Electricity per capita (kWh)',
      'A,2023,700,41,5200',
      'B,2023,650,38,4100',
    ),
  ).toEqual(['diesel 700 gal-us', 'waste 41 short-ton', 'diesel 650 gal-us', 'waste 38 short-ton'])
})

test('a row of units below the titles belongs to them', () => {
  expect(
    activitiesOfRows(
      'Datum und Uhrzeit,Energie ins Netz eingespeist,Energie vom Netz bezogen,Verbrauch',
      '[dd.MM.yyyy],[Wh],[Wh],[Wh]',
      '01.05.2024,5049,1462,12187',
      '01.06.2024,6967,1307,15932',
    ),
  ).toEqual([
    'electricity-export 5049 Wh',
    'electricity 1462 Wh',
    'electricity-export 6967 Wh',
    'electricity 1307 Wh',
  ])
})

test('year, month and day may stand in a column each, and watt_hours are a unit', () => {
  expect(
    readTestRows('Year,Month,Day,Hour,kWh', '2024,7,1,0,1.5', '2024,7,2,1,1.2')?.fields.period?.value,
  ).toEqual({ start: '2024-07-01', end: '2024-07-02' })
  expect(
    activitiesOfRows('datetime,watt_hours,cost', '2024-03-01 00:00,210,0.1', '2024-04-01 00:00,190,0.1'),
  ).toEqual(['electricity 210 Wh', 'electricity 190 Wh'])
})

test('night in a title with a unit of energy is a time of day, and the total beside it no further use', () => {
  expect(
    activitiesOfRows(
      'Month,Day kWh,Night kWh,Total kWh,Cost $',
      '2025-01,4120.5,1311.2,5431.7,1311.04',
      '2025-02,3899.1,1288.4,5187.5,1260.88',
    ),
  ).toEqual([
    'electricity 4120.5 kWh',
    'electricity 1311.2 kWh',
    'electricity 3899.1 kWh',
    'electricity 1288.4 kWh',
  ])
})
