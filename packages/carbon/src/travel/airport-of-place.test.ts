import { expect, test } from 'vitest'
import { airportOfPlace } from './airport-of-place.ts'

test.each([
  ['ZRH', 'ZRH'],
  ['Genf', 'GVA'],
  ['Genève', 'GVA'],
  ['NEW YORK', 'JFK'],
  ['København', 'CPH'],
  ['London Gatwick, Terminal S', 'LGW'],
  ['Berlin (Tegel)', 'TXL'],
  ['BERLIN, DE (TEGEL)', 'TXL'],
  ['Detroit, MI', 'DTW'],
  ['Auckland, New Zealand', 'AKL'],
  ['Vienna International, Terminal 2', 'VIE'],
  ['Somewhere (OSL)', 'OSL'],
])('%s is counted from %s', (place, iata) => {
  expect(airportOfPlace(place)?.airport.iata).toBe(iata)
})

test.each([
  'Birmingham, AL',
  'London, Ontario',
  'Paris, Texas',
  'Springfield',
  'San Jose',
  'Atlantis',
  '',
  'Ulm',
  'to',
])('"%s" is no airport that can be told', (place) => {
  expect(airportOfPlace(place)).toBeNull()
})

test('says which airport of several stands for a city', () => {
  expect(airportOfPlace('Londres')?.because).toBe(
    'Londres: no airport is printed, its main one of 6, Heathrow Airport (LHR), is taken',
  )
  expect(airportOfPlace('Oslo Airport, Norway')?.airport.country).toBe('NO')
})
