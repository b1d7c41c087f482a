import { expect, test } from 'vitest'
import { activitiesOfRows } from '../../testing/read-test-rows.ts'

const withValue = (row: string) => row.replace(/,(\d+)$/, ',39.3,$1')

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

test('a volume that nothing names is gas where the energy beside it is its heat all year, and else is not counted', () => {
  const rows = Array.from({ length: 12 }, (_, month) => {
    const volume = 100 + ((month * 37) % 50)
    return `2024-${String(month + 1).padStart(2, '0')}-01,${volume},${Math.round(volume * 11.2)}`
  })
  const first = activitiesOfRows('Data,Wolumen (m3),Energia (kWh)', ...rows)
  expect(first?.[0]).toBe('natural-gas 1120 kWh')
  const power = activitiesOfRows('Day,Volume (m3),Power (kWh)', ...rows)
  expect(power?.[0]).toBe('electricity 1120 kWh')
  const few = activitiesOfRows('Month,Volume (m3),Energy (kWh)', ...rows.slice(0, 6))
  expect(few?.[0]).toBe('electricity 1120 kWh')
  const valued = activitiesOfRows(
    'Month,Volume (m3),Calorific value,Energy (kWh)',
    ...rows.slice(0, 3).map(withValue),
  )
  expect(valued?.[0]).toBe('natural-gas 1120 kWh')
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
