import { expect, test } from 'vitest'
import { readCsv } from '../read/readers/read-csv.ts'
import { readJson } from '../read/readers/read-json.ts'
import { interpretDocument } from './interpret-document.ts'

function listed(read: ReturnType<typeof readCsv>): string[] {
  if (!read.ok) throw new Error('not read')
  return interpretDocument(read.value).activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

const rowsOf = (head: string, rows: readonly string[]) => listed(readCsv([head, ...rows].join('\n')))
const counting = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index))

test('what one headline or one article of a list mentions was not bought', () => {
  const others = counting(14, (index) => `${index + 10};Council meets on the harbour plan;0;1`)
  const news = 'Tank of 4,200 litres diesel found in quarry'
  expect(rowsOf('nr;headline;sport;town', [`1;${news};0;1`, ...others])).toEqual([])
  expect(
    rowsOf('nr;headline;sport;town', ['1;Minister takes 31 km taxi to open bridge;0;1', ...others]),
  ).toEqual([])
})

test('a forecast that rises month by month, and what a roof made, are no registers', () => {
  const months = (head: string) =>
    rowsOf(
      `date,${head}`,
      counting(14, (index) => `2025-03-${String(index + 10)},${5100 + index * 37}`),
    )
  expect(months('meter_kwh')).toEqual(['electricity 481 kWh'])
  expect(months('predicted_kwh')).toEqual([])
  expect(months('solar_kwh')).toEqual([])
})

test('the tank and the range of a vehicle were neither filled nor driven', () => {
  const vehicle = { make: 'Quill', fuel: 'diesel', odometer_km: 98_400 }
  const told = (more: object) => listed(readJson(JSON.stringify({ vehicle: { ...vehicle, ...more } })))
  expect(told({ tank_litres: 62, range_km: 840 })).toEqual([])
  expect(told({ date: '2025-02-11', litres: 38.5, price: 61.2 })).toEqual(['diesel 38.5 L'])
})

test('a load goes by what its row says', () => {
  const read = readCsv(
    [
      'shipment,from,to,distance_km,weight_tonnes,mode',
      'A,Bergen,Lyon,2000,4,air',
      'B,Bergen,Lyon,2000,4,rail',
    ].join('\n'),
  )
  if (!read.ok) throw new Error('not read')
  expect(interpretDocument(read.value).activities.map(({ description }) => description)).toEqual([
    'Freight Bergen–Lyon, air freight',
    'Freight Bergen–Lyon, rail freight',
  ])
})

test('the kilometres of a bus that was filled are those of its fuel', () => {
  expect(
    rowsOf('date;vehicle_id;vehicle_type;fuel_type;litres;distance_km;cost', [
      '2025-04-02;K 11;Bus;Diesel;64.2;190;101.4',
      '2025-04-03;K 12;Car;Diesel;31.5;410;49.8',
    ]),
  ).toEqual(['diesel 64.2 L', 'diesel 31.5 L'])
})

test('gas beside wind and sun is what power was made from, unless power is drawn as well', () => {
  const days = (drawn: string) =>
    rowsOf(
      `date,gas_kwh,wind_kwh,solar_kwh${drawn}`,
      counting(
        12,
        (index) =>
          `2025-04-${String(index + 10)},${[700, 420, 610][index % 3]},${[90, 310, 240][index % 3]},55,31`,
      ),
    ).map((told) => told.split(' ')[0])
  expect(days('')).not.toContain('natural-gas')
  expect(days(',electricity_used_kwh')).toContain('natural-gas')
})
