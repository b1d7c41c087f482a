import { type Decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../lay-out/values/calendar.ts'
import { parseExactNumber } from '../exact-number.ts'
import { readExact } from '../read-exact.ts'
import { textOfFile } from '../../../testing/text-of-file.ts'

const head = '100,NEM12,202504010000,MDP,RETAILER'
const day = (value: string, count = 48) => Array.from({ length: count }, () => value).join(',')
const stream = (suffix: string, unit = 'KWH', minutes = 30) =>
  `200,3114582063,E1B1Q1,${suffix},${suffix},N1,12345,${unit},${minutes},`

async function read(...records: readonly string[]) {
  return readExact(await textOfFile(records.join('\n'), 'meter.csv'))
}

async function linesOf(...records: readonly string[]) {
  return (await read(...records))?.read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test('E registers are consumption, B registers export, reactive energy is nothing', async () => {
  const found = await read(
    head,
    stream('E1'),
    `300,20250401,${day('0.5')},A,,,20250402000000,20250402000000`,
    stream('B1'),
    `300,20250401,${day('0.25')},A,,,20250402000000,20250402000000`,
    stream('Q1', 'KVARH'),
    `300,20250401,${day('0.1')},A,,,20250402000000,20250402000000`,
    stream('K1', 'kWh'),
    `300,20250401,${day('0.1')},A,,,20250402000000,20250402000000`,
    '900',
  )
  expect(found?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['electricity', '24', 'kWh'],
    ['electricity-export', '12', 'kWh'],
  ])
  expect([found?.fields.nmi?.value, found?.fields.period?.value, found?.problems]).toEqual([
    '3114582063',
    { start: '2025-04-01', end: '2025-04-01' },
    [],
  ])
})

test('a file without its opening record is read by its streams', async () => {
  expect(await linesOf(stream('E1'), `300,20250401,${day('.005')},A`)).toEqual(['electricity 0.24 kWh'])
})

test('substituted and estimated days are said', async () => {
  const found = await read(
    head,
    stream('E1', 'WH'),
    `300,20250401,${day('10')},S14,32,,20250402000000`,
    `300,20250402,${day('10')},A,,,20250403000000`,
    `300,20250403,${day('10')},V,,,20250404000000`,
    '400,1,20,A,,',
    '400,21,48,F16,,',
    `300,20250404,${day('10')},V,,,20250405000000`,
    '400,1,48,A,,',
  )
  expect(found?.read.activities[0]).toMatchObject({ quantity: '1920', unit: 'Wh', estimated: true })
  expect(found?.problems).toEqual([
    { code: 'estimated-reads', text: 'Register E1: 2 days of 4 hold estimated or substituted reads.' },
  ])
})

test('intervals without data are not counted, and are said', async () => {
  const found = await read(
    head,
    stream('E1'),
    `300,20250401,${day('1')},V,,,20250402000000`,
    '400,1,40,A,,',
    '400,41,48,N,,',
    `300,20250402,${day('1', 44)},A`,
    `300,20250405,${day('0')},N,,,`,
  )
  expect(found?.read.activities[0]?.quantity).toBe('84')
  expect(found?.read.findings).toMatchObject([
    { check: 'parts-sum', passed: false, text: '3 of 3 interval days lack values.' },
  ])
  expect(found?.problems.map(({ text }) => text)).toEqual([
    'Register E1 lacks 60 intervals on 3 days; its total is what the file holds.',
    'Register E1 has no record for 2 days between its first and its last day.',
  ])
})

test('a register that counted nothing is no activity', async () => {
  expect(
    await linesOf(
      head,
      stream('B1'),
      `300,20250401,${day('0')},A`,
      stream('E1'),
      `300,20250401,${day('1')},A`,
    ),
  ).toEqual(['electricity 48 kWh'])
})

test('a day told twice counts once, as it was told last', async () => {
  expect(
    await linesOf(
      head,
      stream('E1'),
      `300,20250401,${day('2')},A,,,20250409000000`,
      `300,20250401,${day('1')},A,,,20250402000000`,
      `300,20250402,${day('1')},A,,,20250402000000`,
      `300,20250402,${day('3')},A,,,20250402000000`,
    ),
  ).toEqual(['electricity 240 kWh'])
})

test('a meter that was exchanged on a day counts beside the one that took its place', async () => {
  expect(
    await linesOf(
      head,
      stream('E1'),
      `300,20250401,${day('1')},A`,
      stream('E1').replace('12345', '67890'),
      `300,20250401,${day('2')},A`,
    ),
  ).toEqual(['electricity 48 kWh', 'electricity 96 kWh'])
})

test('records that are not what their stream says are left out, and are said', async () => {
  const found = await read(
    head,
    stream('E1'),
    `300,20250401,${day('1')},A`,
    `300,20250402,${day('1', 96)},A`,
    `300,20259902,${day('1')},A`,
    '200,3114582063,E1,E2,E2,N1,12345,KWH,7,',
    `300,20250401,${day('1')},A`,
  )
  expect(found?.read.activities.map(({ quantity }) => quantity)).toEqual(['48'])
  expect(found?.problems).toMatchObject([
    {
      code: 'broken-records',
      text: '3 records of the file could not be read for certain and were left out.',
    },
  ])
})

test('check, average and net registers and registers of power are named and not counted', async () => {
  const found = await read(
    head,
    stream('F1'),
    `300,20250401,${day('1')},A`,
    stream('E5', 'KW'),
    `300,20250401,${day('1')},A`,
  )
  expect(found?.read.activities).toEqual([])
  expect(found?.problems.map(({ code, text }) => [code, text.slice(0, 40)])).toEqual([
    ['register-not-counted', 'Register F1 is not counted: it is an ave'],
    ['register-not-counted', 'Register E5 is not counted: KW measures '],
  ])
})

test.for([
  ['a list of codes', '200,300,400\n300,5,6\n900,7,8\n100,1,2'],
  ['an order', '100,ORDER12,202501\n200,1,2,3\n300,20250401,5'],
  ['a table of sizes', '200,kWh,30\n300,kWh,40\n400,kWh,50\n500,kWh,60'],
])('%s is no metering data', async ([, text]) => {
  expect(readExact(await textOfFile(text ?? '', 'codes.csv'))).toBeNull()
})

const interval = fc.oneof(
  fc
    .nat({ max: 99_999_999 })
    .map((thousandths) => `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`),
  fc.nat({ max: 999 }).map((thousandths) => `.${String(thousandths).padStart(3, '0')}`),
  fc.integer({ min: 1, max: 9999 }).map(String),
  fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -6, max: 2 }))
    .map(([digits, power]) => `${digits / 1000}E${power}`),
)
const suffix = fc.constantFrom('E1', 'E2', 'B1', 'B2', 'Q1', 'K1')
const block = fc
  .record({
    suffix,
    unit: fc.constantFrom('KWH', 'kWh', 'Wh', 'WH', 'MWh'),
    minutes: fc.constantFrom(5, 15, 30),
    quality: fc.constantFrom('A', 'S14', 'F52', 'E11'),
    days: fc.integer({ min: 1, max: 3 }),
  })
  .chain((shape) =>
    fc.record({
      shape: fc.constant(shape),
      values: fc.array(
        fc.array(interval, { minLength: 1440 / shape.minutes, maxLength: 1440 / shape.minutes }),
        { minLength: shape.days, maxLength: shape.days },
      ),
    }),
  )

test('whatever a legal file says is read back to the last digit', async () => {
  const property = fc.asyncProperty(
    fc.uniqueArray(block, { minLength: 1, maxLength: 4, selector: ({ shape }) => shape.suffix }),
    async (blocks) => {
      const records = blocks.flatMap(({ shape, values }) => [
        stream(shape.suffix, shape.unit, shape.minutes),
        ...values.map(
          (row, index) =>
            `300,${addDays('2024-02-28', index).replaceAll('-', '')},${row.join(',')},${shape.quality},,,20240401000000,`,
        ),
      ])
      const found = await read(head, ...records, '900')
      const counted = blocks.filter(({ shape }) => /^[EB]/.test(shape.suffix))
      const units: Record<string, string> = { KWH: 'kWh', WH: 'Wh', MWH: 'MWh' }
      expect(
        found?.read.activities.map((line) => [
          line.kind,
          line.quantity,
          line.unit,
          line.estimated,
          line.period?.end,
        ]),
      ).toEqual(
        counted.map(({ shape, values }) => [
          shape.suffix.startsWith('E') ? 'electricity' : 'electricity-export',
          sumOf(values.flat().map((text): Decimal => parseExactNumber(text) ?? '0')),
          units[shape.unit.toUpperCase()],
          shape.quality !== 'A',
          addDays('2024-02-28', shape.days - 1),
        ]),
      )
      expect(
        found?.problems.some(({ code }) => code === 'missing-intervals' || code === 'broken-records'),
      ).toBe(false)
    },
  )
  await fc.assert(property, { numRuns: 40 })
})
