import { expect, test } from 'vitest'
import { writeZip } from '../../../scripts/specimens/write-zip.ts'
import type { DocumentText } from '../../document-text.ts'
import { readDocument } from '../read-document.ts'

async function read(content: string | Uint8Array, name: string): Promise<DocumentText> {
  const result = await readDocument(typeof content === 'string' ? Buffer.from(content) : content, name)
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}

function rowsOf(document: DocumentText): string[] {
  return document.pages.flatMap((page) =>
    page.rows.map((row) => row.cells.map((cell) => cell.text).join(' | ')),
  )
}

test('semicolons part the columns where the comma is a decimal sign', async () => {
  const document = await read('Datum;kWh;EUR\n01.07.2025;12,5;3,40\n02.07.2025;13,6;3,70\n', 'a.csv')
  expect(rowsOf(document)).toEqual([
    'Datum | kWh | EUR',
    '01.07.2025 | 12,5 | 3,40',
    '02.07.2025 | 13,6 | 3,70',
  ])
})

test('lines above the header do not hide the delimiter', async () => {
  const document = await read(
    'Report, of July\nMade by Jo\n\nDate\tLitres\n1/7\t40,5\n2/7\t41,2\n3/7\t39,9\n',
    'a.csv',
  )
  expect(rowsOf(document).slice(2)).toEqual(['Date | Litres', '1/7 | 40,5', '2/7 | 41,2', '3/7 | 39,9'])
})

test('cells of a csv file know their row and column, blank lines included', async () => {
  const document = await read('a,b\n\n1,,3\n', 'a.csv')
  expect(document.pages[0]?.rows[1]?.cells.map((cell) => cell.place.cell)).toEqual(['A3', 'C3'])
})

test('an unpaired quote does not swallow the lines after it', async () => {
  const document = await read('size,kg\n5" pipe,12\n6" pipe,14\n"7 pipe,16\nend,1\n', 'a.csv')
  expect(rowsOf(document).at(-1)).toBe('end | 1')
})

test.for([
  ['utf-8 with a mark', Buffer.from('\ufeffcafé;1\n')],
  ['utf-16 with a mark', Buffer.from('\ufeffcafé;1\n', 'utf16le')],
  ['utf-16 without a mark', Buffer.from('café;1;2;3\n', 'utf16le')],
  ['windows-1252', Buffer.from('café;1\n', 'latin1')],
] as const)('%s is decoded', async ([, bytes]) => {
  expect(rowsOf(await read(bytes, 'a.csv'))[0]).toMatch(/^café \| 1/)
})

test('json gives its value and a row for each leaf, named by its path', async () => {
  const document = await read('{"meter":{"reads":[{"kWh":1.5},{"kWh":2}],"note":null}}', 'a.json')
  expect(rowsOf(document)).toEqual(['meter.reads[0].kWh | 1.5', 'meter.reads[1].kWh | 2'])
  expect(document.json).toEqual({ meter: { reads: [{ kWh: 1.5 }, { kWh: 2 }], note: null } })
  expect(document.pages[0]?.rows[0]?.cells[1]?.place.cell).toBe('meter.reads[0].kWh')
})

test('one json value a line is read as a list', async () => {
  expect(rowsOf(await read('{"a":1}\n{"a":2}\n', 'a.json'))).toEqual(['[0].a | 1', '[1].a | 2'])
})

test('json that is nested too deep or cut off is damaged', async () => {
  for (const content of ['['.repeat(100_000), '{"a":1']) {
    expect(await readDocument(Buffer.from(content), 'a.json')).toMatchObject({ problem: { code: 'corrupt' } })
  }
})

test('lines of plain text become rows, runs of spaces and bars part their cells', async () => {
  const document = await read('Hotel Example\r\nNights      3\r\n| Room | 515 |\fPage two', 'a.txt')
  expect(rowsOf(document)).toEqual(['Hotel Example', 'Nights | 3', 'Room | 515', 'Page two'])
  expect(document.pages[1]?.rows[0]?.cells[0]?.place).toMatchObject({ page: 2, cell: 'line 4' })
})

test('an electronic invoice sent as text gives a row for each element', async () => {
  const invoice =
    '<?xml version="1.0"?><Invoice xmlns:cbc="urn:x"><cbc:ID>7</cbc:ID><Line><cbc:Qty unitCode="KWH">10</cbc:Qty></Line><Line><cbc:Qty unitCode="KWH">5</cbc:Qty></Line></Invoice>'
  const document = await read(invoice, 'invoice.txt')
  expect(document.readBy).toBe('structured')
  expect(rowsOf(document)).toEqual([
    'Invoice/ID | 7',
    'Invoice/Line/Qty | 10 | unitCode=KWH',
    'Invoice/Line[2]/Qty | 5 | unitCode=KWH',
  ])
})

test('a Word document gives lines and table rows, without deleted text or the second copy of a text box', async () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const body = [
    paragraph('Docket'),
    '<w:p><w:r><w:t>Date</w:t><w:tab/><w:t>26/08/2025</w:t></w:r><w:del><w:r><w:delText>old</w:delText><w:t>old</w:t></w:r></w:del></w:p>',
    `<w:p><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:p>`,
    `<w:tbl><w:tr><w:tc>${paragraph('Waste')}</w:tc><w:tc>${paragraph('2.46')}</w:tc></w:tr>`,
    `<w:tr><w:tc>${paragraph('Gross')}${paragraph('Tare')}</w:tc><w:tc>${paragraph('14')}${paragraph('12')}</w:tc></w:tr></w:tbl>`,
  ]
  const bytes = writeZip([
    { name: 'word/document.xml', content: `<w:document><w:body>${body.join('')}</w:body></w:document>` },
    { name: 'word/header1.xml', content: `<w:hdr>${paragraph('Letterhead')}</w:hdr>` },
  ])
  const document = await read(bytes, 'a.docx')
  expect(rowsOf(document)).toEqual([
    'Letterhead',
    'Docket',
    'Date | 26/08/2025',
    'Boxed',
    'Waste | 2.46',
    'Gross | 14',
    'Tare | 12',
  ])
  expect(document.pages[0]?.rows[4]?.cells[1]?.place.cell).toBe('Table 1!B1')
})
