import { expect, test } from 'vitest'
import type { RegionClues } from './find-region.ts'
import { findRegion } from './find-region.ts'

function regionOf(clues: RegionClues): string | null {
  return findRegion(clues)?.region ?? null
}

test('the printed state is trusted over the postcode, and the conflict is told', () => {
  const finding = findRegion({ addressState: 'QLD', postcode: '3000', nmi: '6102000000' })
  expect(finding?.region).toBe('AU-QLD')
  expect(finding?.because).toContain('the postcode 3000 points to Victoria')
})

test('a state that a row names is said to stand in a row, not in an address', () => {
  expect(findRegion({ addressState: 'VIC', stateInRow: true })).toEqual({
    region: 'AU-VIC',
    because: 'VIC named by a row of the document',
  })
})

test('the postcode is trusted over the meter number', () => {
  expect(regionOf({ postcode: '4000', nmi: '6102000000' })).toBe('AU-QLD')
})

test('the meter number is trusted over the distributor', () => {
  expect(regionOf({ nmi: '3100000000', distributor: 'Ausgrid' })).toBe('AU-QLD')
})

test('the distributor is trusted over the retailer', () => {
  expect(regionOf({ distributor: 'SA Power Networks', retailer: 'Aurora Energy' })).toBe('AU-SA')
})

test('a retailer of one state sets it', () => {
  expect(findRegion({ retailer: 'Aurora Energy' })).toEqual({
    region: 'AU-TAS',
    because: 'retailer Aurora Energy sells in TAS only',
  })
})

test.each(['AGL', 'Origin Energy', 'EnergyAustralia', 'Red Energy', 'Alinta Energy', 'ActewAGL', 'Momentum'])(
  '%s sells in several states and sets none',
  (retailer) => {
    expect(findRegion({ retailer })).toBeNull()
  },
)

test.each([
  ['2000', 'AU-NSW'],
  ['2600', 'AU-ACT'],
  ['2913', 'AU-ACT'],
  ['3999', 'AU-VIC'],
  ['4000', 'AU-QLD'],
  ['5000', 'AU-SA'],
  ['6000', 'AU-WA'],
  ['7000', 'AU-TAS'],
  ['0800', 'AU-NT'],
  ['2899', 'NF'],
])('postcode %s is in %s', (postcode, region) => {
  expect(regionOf({ postcode })).toBe(region)
})

test.each(['2620', '2618', '0872'])('postcode %s crosses a border, and the reason says so', (postcode) => {
  expect(findRegion({ postcode })?.because).toContain('crosses a border')
})

test.each([
  ['41020000001', 'AU-NSW'],
  ['6407 000 000', 'AU-VIC'],
  ['QB01000000', 'AU-QLD'],
  ['2001000000', 'AU-SA'],
  ['8000000000', 'AU-TAS'],
  ['8001000000', 'AU-WA'],
  ['8021000000', 'AU-WA-NWIS'],
  ['7001000000', 'AU-ACT'],
])('NMI %s is in %s', (nmi, region) => {
  expect(regionOf({ nmi })).toBe(region)
})

test.each(['2500000000', '7102000000', '12345'])('NMI %s says nothing about the state', (nmi) => {
  expect(findRegion({ nmi })).toBeNull()
})

test('a gas meter number starting with 53 is Victorian', () => {
  expect(regionOf({ mirn: '53000000000' })).toBe('AU-VIC')
})

test('Horizon Power moves Western Australia off the South West grid', () => {
  expect(regionOf({ addressState: 'WA', retailer: 'Horizon Power' })).toBe('AU-WA-NWIS')
  expect(regionOf({ addressState: 'WA', retailer: 'Synergy' })).toBe('AU-WA')
})

test('Jemena gas is in New South Wales and Jemena electricity in Victoria', () => {
  expect(regionOf({ distributor: 'Jemena Gas Networks' })).toBe('AU-NSW')
  expect(regionOf({ distributor: 'Jemena Electricity Networks' })).toBe('AU-VIC')
})

test('a document of another country never gets an Australian state', () => {
  expect(regionOf({ country: 'France', postcode: '3000', retailer: 'Synergy' })).toBe('FR')
  expect(regionOf({ country: 'GB', postcode: '4000' })).toBe('GB')
})

test('an American state needs its country or a five-digit code where Australia has the letters too', () => {
  expect(regionOf({ addressState: 'NY' })).toBe('US-NY')
  expect(regionOf({ addressState: 'WA', postcode: '98101' })).toBe('US-WA')
  expect(regionOf({ addressState: 'WA', postcode: '6000' })).toBe('AU-WA')
  expect(regionOf({ country: 'US' })).toBe('US')
})

test('an Australian document without a state is of Australia; nothing at all is null', () => {
  expect(regionOf({ country: 'Australia' })).toBe('AU')
  expect(findRegion({})).toBeNull()
})
