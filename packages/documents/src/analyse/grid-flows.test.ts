import { expect, test } from 'vitest'
import { activitiesOfRows } from './read-test-rows.ts'

test('of a building with solar panels only what passed the meter of the grid counts', () => {
  expect(
    activitiesOfRows(
      'Date time,Home (kWh),Solar Energy (kWh),From Powerwall (kWh),From Grid (kWh),To Grid (kWh)',
      '2024-05-01T00:00,14,12,3,5,4',
      '2024-06-01T00:00,10,20,2,1,12',
    ),
  ).toEqual([
    'electricity 5 kWh',
    'electricity-export 4 kWh',
    'electricity 1 kWh',
    'electricity-export 12 kWh',
  ])
})

test('what was used as it was made is neither taken nor fed in', () => {
  expect(
    activitiesOfRows(
      'CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO',
      'ES00;01/03/2025;12;0,612;0,204;0,300;R',
    ),
  ).toEqual(['electricity 0.612 kWh', 'electricity-export 0.204 kWh'])
})

test('a column that says which way each row ran parts taken from fed in', () => {
  expect(
    activitiesOfRows(
      'ESIID,USAGE_DATE,USAGE_KWH,CONSUMPTION_SURPLUSGENERATION',
      '104,05/16/2026,8.5,Consumption',
      '104,05/16/2026,2.5,Surplus Generation',
    ),
  ).toEqual(['electricity 8.5 kWh', 'electricity-export 2.5 kWh'])
})

test('a read type names direction and unit of its row', () => {
  expect(
    activitiesOfRows(
      'MPRN,Serial,Read Value,Read Type,Read Date and End Time',
      '1,2,0.5,Active Import Interval (kWh),13-05-2026 02:00',
      '1,2,0.2,Active Export Interval (kWh),13-05-2026 02:00',
    ),
  ).toEqual(['electricity 0.5 kWh', 'electricity-export 0.2 kWh'])
})

test('heat is no electricity', () => {
  expect(activitiesOfRows('Datum;Wärmeverbrauch (MWh)', '01.01.2024;2,41', '01.02.2024;2,12')).toEqual([
    'heat 2.41 MWh',
    'heat 2.12 MWh',
  ])
})
