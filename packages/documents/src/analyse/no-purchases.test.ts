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
