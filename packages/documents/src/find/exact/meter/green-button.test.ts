import { type Decimal, decimal, minus, sumOf, times } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { readExact } from '../read-exact.ts'

type Reading = { start: number; seconds: number; value: string; quality?: number }
type Meter = {
  id: string
  point?: string
  type?: {
    uom?: number
    power?: number
    flow?: number
    commodity?: number
    accumulation?: number
    length?: number
  }
  readings: readonly Reading[]
}

// 1 July 2025, midnight in Toronto, where summer time holds.
const midnight = 1751342400
const zone =
  '<LocalTimeParameters><dstEndRule>B40E2000</dstEndRule><dstOffset>3600</dstOffset><dstStartRule>360E2000</dstStartRule><tzOffset>-18000</tzOffset></LocalTimeParameters>'

const entry = (self: string, related: readonly string[], content: string) =>
  `<entry><link rel="self" href="${self}"/>${related.map((href) => `<link rel="related" href="${href}"/>`).join('')}<content>${content}</content></entry>`
const tag = (name: string, value: number | undefined) =>
  value === undefined ? '' : `<${name}>${value}</${name}>`

function readingXml({ start, seconds, value, quality }: Reading): string {
  const marked = quality === undefined ? '' : `<ReadingQuality><quality>${quality}</quality></ReadingQuality>`
  return `<IntervalReading>${marked}<timePeriod><duration>${seconds}</duration><start>${start}</start></timePeriod><value>${value}</value></IntervalReading>`
}

function feedOf(meters: readonly Meter[], { service = 0, more = '' } = {}): string {
  const points = [...new Set(meters.map(({ point }) => point ?? 'P1'))]
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">${entry('L/1', [], zone)}
${points.map((point) => entry(`U/${point}`, [], `<UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>${service}</kind></ServiceCategory></UsagePoint>`)).join('\n')}
${meters
  .map(({ id, point = 'P1', type, readings }) =>
    [
      entry(
        `U/${point}/MeterReading/${id}`,
        [`ReadingType/${id}`, `U/${point}/MeterReading/${id}/IntervalBlock`],
        '<MeterReading/>',
      ),
      type === undefined
        ? ''
        : entry(
            `ReadingType/${id}`,
            [],
            `<ReadingType>${tag('accumulationBehaviour', type.accumulation)}${tag('commodity', type.commodity)}${tag('flowDirection', type.flow)}${tag('intervalLength', type.length)}${tag('powerOfTenMultiplier', type.power)}${tag('uom', type.uom)}</ReadingType>`,
          ),
      entry(
        `U/${point}/MeterReading/${id}/IntervalBlock/1`,
        [],
        `<IntervalBlock>${readings.map(readingXml).join('')}</IntervalBlock>`,
      ),
    ].join('\n'),
  )
  .join('\n')}${more}</feed>`
}

const hours = (values: readonly string[], seconds = 3600): Reading[] =>
  values.map((value, index) => ({ start: midnight + index * seconds, seconds, value }))

async function read(xml: string) {
  return readExact(await textOfFile(xml, 'usage.txt'))
}

async function linesOf(xml: string) {
  return (await read(xml))?.read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test('each meter reading counts in the unit, power of ten and direction of its own type', async () => {
  const found = await read(
    feedOf([
      { id: 'in', type: { uom: 72, power: 0, flow: 1 }, readings: hours(['450', '550']) },
      { id: 'out', type: { uom: 72, power: 3, flow: 19 }, readings: hours(['2', '3']) },
      { id: 'reactive', type: { uom: 73, power: 0, flow: 1 }, readings: hours(['9', '9']) },
      { id: 'power', type: { uom: 38, power: 0, flow: 1 }, readings: hours(['9', '9']) },
    ]),
  )
  expect(
    found?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
  ).toEqual(['electricity 1 kWh', 'electricity-export 5 kWh'])
  expect([found?.classified.type, found?.fields.period?.value, found?.problems]).toEqual([
    'meter-data',
    { start: '2025-07-01', end: '2025-07-01' },
    [],
  ])
})

test('the commodity or the service says what was metered', async () => {
  const readings = hours(['1500', '500'])
  expect(
    await linesOf(feedOf([{ id: '1', type: { uom: 169, power: -3 }, readings }], { service: 1 })),
  ).toEqual(['natural-gas 2 therm'])
  expect(await linesOf(feedOf([{ id: '1', type: { uom: 42, commodity: 9, power: -3 }, readings }]))).toEqual([
    'water 2 m3',
  ])
  expect(await linesOf(feedOf([{ id: '1', type: { uom: 128 }, readings }], { service: 2 }))).toEqual([
    'water 2000 gal-us',
  ])
})

test('an interval below nothing was fed in', async () => {
  expect(
    await linesOf(feedOf([{ id: '1', type: { uom: 72, flow: 4 }, readings: hours(['500', '-200', '100']) }])),
  ).toEqual(['electricity 0.6 kWh', 'electricity-export 0.2 kWh'])
})

test('an interval told twice counts once, and a hole is said', async () => {
  const readings = [...hours(['100', '200', '300', '400', '500']), ...hours(['100', '200'])]
  const found = await read(
    feedOf([{ id: '1', type: { uom: 72 }, readings: readings.filter((_, index) => index !== 2) }]),
  )
  expect(found?.read.activities.map(({ quantity }) => quantity)).toEqual(['1.2'])
  expect(found?.problems.map(({ code, text }) => [code, text])).toEqual([
    ['missing-intervals', 'Register 1 lacks 1 interval between its first and its last.'],
  ])
})

test('estimated intervals are marked, forecasts are left out', async () => {
  const readings = hours(['100', '200', '300']).map((reading, index) => ({
    ...reading,
    quality: [17, 8, 12][index] ?? 0,
  }))
  const found = await read(feedOf([{ id: '1', type: { uom: 72 }, readings }]))
  expect(found?.read.activities).toMatchObject([{ quantity: '0.3', estimated: true }])
  expect(found?.problems.map(({ code }) => code)).toEqual(['estimated-reads', 'register-not-counted'])
})

test('the same use in hours and in days counts once', async () => {
  const day = Array.from({ length: 24 }, () => '100')
  expect(
    await linesOf(
      feedOf([
        { id: 'h', type: { uom: 72, flow: 1, length: 3600 }, readings: hours(day) },
        { id: 'd', type: { uom: 72, flow: 1, length: 86400 }, readings: hours(['2400'], 86400) },
      ]),
    ),
  ).toEqual(['electricity 2.4 kWh'])
})

test.for([
  ['no unit', {}, 'the file does not say in which unit it counts.'],
  ['a running total', { uom: 72, accumulation: 3 }, 'its values are readings of a running total.'],
  ['both directions added up', { uom: 72, flow: 20 }, 'it adds up what was taken and what was fed in.'],
] as const)('a register of %s is not counted, and is said', async ([, type, why]) => {
  const found = await read(feedOf([{ id: 'x', type, readings: hours(['1']) }]))
  expect([found?.read.activities, found?.problems[0]?.text]).toEqual([
    [],
    `Register x is not counted: ${why}`,
  ])
})

test('billed periods count where there are no intervals, and only there', async () => {
  const summary = entry(
    'U/P1/UsageSummary/1',
    [],
    `<UsageSummary><billingPeriod><duration>2678400</duration><start>${midnight}</start></billingPeriod><overallConsumptionLastPeriod><powerOfTenMultiplier>3</powerOfTenMultiplier><uom>72</uom><value>625</value></overallConsumptionLastPeriod></UsageSummary>`,
  )
  const billed = await read(
    feedOf([], {
      more: `${entry('U/P1', [], '<UsagePoint><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>')}${summary}`,
    }),
  )
  expect(billed?.read.activities).toMatchObject([
    { kind: 'electricity', quantity: '625', unit: 'kWh', period: { start: '2025-07-01', end: '2025-07-31' } },
  ])
  const both = await read(
    feedOf([{ id: '1', type: { uom: 72 }, readings: hours(['1000']) }], { more: summary }),
  )
  expect(both?.read.activities.map(({ quantity }) => quantity)).toEqual(['1'])
  expect(both?.problems.map(({ code }) => code)).toEqual(['counted-once'])
})

test('a feed of news is no usage', async () => {
  expect(
    await read('<feed><entry><title>News</title><content>Energy 5 kWh</content></entry></feed>'),
  ).toBeNull()
})

const units = [
  [72, 'kWh', '0.001'],
  [169, 'therm', '1'],
  [42, 'm3', '1'],
  [119, 'scf', '1'],
] as const
const meter = fc.record({
  unit: fc.constantFrom(...units),
  power: fc.integer({ min: -6, max: 6 }),
  flow: fc.constantFrom(1, 19),
  seconds: fc.constantFrom(300, 900, 1800, 3600, 86400),
  values: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 40 }),
})

test('whatever a legal feed says is read back to the last digit', async () => {
  const property = fc.asyncProperty(fc.array(meter, { minLength: 1, maxLength: 3 }), async (meters) => {
    const made = meters.map(({ unit, power, flow, seconds, values }, index): Meter => ({
      id: `${index}`,
      point: `P${index}`,
      type: {
        uom: unit[0],
        power,
        flow: unit[0] === 72 ? flow : 1,
        commodity: unit[0] === 72 ? 1 : 7,
        length: seconds,
      },
      readings: hours(values.map(String), seconds),
    }))
    const expected = meters.map(({ unit, power, flow, values }) => {
      const scale = power >= 0 ? `1${'0'.repeat(power)}` : `0.${'0'.repeat(-power - 1)}1`
      const sum = sumOf(values.map((value): Decimal => `${value}`))
      const kind = unit[0] === 72 ? (flow === 19 ? 'electricity-export' : 'electricity') : 'natural-gas'
      return [kind, times(sum, times(unit[2], decimal(scale))), unit[1]]
    })
    const found = await read(feedOf(made))
    expect(found?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual(expected)
    expect(found?.problems).toEqual([])
  })
  await fc.assert(property, { numRuns: 60 })
})

test('what is negated is told in the other direction, to the last digit', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.integer({ min: -99_999, max: 99_999 }), { minLength: 2, maxLength: 40 }),
    async (values) => {
      const xml = feedOf([
        { id: '1', type: { uom: 72, power: 0, flow: 4 }, readings: hours(values.map(String)) },
      ])
      const found = await read(xml)
      const signed = found?.read.activities.map(({ kind, quantity }) => {
        const value = decimal(quantity)
        return kind === 'electricity' ? value : minus('0', value)
      })
      expect(sumOf(signed ?? [])).toBe(times(sumOf(values.map((value): Decimal => `${value}`)), '0.001'))
    },
  )
  await fc.assert(property, { numRuns: 60 })
})
