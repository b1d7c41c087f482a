import { expect, test } from 'vitest'
import { activitiesOfRows } from '../../../testing/read-test-rows.ts'

test('what all rows of a column add up to is no use of its own, dated rows that happen to are', () => {
  const months = ['2024-01,101', '2024-02,112', '2024-03,123', '2024-04,91']
  const used = ['electricity 101 kWh', 'electricity 112 kWh', 'electricity 123 kWh', 'electricity 91 kWh']
  expect(activitiesOfRows('Month,kWh', ...months, ',427')).toEqual(used)
  expect(activitiesOfRows('Month,kWh', ...months, '2024-05,427')).toEqual([...used, 'electricity 427 kWh'])
})

test('a total among the registers of one meter and period counts once', () => {
  expect(
    activitiesOfRows(
      'Meter,Month,Register,kWh',
      'E1,2024-01,Peak,612',
      'E1,2024-01,Off-peak,401',
      'E1,2024-01,Total,1013',
      'E1,2024-02,Peak,540',
      'E1,2024-02,Off-peak,400',
      'E1,2024-02,Total,940',
    ),
  ).toEqual(['electricity 612 kWh', 'electricity 401 kWh', 'electricity 540 kWh', 'electricity 400 kWh'])
})

test('totals of undated rows and levies priced on them count nothing', () => {
  expect(
    activitiesOfRows(
      'Description,Quantity,Unit,Rate,Amount',
      'Peak energy,612.4,kWh,0.20,122.48',
      'Off peak energy,401.3,kWh,0.10,40.13',
      'Total energy,1013.7,kWh,0.05,50.69',
      'Environmental levy,1013.7,kWh,0.01,10.14',
    ),
  ).toEqual(['electricity 612.4 kWh', 'electricity 401.3 kWh'])
  expect(
    activitiesOfRows(
      'Invoice,Meter,Charge Type,Usage,UOM,Amount',
      '9,A,Commodity,1000,kWh,100',
      '9,A,Taxes,1000,kWh,10',
    ),
  ).toEqual(['electricity 1000 kWh'])
})

test('an estimate of a period that was read later gives way, and equal uses of two meters both count', () => {
  expect(
    activitiesOfRows(
      'NMI,Start,End,Read type,kWh',
      '6102,2024-01-01,2024-01-31,Estimated,600',
      '6102,2024-01-01,2024-01-31,Actual,580',
      '6103,2024-01-01,2024-01-31,Actual,580',
    ),
  ).toEqual(['electricity 580 kWh', 'electricity 580 kWh'])
})

test('half hours of a day that add up, sites that do and equal half hours all count', () => {
  expect(
    activitiesOfRows(
      'Meter,Date,Time,kWh,Register',
      ...['00:00,1.25', '06:00,2.50', '12:00,3.75', '18:00,2.50'].map(
        (slot) => `E1,2025-03-01,${slot},Rate 1`,
      ),
    ),
  ).toEqual(['electricity 1.25 kWh', 'electricity 2.5 kWh', 'electricity 3.75 kWh', 'electricity 2.5 kWh'])
  expect(
    activitiesOfRows('Site,Month,kWh', 'HQ,2025-03,60000', 'Shop A,2025-03,20000', 'Shop B,2025-03,40000'),
  ).toHaveLength(3)
})

test('a building whose name begins with a sum in some language is a row of its own', () => {
  const rows = ['Kul Bistro,45000', 'Sum Plaza,38000', 'Somme Amiens,52000', 'Oak House,15000']
  expect(activitiesOfRows('Building,Electricity (kWh)', ...rows)).toHaveLength(4)
  expect(activitiesOfRows('Building,Electricity (kWh)', ...rows, 'Razem energia,150000')).toHaveLength(4)
})

test('an estimate that is taken back for the same meter and days was not used', () => {
  expect(
    activitiesOfRows(
      'Meter,From,To,Type,kWh',
      'E81,2024-03-01,2024-03-31,Estimated,700',
      'E81,2024-03-01,2024-03-31,Reversal of estimate,-700',
      'E81,2024-03-01,2024-03-31,Actual,640',
      'E81,2024-04-01,2024-04-30,Actual,615',
    ),
  ).toEqual(['electricity 640 kWh', 'electricity 615 kWh'])
})
