import { decimal, dividedBy, roundTo, sumOf } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { readExact } from '../read-exact.ts'

const clocks = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const minute = (index * 1440) / count
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  })
const values = (value: string, count: number) => Array.from({ length: count }, () => value).join(',')

async function read(...lines: readonly string[]) {
  return readExact(await textOfFile(lines.join('\n'), 'usage.csv'))
}

test('a suffix decides what a retailer calls import and export', async () => {
  const found = await read(
    `NMI,DATE,METER,UNIT,QUALITY,CONSUMPTION_TYPE,${clocks(48).join(',')},TOTAL`,
    `6001,2025-01-05,M#E1,KWH,A,Export,${values('0.5', 48)},24`,
    `6001,2025-01-06,M#E1,KWH,S14,Export,${values('0.5', 48)},24`,
    `6001,2025-01-05,M#B1,KWH,A,Import,${values('.25', 48)},12`,
    `6001,2025-01-06,M#B1,KWH,A,Import,${values('.25', 48)},12.5`,
    `6001,2025-01-05,M#Q1,KVARH,A,Import,${values('1', 48)},48`,
  )
  expect(
    found?.read.activities.map(({ kind, quantity, unit, estimated }) => [kind, quantity, unit, estimated]),
  ).toEqual([
    ['electricity', '48', 'kWh', true],
    ['electricity-export', '24', 'kWh', false],
  ])
  expect(found?.read.findings).toMatchObject([
    { passed: false, text: 'The intervals add up to the printed total on 3 of 4 days.' },
  ])
  expect([found?.fields.nmi?.value, found?.problems.map(({ code }) => code)]).toEqual([
    '6001',
    ['estimated-reads'],
  ])
})

test('portals of distributors give kilowatt hours, blanks are missing and days are told', async () => {
  const found = await read(
    `NMI,METER SERIAL NUMBER,CON/GEN,DATE,ESTIMATED?,${clocks(48)
      .map((clock) => `${clock} - ${clock}`)
      .join(',')}`,
    `1111111111,1,Consumption,01/Dec/2013,No,${values('0.5', 48)}`,
    `1111111111,1,Generation,01/Dec/2013,No,${values('0.1', 48)}`,
    `1111111111,1,Consumption,04/Dec/2013,No,${values('0.5', 47)},`,
  )
  expect(found?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['electricity', '47.5', 'kWh'],
    ['electricity-export', '4.8', 'kWh'],
  ])
  expect(found?.problems.map(({ text }) => text)).toEqual([
    'Register Consumption lacks 1 interval on 1 day; its total is what the file holds.',
    'Register Consumption has no record for 2 days between its first and its last day.',
  ])
})

test.for([
  ['a timetable', [`Station,${clocks(24).join(',')}`, `A,${values('1', 24)}`]],
  ['a few hours', [`Date,${clocks(48).slice(0, 12).join(',')}`, `2025-01-01,${values('1', 12)}`]],
] as const)('%s is no day of intervals', async ([, lines]) => {
  expect(await read(...lines)).toBeNull()
})

test('whatever is written is read back to the last digit', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(24, 48, 96, 288).chain((count) =>
      fc.array(fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: count, maxLength: count }), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
    async (days) => {
      const count = days[0]?.length ?? 24
      const texts = days.map((day) =>
        day.map((value) => roundTo(dividedBy(decimal(String(value)), '10000'), 4)),
      )
      const found = await read(
        `Meter,Date,Unit,${clocks(count).join(',')}`,
        ...texts.map((day, index) => `M1,${10 + index}/06/2025,kWh,${day.join(',')}`),
      )
      expect(found?.read.activities.map(({ quantity }) => quantity)).toEqual([
        sumOf(texts.flat().map((text) => decimal(text))),
      ])
      expect(found?.problems).toEqual([])
    },
  )
  await fc.assert(property, { numRuns: 30 })
})
