import { decimal, times } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { readExact } from '../read-exact.ts'

const header =
  'Property Name,Portfolio Manager ID,Portfolio Manager Meter ID,Meter Name,Meter Type,Meter Consumption ID,Start Date,End Date,Delivery Date,Usage/Quantity,Usage Units,Cost ($),Estimation?'

const entry = (type: string, quantity: string, unit: string, meter = '1-0', estimated = 'No') =>
  `Campus,1,${meter},Main,${type},99,2016-01-01,2016-02-01,Not Available,${quantity},${unit},Not Available,${estimated}`

async function read(...rows: readonly string[]) {
  return readExact(await textOfFile(['My Portfolio', header, ...rows].join('\n'), 'meters.csv'))
}

async function linesOf(...rows: readonly string[]) {
  return (await read(...rows))?.read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test('each entry counts in the unit that Portfolio Manager means', async () => {
  expect(
    await linesOf(
      entry('Electric - Grid', '597478.9', 'kBtu (thousand Btu)'),
      entry('Natural Gas', '2', 'MCF(million cubic feet)'),
      entry('Natural Gas', '3', 'kcf (thousand cubic feet)'),
      entry('Natural Gas', '4.5', 'MBtu (million Btu)'),
      entry('Propane', '120', 'Gallons (US)'),
    ),
  ).toEqual([
    'electricity 597478.9 kBtu',
    'natural-gas 2000 MCF',
    'natural-gas 3 MCF',
    'natural-gas 4.5 mmBtu',
    'lpg 120 gal-us',
  ])
})

test('an entry has its meter, its period and whether it was estimated', async () => {
  const found = await read(entry('Electric - Grid', '10', 'kWh (thousand Watt-hours)', '7-1', 'Yes'))
  expect(found?.read.activities).toMatchObject([
    { estimated: true, period: { start: '2016-01-01', end: '2016-02-01' }, details: { meter: '7-1' } },
  ])
})

test('what was made on site is not taken from a grid, and is said', async () => {
  const found = await read(
    entry('Electric - Solar', '10', 'kWh (thousand Watt-hours)'),
    entry('Electric - Grid', '20', 'kWh (thousand Watt-hours)'),
    entry('Electric - Grid', 'n/a', 'kWh (thousand Watt-hours)'),
  )
  expect(found?.read.activities.map(({ quantity }) => quantity)).toEqual(['20'])
  expect(found?.problems.map(({ code }) => code)).toEqual(['register-not-counted', 'broken-records'])
})

test('more entries than a reply shows are added up by meter', async () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    entry('Natural Gas', '1.5', 'therms', index % 2 === 0 ? '1-0' : '2-0'),
  )
  expect(await linesOf(...rows)).toEqual(['natural-gas 97.5 therm', 'natural-gas 97.5 therm'])
})

test('another table of meters is none of these', async () => {
  expect(
    readExact(
      await textOfFile('Meter ID,Meter Type,Usage,Unit\n1,Electric,5,kWh\n2,Gas,6,kWh', 'meters.csv'),
    ),
  ).toBeNull()
})

test('whatever is entered is read back to the last digit', async () => {
  const unit = fc.constantFrom(
    ['kWh (thousand Watt-hours)', 'kWh', '1'] as const,
    ['MBtu/MMBtu (million Btu)', 'mmBtu', '1'] as const,
    ['KGal (thousand gallons) (UK)', 'gal-uk', '1000'] as const,
    ['Kcm (Thousand Cubic meters)', 'm3', '1000'] as const,
  )
  const property = fc.asyncProperty(
    fc.array(fc.record({ unit, tenths: fc.integer({ min: 1, max: 99_999_999 }) }), {
      minLength: 1,
      maxLength: 20,
    }),
    async (made) => {
      const rows = made.map((one) => entry('Diesel', (one.tenths / 10).toFixed(1), one.unit[0]))
      expect(await linesOf(...rows)).toEqual(
        made.map(
          (one) => `diesel ${times(decimal((one.tenths / 10).toFixed(1)), one.unit[2])} ${one.unit[1]}`,
        ),
      )
    },
  )
  await fc.assert(property, { numRuns: 40 })
})
