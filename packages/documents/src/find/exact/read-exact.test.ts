import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interpretDocument } from '../../analyse/interpret-document.ts'
import { readDocument } from '../../read/read-document.ts'
import { textOfFile } from '../../testing/text-of-file.ts'
import { readExact } from './read-exact.ts'

const word = fc.constantFrom(
  ...'100 200 250 300 400 900 NEM12 NEM13 E1 B1 KWH 30 5 A S14 20250401 0.5 1e3 ; , " . 12/13/2025 Date NMI TYPE CUPS Fecha Hora MPRN'.split(
    ' ',
  ),
)
const element = fc.constantFrom(
  ...'feed entry content IntervalBlock IntervalReading timePeriod start value Invoice InvoiceLine InvoicedQuantity Item Name IssueDate CrossIndustryInvoice SupplyChainTradeTransaction UsageSummary'.split(
    ' ',
  ),
)

async function survives(text: string, name: string): Promise<boolean> {
  const read = await readDocument(new TextEncoder().encode(text), name)
  if (!read.ok) return true
  return (
    readExact(read.value)?.read.activities.every(({ quantity }) => /^-?\d+(?:\.\d+)?$/.test(quantity)) ?? true
  )
}

test('records in any order and of any fields are read or left, never thrown at', async () => {
  const record = fc.array(word, { maxLength: 60 }).map((fields) => fields.join(','))
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 12 }), async (records) => {
      expect(await survives(`100,NEM12\n${records.join('\n')}`, 'a.csv')).toBe(true)
      expect(await survives(records.join('\n'), 'a.csv')).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('elements nested in any way are read or left, never thrown at', async () => {
  const tree: fc.Memo<string> = fc.memo((depth) =>
    depth <= 1
      ? fc.oneof(word, fc.constant(''))
      : fc
          .array(fc.tuple(element, tree(depth - 1)), { maxLength: 4 })
          .map((parts) =>
            parts.map(([name, inner]) => `<${name} unitCode="KWH">${inner}</${name}>`).join(''),
          ),
  )
  await fc.assert(
    fc.asyncProperty(element, tree(5), async (name, inner) => {
      expect(await survives(`<${name}>${inner}</${name}>`, 'a.txt')).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('any JSON is read or left, never thrown at', async () => {
  const key = fc.constantFrom(
    '@type',
    'lines',
    'quantity',
    'item',
    'name',
    'unit',
    'Invoice',
    'InvoiceLine',
    'InvoicedQuantity',
    'reservationFor',
    '$schema',
    '__proto__',
  )
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.string(),
      fc.double(),
      fc.constant('FlightReservation'),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    ),
  })).value
  await fc.assert(
    fc.asyncProperty(value, async (json) => {
      expect(await survives(JSON.stringify({ a: json }), 'a.json')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a file of an exact format keeps its figures through the whole reading', async () => {
  const day = Array.from({ length: 48 }, () => '.005').join(',')
  const document = await textOfFile(
    `100,NEM12,202504010000,MDP,RETAILER\n200,3114582063,E1,1,E1,N1,12345,KWH,30,\n300,20250401,${day},A\n900`,
    'meter.csv',
  )
  const { classified, activities, country, supplier } = interpretDocument(document)
  expect([classified.type, activities[0]?.quantity, country, supplier]).toEqual([
    'meter-data',
    '0.24',
    'AU',
    null,
  ])
})
