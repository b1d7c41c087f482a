import { expect, test } from 'vitest'
import { workbookOf } from '../../testing/hostile-files.ts'
import { readDocument } from '../read-document.ts'

type Part = { name: string; content: string }

async function sheetOf(rows: string, others: Part[] = []) {
  const result = await readDocument(workbookOf(rows, others), 'a.xlsx')
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}

async function textsOf(rows: string, others: Part[] = []): Promise<string[][]> {
  const { pages } = await sheetOf(rows, others)
  return pages[0]?.rows.map((row) => row.cells.map((cell) => cell.text)) ?? []
}

function stylesOf(...codes: string[]): Part {
  const formats = codes.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`)
  const styles = codes.map((_, index) => `<xf numFmtId="${200 + index}"/>`)
  return {
    name: 'xl/styles.xml',
    content: `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
  }
}

test('cells carry their name, and blank ones are left out', async () => {
  const document = await sheetOf(
    '<row r="4"><c r="A4"/><c r="C4"><v>12.5</v></c><c r="AB4"><v>1</v></c></row>',
  )
  expect(document.pages[0]?.rows[0]?.cells.map((cell) => [cell.text, cell.place.cell])).toEqual([
    ['12.5', 'S!C4'],
    ['1', 'S!AB4'],
  ])
})

test('cells without a name follow the one before', async () => {
  const document = await sheetOf('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')
  const names = document.pages[0]?.rows.flatMap((row) => row.cells.map((cell) => cell.place.cell))
  expect(names).toEqual(['S!A1', 'S!B1', 'S!A2'])
})

test('names may carry a namespace prefix', async () => {
  expect(await textsOf('<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>')).toEqual([['7']])
})

test('shared strings join their runs and leave readings of characters out', async () => {
  const strings = {
    name: 'xl/sharedStrings.xml',
    content:
      '<sst><si><r><t>Off</t></r><r><t xml:space="preserve">-peak &amp; all</t></r><rPh><t>x</t></rPh></si></sst>',
  }
  expect(await textsOf('<row><c t="s"><v>0</v></c></row>', [strings])).toEqual([['Off-peak & all']])
})

test('entities of a document type are not expanded', async () => {
  const laughs = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'
  const strings = { name: 'xl/sharedStrings.xml', content: `${laughs}<sst><si><t>&b;</t></si></sst>` }
  expect(await textsOf('<row><c t="s"><v>0</v></c></row>', [strings])).toEqual([['&b;']])
})

test('a formula counts with its stored value and is never computed', async () => {
  const formula =
    '<row><c><f>1+1</f><v>5</v></c><c t="str"><f>WEBSERVICE("http://x")</f><v>=cmd</v></c></row>'
  expect(await textsOf(formula)).toEqual([['5', '=cmd']])
})

test('numbers keep the digits of the file and take the unit of their format', async () => {
  const rows =
    '<row><c s="1"><v>4250.0999999999995</v></c><c s="2"><v>1234.5</v></c><c s="3"><v>0.125</v></c><c s="4"><v>1234567</v></c></row>'
  const styles = stylesOf('0.0&quot; kWh&quot;', '[$€-407]\\ #,##0.00', '0.0%', '0.0,&quot;k&quot;')
  expect(await textsOf(rows, [styles])).toEqual([['4250.1 kWh', '€ 1234.5', '12.5%', '1234567']])
})

test('dates and times come out in ISO form', async () => {
  const rows =
    '<row><c s="1"><v>45839</v></c><c s="2"><v>45839.604166666664</v></c><c s="3"><v>0.25</v></c><c s="1"><v>1</v></c></row>'
  const styles = stylesOf('dd/mm/yyyy', 'd mmm yy h:mm', 'h:mm AM/PM')
  expect(await textsOf(rows, [styles])).toEqual([['2025-07-01', '2025-07-01 14:30', '06:00', '1900-01-01']])
})

test('a red number or one with a month-like literal is no date', async () => {
  const styles = stylesOf('[Red]0.00', '0&quot; m³&quot;', 'General')
  const rows = '<row><c s="1"><v>45839</v></c><c s="2"><v>12</v></c><c s="3"><v>3</v></c></row>'
  expect(await textsOf(rows, [styles])).toEqual([['45839', '12 m³', '3']])
})

test('a column beyond the limit is left out, and the document says that it was cut', async () => {
  const document = await sheetOf('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>')
  expect(document.truncated).toBe(true)
  expect(document.pages[0]?.rows[0]?.cells).toHaveLength(1)
})
