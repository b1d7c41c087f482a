import { type Decimal, decimal, minus, roundTo, sumOf, times } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExact } from '../read-exact.ts'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { type MadeInvoice, toCiiXml, toGobl, toUblJson, toUblXml } from '../../../testing/made-invoices.ts'

const syntaxes = [
  ['UBL', toUblXml, 'invoice.txt'],
  ['UBL as JSON', toUblJson, 'invoice.json'],
  ['Cross Industry Invoice', toCiiXml, 'invoice.txt'],
  ['GOBL', toGobl, 'invoice.json'],
] as const

type Line = readonly [name: string, quantity: Decimal, unitCode: string, price?: Decimal]

function invoiceOf(lines: readonly Line[], isCredit = false): MadeInvoice {
  const priced = lines.map(([name, quantity, unitCode, price = '1']) => {
    const amount = decimal(roundTo(times(quantity, price), 2))
    return { name, quantity, unitCode, price, amount }
  })
  return { isCredit, lines: priced, total: sumOf(priced.map(({ amount }) => amount)) }
}

async function read(lines: readonly Line[], isCredit = false) {
  return readExact(await textOfFile(toUblXml(invoiceOf(lines, isCredit)), 'invoice.txt'))
}

async function linesOf(lines: readonly Line[], isCredit = false) {
  return (await read(lines, isCredit))?.read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test.for(syntaxes)('%s: fields, lines and sums are read', async ([, write, name]) => {
  const found = readExact(
    await textOfFile(
      write(
        invoiceOf([
          ['Strom', '250.5', 'KWH', '0.28'],
          ['Grundgebühr', '1', 'C62', '10'],
        ]),
      ),
      name,
    ),
  )
  expect(found?.read.activities).toMatchObject([{ kind: 'electricity', quantity: '250.5', unit: 'kWh' }])
  expect(found?.classified.type).toBe('electricity-bill')
  expect([
    found?.fields.supplier?.value,
    found?.fields.issueDate?.value,
    found?.fields.currency?.value,
    found?.fields.total?.value,
  ]).toEqual(['Hill Supplies', '2025-08-01', 'EUR', '80.14'])
  expect(found?.read.findings.map(({ check, passed }) => [check, passed])).toEqual([
    ['line-product', true],
    ['line-product', true],
    ['lines-foot', true],
  ])
})

test('energy that is priced by several lines counts once', async () => {
  expect(
    await linesOf([
      ['Arbeitspreis Strom', '1000', 'KWH', '0.2'],
      ['Netznutzung', '1000', 'KWH', '0.08'],
      ['Stromsteuer', '1000', 'KWH', '0.02'],
      ['Beschaffung', '1000', 'KWH', '0.01'],
      ['Leistung', '12', 'KWT', '10'],
      ['Blindarbeit', '50', 'K3', '0.01'],
    ]),
  ).toEqual(['electricity 1000 kWh'])
})

test('parts of a day are parts, their sum beside them is not counted', async () => {
  expect(
    await linesOf([
      ['Peak usage', '600', 'KWH'],
      ['Off-peak usage', '400', 'KWH'],
      ['Usage total', '1000', 'KWH'],
    ]),
  ).toEqual(['electricity 600 kWh', 'electricity 400 kWh'])
})

test('what was fed in is export, and gas is told by its words', async () => {
  expect(
    await linesOf([
      ['Electricity', '250', 'KWH'],
      ['Solar feed-in', '30', 'KWH', '0.05'],
      ['Arbeitspreis Gas', '3875', 'KWH'],
      ['Gasverbrauch Erdgas', '380', 'MTQ'],
    ]),
  ).toEqual(['electricity 250 kWh', 'electricity-export 30 kWh', 'natural-gas 3875 kWh'])
})

test('a line without a commodity takes that of the invoice', async () => {
  expect(
    await linesOf([
      ['Arbeitspreis', '3875', 'KWH'],
      ['Grundpreis Erdgas', '12', 'MON'],
    ]),
  ).toEqual(['natural-gas 3875 kWh'])
})

test('a credit note and a negative line take back', async () => {
  expect(await linesOf([['Electricity', '250', 'KWH']], true)).toEqual(['electricity -250 kWh'])
  expect(
    await linesOf([
      ['Electricity reversal', '-325.2', 'KWH'],
      ['Diesel', '-40', 'LTR'],
    ]),
  ).toEqual(['electricity -325.2 kWh', 'diesel -40 L'])
})

test('energy is what words of any language say that it is', async () => {
  expect(await linesOf([['Paliwo gazowe', '4100', 'KWH']])).toEqual(['natural-gas 4100 kWh'])
  expect(await linesOf([['Zużycie gazu', '4100', 'KWH']])).toEqual(['natural-gas 4100 kWh'])
})

test('goods are counted in the unit of their code, services and pieces are not', async () => {
  expect(
    await linesOf([
      ['Crushed rock', '10', 'TNE'],
      ['Diesel', '2', 'HLT'],
      ['Skip hire, mixed waste', '3.5', 'TNE'],
      ['Olive oil', '5', 'LTR'],
      ['Consulting', '8', 'HUR'],
      ['Site supervision', '2', 'DAY'],
      ['Gloves', '5', 'H87'],
      ['Freight to site', '1', 'XPP'],
    ]),
  ).toEqual(['material 10 t', 'diesel 200 L', 'waste 3.5 t'])
})

test('an invoice without lines has its fields and counts nothing', async () => {
  const found = readExact(
    await textOfFile(toCiiXml({ isCredit: false, lines: [], total: '95' }), 'invoice.txt'),
  )
  expect([found?.classified.type, found?.fields.total?.value, found?.read]).toEqual([
    'invoice',
    '95',
    { activities: [], findings: [] },
  ])
})

test('a line whose quantity is unreadable is left out and said', async () => {
  const xml = toUblXml(
    invoiceOf([
      ['Strom', '250', 'KWH'],
      ['Gas', '17', 'KWH'],
    ]),
  ).replace('>17<', '>1,7<')
  const found = readExact(await textOfFile(xml, 'invoice.txt'))
  expect(found?.read.activities.map(({ kind }) => kind)).toEqual(['electricity'])
  expect(found?.problems.map(({ code }) => code)).toEqual(['broken-records'])
})

test('an order counts nothing', async () => {
  const xml = toUblXml(invoiceOf([['Diesel', '5000', 'LTR']]))
    .replaceAll('ubl:Invoice', 'ubl:Order')
    .replaceAll('InvoiceLine', 'OrderLine')
  const found = readExact(await textOfFile(xml, 'order.txt'))
  expect([found?.classified.type, found?.read.activities]).toEqual(['other', []])
})

test.for([
  ['a page of HTML', '<html><body><p>Invoice</p><InvoiceLine>5 kWh</InvoiceLine></body></html>'],
  ['another record', '<Invoice><Line><Quantity>5</Quantity></Line></Invoice>'],
])('%s is no electronic invoice', async ([, text]) => {
  expect(readExact(await textOfFile(text ?? '', 'file.txt'))).toBeNull()
})

const units = {
  KWH: ['kWh', '1'],
  MWH: ['MWh', '1'],
  '3B': ['MJ', '1'],
  GV: ['GJ', '1'],
  D32: ['GWh', '1000'],
} as const
const quantity = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) =>
    decimal(
      `${digits}`
        .padStart(places + 1, '0')
        .replace(new RegExp(`(\\d{${places}})$`), places === 0 ? '$1' : '.$1'),
    ),
  )
const line = fc.record({
  quantity,
  unitCode: fc.constantFrom('KWH', 'MWH', '3B', 'GV', 'D32'),
  price: fc.integer({ min: 1, max: 99_999 }).map((units) => decimal(`0.${`${units}`.padStart(5, '0')}`)),
})

test.for(syntaxes)('%s: whatever is written is read back to the last digit', async ([, write, name]) => {
  const property = fc.asyncProperty(
    fc.array(line, { minLength: 1, maxLength: 2 }),
    fc.boolean(),
    async (lines, isCredit) => {
      fc.pre(new Set(lines.map((one) => one.quantity)).size === lines.length)
      const codes =
        name.endsWith('json') && write === toGobl
          ? lines.map((one) => ({ ...one, unitCode: 'KWH' as const }))
          : lines
      const made = invoiceOf(
        codes.map(
          (one, index) => [`Electricity ${index + 1}`, one.quantity, one.unitCode, one.price] as const,
        ),
        isCredit,
      )
      const found = readExact(await textOfFile(write(made), name))
      expect(found?.read.activities.map((activity) => [activity.quantity, activity.unit])).toEqual(
        codes.map((one) => {
          const [unit, scale] = units[one.unitCode]
          const scaled = times(one.quantity, scale)
          return [isCredit ? minus('0', scaled) : scaled, unit]
        }),
      )
      expect(found?.read.findings.filter(({ passed }) => !passed)).toEqual([])
    },
  )
  await fc.assert(property, { numRuns: 60 })
})

test('kilometres of a taxi are rides; a run that nothing names is none', async () => {
  expect(
    await linesOf([
      ['Taxi Hafen – Messe', '6.4', 'KMT', '2.5'],
      ['Nachtzuschlag', '6.4', 'KMT', '0.5'],
    ]),
  ).toEqual(['taxi 6.4 km'])
  expect(await linesOf([['Kabel verlegen', '1.2', 'KMT', '900']])).toEqual([])
  expect(
    await linesOf([
      ['Inspektion PKW', '1', 'C62', '500'],
      ['Abschleppen', '200', 'KMT', '0.5'],
    ]),
  ).toEqual([])
})
