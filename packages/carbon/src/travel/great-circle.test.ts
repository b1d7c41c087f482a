import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airportByCode } from './airport-table.ts'
import { greatCircleKm } from './great-circle.ts'

function kmBetween(from: string, to: string): string {
  const origin = airportByCode(from)
  const destination = airportByCode(to)
  if (origin === null || destination === null) throw new Error('no such airport')
  return greatCircleKm(origin, destination)
}

test.each([
  ['SYD', 'MEL', '705'],
  ['BNE', 'PER', '3608'],
  ['SYD', 'LHR', '17020'],
])('%s to %s is %s km', (from, to, km) => {
  expect(kmBetween(from, to)).toBe(km)
})

test('a quarter of the equator is a quarter of the circumference', () => {
  expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBe('10008')
})

test('the antipode is half the circumference away and not NaN', () => {
  expect(greatCircleKm({ latitude: 10, longitude: 20 }, { latitude: -10, longitude: -160 })).toBe('20015')
})

test('the way back is as long, and never more than half the circumference', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (from, to) => {
      expect(greatCircleKm(from, to)).toBe(greatCircleKm(to, from))
      expect(Number(greatCircleKm(from, to))).toBeLessThanOrEqual(20_015)
    }),
  )
})

test('knows closed airports of old tickets, in any case', () => {
  expect(airportByCode(' txl ')?.country).toBe('DE')
  expect(airportByCode('QQQ')).toBeNull()
})
