import { expect, test } from 'vitest'
import { activitiesOfRows } from '../testing/read-test-rows.ts'

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

test('mean power of even steps is energy, each direction by itself', () => {
  const rows = ['00:30', '01:00', '01:30', '02:00'].flatMap((clock) => [
    `1,2,0.4,Active Import Interval (kW),14-05-2026 ${clock}`,
    `1,2,0.1,Active Export Interval (kW),14-05-2026 ${clock}`,
  ])
  expect(activitiesOfRows('MPRN,Serial,Read Value,Read Type,Read Date and End Time', ...rows)).toEqual([
    'electricity 0.8 kWh',
    'electricity-export 0.2 kWh',
  ])
})

test('what the grid gave is no sum of other columns while the panels rest', () => {
  const night = Array.from(
    { length: 6 },
    (_, hour) => `2024-01-01 0${hour}:00,0,${100 + hour},0,${100 + hour}`,
  )
  expect(
    activitiesOfRows(
      'Date/Time,Produced (Wh),Consumed (Wh),Exported to Grid (Wh),Imported from Grid (Wh)',
      ...night,
    ),
  ).toHaveLength(6)
})

test('columns of buildings under one unit are added to what they name', () => {
  expect(
    activitiesOfRows(
      ',Consumption (kWh),,',
      'Month,Main building,Annex,Total',
      'Jan 2024,100,20,120',
      'Feb 2024,90,30,120',
    ),
  ).toEqual(['electricity 100 kWh', 'electricity 20 kWh', 'electricity 90 kWh', 'electricity 30 kWh'])
})

test('what is said over a table holds for a column that names no direction', () => {
  expect(
    activitiesOfRows(
      'Type of data,From',
      'Injection quotidienne,01/06/2026',
      'Date,Valeur (en Wh)',
      '2026-06-01,12571',
    ),
  ).toEqual(['electricity-export 12571 Wh'])
})
