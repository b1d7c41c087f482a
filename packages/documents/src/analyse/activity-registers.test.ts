import { expect, test } from 'vitest'
import { readCsv } from '../read/readers/read-csv.ts'
import { readJson } from '../read/readers/read-json.ts'
import { interpretDocument } from './interpret-document.ts'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'

test('an inventory gives its activity data, not its factors and results', () => {
  expect(
    activitiesOfRows(
      'Scope,Emission source,Activity data,Unit,Emission factor,EF unit,tCO2e',
      'Scope 1,Natural gas (boilers),412000,kWh,0.183,kgCO2e/kWh,75.4',
      'Scope 1,Diesel (fleet),18450,litres,2.51,kgCO2e/l,46.3',
      'Scope 3,Business flights,182000,passenger.km,0.186,kgCO2e/pkm,33.8',
    ),
  ).toEqual(['natural-gas 412000 kWh', 'diesel 18450 L', 'flight 182000 pkm'])
})

test('a list of factors or prices holds no activity', () => {
  expect(
    activitiesOfRows(
      'Category,Activity,Unit,kg CO2e per unit,Year',
      'Fuels,Diesel,litres,2.51,2024',
      'Fuels,Natural gas,kWh,0.183,2024',
    ),
  ).toEqual([])
})

test('names beside codes tell the product, and a reversal takes its booking back', () => {
  expect(
    activitiesOfRows(
      'Material,Material Description,Posting Date,Quantity,Unit of Measure',
      'D-001,Diesel Fuel B7,2024-01-15,500,L',
      'D-001,Diesel Fuel B7,2024-01-22,300,L',
      'D-001,Diesel Fuel B7,2024-01-23,-300,L',
      'P-001,Unleaded Petrol 95,2024-02-05,180,L',
    ),
  ).toEqual(['diesel 500 L', 'petrol 180 L'])
})

test('the unit may stand once above the table, and per square metre is no amount', () => {
  const read = readTestRows(
    'Units,kWh',
    'Meter,Main electricity',
    'Date,Value,Status',
    '2024-11-01,310,A',
    '2024-12-01,290,A',
  )
  expect(read?.read.activities.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual([
    'electricity 310',
    'electricity 290',
  ])
  expect(
    activitiesOfRows('date,temp_c,radiation_kwh_m2', '2024-03-01,31,5.2', '2024-03-02,30,4.1'),
  ).toBeUndefined()
})

test('a record that holds nothing but a use is read, one that holds a size is not', () => {
  const read = (json: string) => {
    const result = readJson(json)
    return result.ok ? interpretDocument(result.value).activities.map(({ quantity }) => quantity) : null
  }
  expect(read('{"usage_kwh":1200}')).toEqual(['1200'])
  expect(read('{"battery_kwh":75}')).toEqual([])
})

test('supplier, date and total stand beside the lines of a JSON bill', () => {
  const result = readJson(
    JSON.stringify({
      supplier: 'Southern Example Energy',
      billing_period: { start: '2025-04-01', end: '2025-06-30' },
      issue_date: '2025-07-04',
      charges: [
        { description: 'Peak usage', quantity: 2210.4, unit: 'kWh', amount: 812.2 },
        { description: 'Daily supply charge', quantity: 91, unit: 'days', amount: 109.2 },
      ],
      total_inc_gst: 921.4,
    }),
  )
  const found = result.ok ? interpretDocument(result.value) : null
  expect([
    found?.supplier?.value,
    found?.issueDate?.value,
    found?.total?.value,
    found?.period?.value,
  ]).toEqual(['Southern Example Energy', '2025-07-04', '921.4', { start: '2025-04-01', end: '2025-06-30' }])
})

test('a list of goods with what each needs in a year is no use', () => {
  expect(
    activitiesOfRows(
      'Brand,Model,Energy (kWh/year),Water (L/cycle),Price',
      'A,F1,412,,1899',
      'B,W2,234,11.9,1299',
    ),
  ).toEqual([])
})

test('a weight beside a count of another unit keeps its own unit', () => {
  expect(
    activitiesOfRows(
      'Material,Qty,UoM,Total weight (kg)',
      'Structural steel,24,m,966',
      'Ready-mix concrete,18,m3,43200',
    ),
  ).toContain('material 43200 kg')
})

test('rates in a JSON list are no use', () => {
  const result = readJson(
    '{"plans":[{"name":"TOU","usage_rates":[{"period":"peak","unit":"kWh","price":0.42}]}]}',
  )
  expect(result.ok ? interpretDocument(result.value).activities : null).toEqual([])
})

test('a year in a column of its own is the period of its row', () => {
  expect(
    readTestRows('site,year,electricity_kwh', 'A,2024,81000', 'B,2024,64000')?.fields.period?.value,
  ).toEqual({ start: '2024-01-01', end: '2024-12-31' })
})

test('a column of dates tells the day, whatever it is called', () => {
  expect(
    readTestRows(
      'drum,waste_type,quantity_kg,collected',
      'D-1,Paint,190,13 Sep 2026',
      'D-2,Oil,205,14 Sep 2026',
    )?.fields.period?.value,
  ).toEqual({ start: '2026-09-13', end: '2026-09-14' })
})

test('a table whose columns hold no use has no cell that does', () => {
  const read = readCsv(
    [
      'Country,Year,Population,Per capita consumption (kWh)',
      ...[2018, 2019, 2020, 2021, 2022].map((year) => `France,${year},67000000,${7000 + year}`),
    ].join('\n'),
  )
  expect(read.ok ? interpretDocument(read.value).activities : null).toEqual([])
})
