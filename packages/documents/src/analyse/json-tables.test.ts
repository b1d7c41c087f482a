import { expect, test } from 'vitest'
import { readJson } from '../read/readers/read-json.ts'
import { interpretDocument } from './interpret-document.ts'

function readRecord(json: unknown) {
  const read = readJson(JSON.stringify(json))
  if (!read.ok) throw new Error('not read')
  const { activities, period } = interpretDocument(read.value)
  return {
    activities: activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
    period: period?.value ?? null,
  }
}

test('lists of one length side by side are columns', () => {
  expect(
    readRecord({
      meter: 'main',
      timestamp: ['2025-05-01T00:00', '2025-05-01T01:00', '2025-05-01T02:00'],
      import_kwh: [1, 2, 3.5],
    }).activities,
  ).toEqual(['electricity 1 kWh', 'electricity 2 kWh', 'electricity 3.5 kWh'])
})

test('columns named once and rows of values are a table', () => {
  const { activities, period } = readRecord({
    columns: ['month', 'electricity_kwh', 'cost_usd'],
    data: [
      ['2024-01', 900, 160],
      ['2024-02', 800, 140],
    ],
  })
  expect(activities).toEqual(['electricity 900 kWh', 'electricity 800 kWh'])
  expect(period).toEqual({ start: '2024-01-01', end: '2024-02-29' })
})

test('the unit and the commodity that stand over a list hold for its values', () => {
  const values = Array.from({ length: 10 }, (_, index) => ({
    value: 2,
    timestamp: `2023-01-${index + 10} 00:30`,
  }))
  expect(readRecord({ resource: '/1/gas/consumption', unit: 'm3', values }).activities).toEqual([
    'natural-gas 20 m3',
  ])
})

test('readings inside homes are read where the homes hold none', () => {
  const nodes = [1, 2, 3].map((hour) => ({
    from: `2024-11-01T0${hour}:00`,
    to: `2024-11-01T0${hour + 1}:00`,
    consumption: hour,
    consumptionUnit: 'kWh',
  }))
  expect(
    readRecord({ homes: [{ address: { city: 'Trondheim' }, consumption: { nodes } }] }).activities,
  ).toEqual(['electricity 1 kWh', 'electricity 2 kWh', 'electricity 3 kWh'])
})

test('the kilograms of a shipment are those of its weight, not of its packages', () => {
  const item = {
    description: 'Olive oil',
    packageQuantity: 640,
    netWeight: { value: '9600', unitCode: 'kg' },
    grossWeight: { value: '10240', unitCode: 'kg' },
  }
  expect(readRecord({ portOfLoading: 'ITLIV', particulars: [item] }).activities).toEqual(['material 9600 kg'])
})
