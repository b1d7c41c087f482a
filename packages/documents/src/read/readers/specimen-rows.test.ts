import { afterAll, expect, test } from 'vitest'
import PDFDocument from 'pdfkit'
import type { DocumentText, ReadResult } from '../../document-text.ts'
import { type FileDeadline, noDeadline } from '../limits/deadline.ts'
import { closeOcrEngine } from '../ocr/ocr-engine.ts'
import { readDocument } from '../read-document.ts'
import { readSpecimen } from '../../testing/read-specimen.ts'

afterAll(closeOcrEngine)

function valueOf(result: ReadResult): DocumentText {
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}

function textsOf({ pages }: DocumentText): string[] {
  return pages.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(' ')))
}

/** Rows as text, each with the place of its first cell. */
function describeRows(document: DocumentText): string {
  const pages = document.pages.map((page) => {
    const rows = page.rows.map((row) => {
      const place = row.cells[0]?.place
      const where = place?.box ? place.box.map((share) => share.toFixed(2)).join(' ') : (place?.cell ?? '')
      return `${where.padEnd(22)}${row.cells.map((cell) => cell.text).join(' | ')}`
    })
    return [`# ${page.name} (${page.readBy})`, ...rows].join('\n')
  })
  return `${document.kind}, read by ${document.readBy}\n${pages.join('\n')}\n`
}

test.for([
  'electricity-bill.pdf',
  'gas-bill.pdf',
  'water-bill.pdf',
  'concrete-invoice.pdf',
  'fuel-card.xlsx',
  'travel-manifest.csv',
  'meter-data-nem12.csv',
  'waste-docket.docx',
])('%s gives the rows and places on record', async (name) => {
  const document = valueOf(await readDocument(readSpecimen(name), name))
  await expect(describeRows(document)).toMatchFileSnapshot(`../../../specimens/rows/${name}.txt`)
})

test.for(['fuel-docket.jpg', 'fuel-docket-scan.png'])(
  '%s is read by OCR, every figure sure',
  async (name) => {
    const document = valueOf(await readDocument(readSpecimen(name), name))
    const cells = document.pages[0]?.rows.flatMap((row) => row.cells) ?? []
    const texts = cells.map((cell) => cell.text)
    for (const text of [
      'SALTBUSH FUEL',
      'ABN 10 845 200 181',
      'Date 14/08/2025',
      '62.48 L @ 189.9 c/L',
      'TOTAL',
      '$10.79',
    ]) {
      expect(texts).toContain(text)
    }
    expect(texts.filter((text) => text === '$118.65')).toHaveLength(3)
    expect(
      Math.min(...cells.filter((cell) => /\d/.test(cell.text)).map((cell) => cell.readConfidence)),
    ).toBeGreaterThan(0.8)
    expect(document.readBy).toBe('ocr')
  },
)

test('a photo can be read again, by networks that find the same figures', async () => {
  const read = await readDocument(readSpecimen('fuel-docket.jpg'), 'fuel-docket.jpg')
  const again = read.ok ? await read.readAgain?.() : undefined
  const texts = again && textsOf(again)
  expect(texts).toContain('62.48 L @ 189.9 c/L')
  expect(texts).toContain('TOTAL $118.65')
  expect(texts?.some((row) => /^Date ?14\/08\/2025/.test(row))).toBe(true)
})

test.for(['first', 'second'])(
  'the box of a word lies on the photo where the word is, %s reading',
  async (turn) => {
    const read = await readDocument(readSpecimen('fuel-docket.jpg'), 'fuel-docket.jpg')
    const document = turn === 'second' && read.ok ? await read.readAgain?.() : valueOf(read)
    const total = document?.pages[0]?.rows.flatMap((row) => row.cells).find((cell) => cell.text === 'TOTAL')
    const [left = 0, top = 0, width = 0, height = 0] = total?.place.box ?? []
    // Measured on the picture, which is 900 by 1200 pixels: TOTAL runs from 255, 700 to 357, 732.
    expect(left).toBeCloseTo(255 / 900, 1.5)
    expect(top).toBeCloseTo(700 / 1200, 1.5)
    expect(left + width).toBeCloseTo(357 / 900, 1.5)
    expect(top + height).toBeCloseTo(732 / 1200, 1.5)
  },
)

/** The first engine comes to no end; the other one has its time. */
const firstIsLate: FileDeadline = { ...noDeadline, part: () => ({ isOver: () => true }) }

test('a photo that the first engine does not come to the end of is read by the other one alone', async () => {
  const read = await readDocument(readSpecimen('fuel-docket.jpg'), 'fuel-docket.jpg', {
    deadline: firstIsLate,
  })
  expect(textsOf(valueOf(read))).toContain('62.48 L @ 189.9 c/L')
})

test('so is a page of a PDF that is one; where neither comes to its end the file is out of time', async () => {
  const pdf = new PDFDocument({ size: [450, 600], margin: 0 })
  pdf.image(readSpecimen('fuel-docket.jpg'), 0, 0, { width: 450 })
  pdf.end()
  const bytes = Buffer.concat(await pdf.toArray())
  const read = valueOf(await readDocument(bytes, 'a.pdf', { deadline: firstIsLate }))
  expect(textsOf(read)).toContain('62.48 L @ 189.9 c/L')
  expect([read.readBy, read.truncated]).toEqual(['ocr', false])
  const late = await readDocument(bytes, 'a.pdf', { deadline: { ...firstIsLate, isOver: () => true } })
  expect(late.ok ? 'read' : late.problem.code).toBe('timeout')
})

test('where the other one does not come to its end either, what it read is given and said to be cut', async () => {
  let asked = 0
  const deadline = { ...firstIsLate, isOver: () => ++asked > 12 }
  const read = valueOf(await readDocument(readSpecimen('fuel-docket.jpg'), 'fuel-docket.jpg', { deadline }))
  expect(textsOf(read).length).toBeGreaterThan(0)
  expect(read.truncated).toBe(true)
})
