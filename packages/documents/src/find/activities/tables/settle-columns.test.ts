import { expect, test } from 'vitest'
import { activitiesOfRows } from '../../../testing/read-test-rows.ts'

test('columns that tell of the same use in another unit, as billed or as estimated are counted once', () => {
  expect(
    activitiesOfRows(
      'Month,Metered kWh,Billed kWh,Metered MWh',
      '2024-01,1200,1212,1.2',
      '2024-02,1100,1111,1.1',
      '2024-03,1300,1313,1.3',
    ),
  ).toEqual(['electricity 1200 kWh', 'electricity 1100 kWh', 'electricity 1300 kWh'])
})

test('last year, the sum since January and the use of a day are kept beside, not counted', () => {
  expect(
    activitiesOfRows(
      'Month,Last year kWh,Usage kWh,Jan to date kWh,kWh per day',
      '2024-01,900,1200,1200,38.7',
      '2024-02,950,1100,2300,37.9',
      '2024-03,990,1300,3600,41.9',
    ),
  ).toEqual(['electricity 1200 kWh', 'electricity 1100 kWh', 'electricity 1300 kWh'])
})

test('the heat of gas is counted for its volume, unless its head calls it electricity', () => {
  const rows = ['2024-01-31,100,1120', '2024-02-29,90,1008', '2024-03-31,80,896']
  expect(activitiesOfRows('Date,Gas (m3),Usage (kWh)', ...rows)).toEqual([
    'natural-gas 1120 kWh',
    'natural-gas 1008 kWh',
    'natural-gas 896 kWh',
  ])
  expect(activitiesOfRows('Date,Gas (m3),Electricity (kWh)', ...rows)).toHaveLength(6)
})

test('registers and buildings that only resemble each other all count', () => {
  expect(
    activitiesOfRows(
      'Month,Hall kWh,Annex kWh',
      '2024-01,1200,1000',
      '2024-02,1100,1300',
      '2024-03,1300,1250',
    ),
  ).toHaveLength(6)
})

test('what a meter turned and that times its multiplier are one use', () => {
  expect(
    activitiesOfRows(
      'Date,Usage kWh,Billed usage kWh',
      '2024-01-31,10,1000',
      '2024-02-29,11,1100',
      '2024-03-31,12.5,1250',
    ),
  ).toEqual(['electricity 1000 kWh', 'electricity 1100 kWh', 'electricity 1250 kWh'])
})

test('a head that names its kind is believed before the name of who supplies it', () => {
  expect(
    activitiesOfRows(
      'site,month,electricity_kwh,utility_provider',
      'London,2024-01,12000,British Gas',
      'London,2024-02,11500,British Gas',
    ),
  ).toEqual(['electricity 12000 kWh', 'electricity 11500 kWh'])
})

test('columns that a number or a letter tells apart all count, however alike they are', () => {
  const rows = ['2024-01,1000,1010', '2024-02,1100,1105', '2024-03,1200,1195']
  expect(activitiesOfRows('Month,Tower 1 electricity (kWh),Tower 2 electricity (kWh)', ...rows)).toHaveLength(
    6,
  )
  expect(activitiesOfRows('Date,Tank A diesel (L),Tank B diesel (L)', ...rows)).toHaveLength(6)
})

test('a volume that nothing names is gas where the energy beside it is its heat, and else is not counted', () => {
  const rows = ['2024-01-31,100,1120', '2024-02-29,90,1008', '2024-03-31,80,896']
  const gas = ['natural-gas 1120 kWh', 'natural-gas 1008 kWh', 'natural-gas 896 kWh']
  expect(activitiesOfRows('Data,Wolumen (m3),Energia (kWh)', ...rows)).toEqual(gas)
  const water = ['2024-01-31,100,20', '2024-02-29,90,45', '2024-03-31,80,31']
  expect(activitiesOfRows('Data,Wolumen (m3),Energia (kWh)', ...water)).toEqual([
    'electricity 20 kWh',
    'electricity 45 kWh',
    'electricity 31 kWh',
  ])
})

test('a share of the use beside it is not counted again', () => {
  expect(
    activitiesOfRows(
      'Month,Total consumption kWh,Covered by the community kWh',
      '2024-01,1200,300',
      '2024-02,1100,450',
      '2024-03,1300,80',
    ),
  ).toEqual(['electricity 1200 kWh', 'electricity 1100 kWh', 'electricity 1300 kWh'])
})

test('what a head says in brackets does not turn use into export, nor does the day a file was exported', () => {
  expect(
    activitiesOfRows(
      'Export of 4 March 2025',
      'Meter,From,To,Total consumption (with a share of solar) [kWh]',
      '71,2025-01-01,2025-01-31,640',
      '72,2025-01-01,2025-01-31,410',
    ),
  ).toEqual(['electricity 640 kWh', 'electricity 410 kWh'])
})

test('months under a head that prints a unit are no figures', () => {
  const rows = ['May 2023,Diesel,711.85', 'June 2023,Diesel,707.39']
  expect(activitiesOfRows('Monthly gallons,Fuel type,Volume (gallons)', ...rows)).toEqual([
    'diesel 711.85 gal-us',
    'diesel 707.39 gal-us',
  ])
})

test('words of packing take nothing from what no scale weighs', () => {
  const rows = ['2024-01,12500,410', '2024-02,11800,390', '2024-03,12100,400']
  expect(activitiesOfRows('Month,Electricity brutto (kWh),Waste (kg)', ...rows)).toHaveLength(6)
  expect(activitiesOfRows('Month,Waste gross (kg),Waste net (kg)', ...rows)).toEqual([
    'waste 410 kg',
    'waste 390 kg',
    'waste 400 kg',
  ])
})

test('what a source covers of the use of a meter is no use beside it', () => {
  const rows = ['A,2024-01,1200,300', 'B,2024-01,1100,450', 'C,2024-01,1300,80']
  expect(activitiesOfRows('Meter,Month,Gesamtverbrauch (kWh),Eigendeckung (kWh)', ...rows)).toHaveLength(3)
})

test('another building or tenant is no share, what columns add up to or a source covers is', () => {
  const buildings = ['2024-01,12500,9400,2100', '2024-02,11800,9300,2100', '2024-03,12100,9100,2300']
  const heads = 'Month,Building A consumption (kWh),Building B (kWh),EV chargers (kWh)'
  expect(activitiesOfRows(heads, ...buildings)).toHaveLength(9)
  const parts = ['2024-01,1200,900,300', '2024-02,1100,650,450', '2024-03,1300,1220,80']
  expect(activitiesOfRows('Month,Consumption (m3 gas),Hall gas (m3),Annex gas (m3)', ...parts)).toHaveLength(
    3,
  )
  expect(activitiesOfRows('Month,Consumption kWh,Of which solar kWh,EV kWh', ...buildings)).not.toContain(
    'electricity 9400 kWh',
  )
})

test('energy beside a nameless volume is gas only where it varies as its heat does and nothing names it otherwise', () => {
  const few = ['2024-01-31,100,1120', '2024-02-29,90,1008']
  expect(activitiesOfRows('Date,Volume (m3),Energy (kWh)', ...few) ?? []).toEqual([])
  const days = ['2024-01-01,152,1680', '2024-01-02,141,1551', '2024-01-03,163,1780', '2024-01-04,181,1990']
  expect(activitiesOfRows('Day,Volume (m3),Power (kWh)', ...days)?.join()).not.toContain('gas')
  const summer = [
    '2024-05,105,1156',
    '2024-06,46,490',
    '2024-07,39,440',
    '2024-08,17,168',
    '2024-09,114,1226',
  ]
  expect(activitiesOfRows('Month,Volume (m3),Energy (kWh)', ...summer)).toContain('natural-gas 168 kWh')
  const loose = ['2024-01,152,1510', '2024-02,141,1551', '2024-03,163,1980', '2024-04,181,1990']
  expect(activitiesOfRows('Month,Volume (m3),Energy (kWh)', ...loose) ?? []).toEqual([])
  expect(activitiesOfRows('Chilled water', 'Month,Volume (m3),Energy (kWh)', ...days)?.join()).not.toContain(
    'gas',
  )
})

test('fuel from the tank beside all fuel is one fuel where nothing came from elsewhere', () => {
  expect(
    activitiesOfRows(
      'Vehicle,Fuel type,Total litres from site tank,Total litres from outside,Total litres',
      'Excavator,Diesel,160,,160',
      'Grader,Diesel,540,,540',
      'Pump,Diesel,30,,30',
    ),
  ).toHaveLength(3)
})

test('tons beside kilograms are the tons that weigh as much', () => {
  const rows = ['2025-06-20,Concrete', '2025-06-12,Steel'] as const
  const [concrete, steel] = rows
  expect(
    activitiesOfRows(
      'Date,Waste type,Total quantity (kg),Total quantity (tons)',
      `${concrete},2500,2.5`,
      `${steel},400,0.4`,
    ),
  ).toEqual(['waste 2500 kg', 'waste 400 kg'])
})
