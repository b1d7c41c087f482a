import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readExact } from '../read-exact.ts'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { type MadeInvoice, toCiiXml, toUblXml } from '../../../testing/made-invoices.ts'

const power: MadeInvoice = {
  isCredit: false,
  lines: [{ name: 'Wirkarbeit HT', quantity: '10000', unitCode: 'KWH', price: '0.25', amount: '2500' }],
  total: '2500',
}

async function pdfOf(lines: readonly string[], files: Record<string, string>): Promise<Uint8Array> {
  const document = new PDFDocument()
  for (const line of lines) document.text(line)
  for (const [name, content] of Object.entries(files)) document.file(Buffer.from(content), { name })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.end()
  await new Promise((resolve) => document.on('end', resolve))
  return Buffer.concat(chunks)
}

const print = [
  'Hill Supplies, Rechnung vom 01.08.2025',
  'Wirkarbeit HT 10.000 kWh zu 0,25',
  'Gesamtbetrag 2.500,00 EUR',
]

test.for([
  ['factur-x.xml', toCiiXml],
  ['xrechnung.XML', toUblXml],
] as const)(
  'the invoice that a PDF carries as %s counts, and its print is pointed at',
  async ([name, write]) => {
    const document = await textOfFile(await pdfOf(print, { [name]: write(power) }), 'invoice.pdf')
    const found = readExact(document)
    expect(found?.read.activities).toMatchObject([
      {
        kind: 'electricity',
        quantity: '10000',
        unit: 'kWh',
        evidence: { page: 1, text: print[1], cell: null },
      },
    ])
    expect(found?.read.activities[0]?.evidence.box).not.toBeNull()
    expect([found?.fields.total?.value, found?.problems]).toEqual(['2500', []])
  },
)

test('a print that says something else is said', async () => {
  const other = print.map((line) => line.replace('10.000', '1.000').replace('2.500,00', '250,00'))
  const found = readExact(
    await textOfFile(await pdfOf(other, { 'factur-x.xml': toCiiXml(power) }), 'invoice.pdf'),
  )
  expect(found?.read.activities.map(({ quantity }) => quantity)).toEqual(['10000'])
  expect(found?.problems.map(({ code, text }) => [code, text.slice(0, 40)])).toEqual(
    [
      ['print-differs', 'The invoice carries 10000 kWh in its data'],
      ['print-differs', 'The invoice carries a total of 2500 in it'],
    ].map(([code, text = '']) => [code, text.slice(0, 40)]),
  )
})

test.for([
  ['data without lines', { 'factur-x.xml': toCiiXml({ ...power, lines: [] }) }],
  ['another XML file', { 'form.xml': '<form><field>10000 kWh</field></form>' }],
  ['damaged XML', { 'factur-x.xml': toCiiXml(power).slice(0, 700) }],
  ['a file that is no XML', { 'terms.txt': toCiiXml(power) }],
  [
    'XML beyond the limit',
    {
      'factur-x.xml': toCiiXml(power).replace(
        '<ram:ID>1</ram:ID>',
        `<ram:ID>${'1'.repeat(5_000_000)}</ram:ID>`,
      ),
    },
  ],
] as const)('%s leaves the print to be read', async ([, files]) => {
  expect(readExact(await textOfFile(await pdfOf(print, files), 'invoice.pdf'))).toBeNull()
})
