import PDFDocument from 'pdfkit'
import { afterAll, expect, test } from 'vitest'
import { closeOcrEngine } from '../ocr/ocr-engine.ts'
import { manyPagesPdf, noisePagesPdf } from '../../testing/hostile-files.ts'
import { startDeadline } from '../limits/deadline.ts'
import { readDocument } from '../read-document.ts'
import { OcrNeeded } from './ocr-needed.ts'
import { readLimits } from '../limits/read-limits.ts'
import { readFileSync } from 'node:fs'

afterAll(closeOcrEngine)

type Pdf = InstanceType<typeof PDFDocument>

async function drawPdf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

async function rowsOf(bytes: Uint8Array): Promise<string[]> {
  const result = await readDocument(bytes, 'a.pdf')
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value.pages.flatMap((page) =>
    page.rows.map((row) => row.cells.map((cell) => cell.text).join(' | ')),
  )
}

function drawBill(pdf: Pdf): void {
  pdf.fontSize(10)
  pdf.text('Peak usage', 50, 100, { lineBreak: false })
  pdf.text('3,184 kWh', 250, 100, { lineBreak: false })
  pdf.text('$1,085.74', 400, 100, { lineBreak: false })
  pdf.text('Supply charge for 92 days', 50, 120, { lineBreak: false })
}

const billRows = ['Peak usage | 3,184 kWh | $1,085.74', 'Supply charge for 92 days']

test('text on one line becomes one row, wide gaps part its cells', async () => {
  expect(await rowsOf(await drawPdf(drawBill))).toEqual(billRows)
})

test.for([90, 180, 270])('a page turned by %s degrees gives the same rows', async (degrees) => {
  const turned = await drawPdf(
    (pdf) => {
      pdf.rotate(degrees, { origin: [421, 421] })
      drawBill(pdf)
    },
    { size: [842, 842] },
  )
  expect(await rowsOf(turned)).toEqual(billRows)
})

test('a page that a viewer turns gives the same rows, with boxes as the viewer shows it', async () => {
  const bytes = await drawPdf((pdf) => {
    ;(pdf.page.dictionary.data as Record<string, unknown>)['Rotate'] = 90
    drawBill(pdf)
  })
  const result = await readDocument(bytes, 'a.pdf')
  expect(await rowsOf(bytes)).toEqual(billRows)
  const [left = 0, top = 0, width = 0, height = 0] =
    (result.ok && result.value.pages[0]?.rows[0]?.cells[0]?.place.box) || []
  // 100 points from the top of the page before it is turned are 100 from its right edge after.
  expect(left).toBeGreaterThan(0.85)
  expect(top).toBeCloseTo(50 / 595, 2)
  expect(height).toBeGreaterThan(width)
})

test('a stamp at another angle is left out', async () => {
  const stamped = await drawPdf((pdf) => {
    drawBill(pdf)
    pdf
      .rotate(-30, { origin: [300, 400] })
      .fontSize(40)
      .text('PAID', 200, 400)
  })
  expect(await rowsOf(stamped)).toEqual(billRows)
})

test('bold type that is drawn twice is read once', async () => {
  const bold = await drawPdf((pdf) => {
    drawBill(pdf)
    pdf.text('Total 12.00', 50, 140, { lineBreak: false })
    pdf.text('Total 12.00', 50.4, 140, { lineBreak: false })
  })
  expect((await rowsOf(bold)).at(-1)).toBe('Total 12.00')
})

test('columns padded with spaces become cells', async () => {
  const padded = await drawPdf((pdf) =>
    pdf.font('Courier').fontSize(9).text('Water usage        84 kL      $224.28', 50, 100),
  )
  expect(await rowsOf(padded)).toEqual(['Water usage | 84 kL | $224.28'])
})

test('values typed into a form are read with the text', async () => {
  const form = await drawPdf((pdf) => {
    drawBill(pdf)
    pdf.initForm()
    pdf.text('Litres', 50, 200, { lineBreak: false })
    pdf.formText('litres', 120, 196, 100, 18, { value: '61.20' })
  })
  expect((await rowsOf(form)).at(-1)).toBe('Litres | 61.20')
})

test('a page beyond the thirtieth is left out, and the document says that it was cut', async () => {
  const long = await drawPdf((pdf) => {
    for (let page = 1; page <= 31; page++) {
      if (page > 1) pdf.addPage()
      pdf.text(`Statement of electricity used, page ${page}`, 50, 100)
    }
  })
  const result = await readDocument(long, 'a.pdf')
  expect(result.ok && result.value.truncated).toBe(true)
  expect(result.ok && result.value.pages).toHaveLength(30)
})

test('a PDF with a password says so; one with an owner password only is read', async () => {
  const locked = await drawPdf(drawBill, { userPassword: 'secret', pdfVersion: '1.7' })
  expect(await readDocument(locked, 'a.pdf')).toMatchObject({ ok: false, problem: { code: 'encrypted' } })
  const owned = await drawPdf(drawBill, { ownerPassword: 'secret', pdfVersion: '1.7' })
  expect(await rowsOf(owned)).toEqual(billRows)
})

test('bytes before the header do not matter', async () => {
  const bill = await drawPdf(drawBill)
  expect(await rowsOf(Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), bill]))).toEqual(
    billRows,
  )
})

test('half a PDF is damaged', async () => {
  const bill = await drawPdf(drawBill)
  const half = bill.subarray(0, 300)
  expect(await readDocument(half, 'a.pdf')).toMatchObject({ ok: false, problem: { code: 'corrupt' } })
})

test('an empty page shows no text', async () => {
  expect(await readDocument(await drawPdf(() => {}), 'a.pdf')).toMatchObject({
    ok: false,
    problem: { code: 'no_text' },
  })
})

test('a PDF with a printed and a scanned page is read page by page', async () => {
  const docket = readFileSync(new URL('../../../specimens/fuel-docket-scan.png', import.meta.url))
  const mixed = await drawPdf((pdf) => {
    drawBill(pdf)
    pdf.addPage()
    pdf.image(docket, 100, 40, { height: 700 })
  })
  const result = await readDocument(mixed, 'a.pdf')
  expect(result.ok && result.value.readBy).toBe('mixed')
  expect(result.ok && result.value.pages.map((page) => page.readBy)).toEqual(['text', 'ocr'])
  expect(await rowsOf(mixed)).toContain('62.48 L @ 189.9 c/L')
  await expect(readDocument(mixed, 'a.pdf', { ocr: 'deferred' })).rejects.toBeInstanceOf(OcrNeeded)
})

const docket = readFileSync(new URL('../../../specimens/fuel-docket.jpg', import.meta.url))
const stamp = 'Envelope ID: 7C1D-44E0-9A3B. Exhibit A, page 1 of 1'

test('a scan under an electronic stamp is read as a picture', async () => {
  const stamped = await drawPdf((pdf) => {
    pdf.image(docket, 0, 0, { fit: [595, 842] })
    pdf.fontSize(8).text(stamp, 20, 820, { lineBreak: false })
  })
  expect(await rowsOf(stamped)).toContainEqual(expect.stringContaining('$118.65'))
})

test('a short page with a small picture is read as text, without OCR', async () => {
  const short = await drawPdf((pdf) => {
    pdf.image(docket, 0, 0, { width: 120 })
    drawBill(pdf)
  })
  const result = await readDocument(short, 'a.pdf', { ocr: 'deferred' })
  expect(result.ok && result.value.readBy).toBe('text')
})

test('at its deadline a long document gives the pages read so far, and says that it is cut', async () => {
  const bytes = manyPagesPdf(30)
  const spent = startDeadline({ allowedMs: 0, mostMs: 0, spentMs: 1 })
  const cut = await readDocument(bytes, 'a.pdf', { deadline: spent })
  expect(cut.ok && [cut.value.pages.length, cut.value.truncated]).toEqual([1, true])
  const whole = await readDocument(bytes, 'a.pdf')
  expect(whole.ok && [whole.value.pages.length, whole.value.truncated]).toEqual([30, false])
})

test('a document gets more time for each of its pages', async () => {
  const grown: number[] = []
  const onGrow = (allowedMs: number) => grown.push(allowedMs)
  const deadline = startDeadline({ allowedMs: 8000, mostMs: 60_000, onGrow })
  await readDocument(manyPagesPdf(30), 'a.pdf', { deadline })
  expect(grown).toEqual([8000 + 30 * readLimits.textPageMs])
})

test('a PDF whose only page is noise is out of time, not without text', async () => {
  const spent = startDeadline({ allowedMs: 0, mostMs: 0, spentMs: 1 })
  const result = await readDocument(noisePagesPdf(1), 'a.pdf', { deadline: spent })
  expect(result.ok ? 'read' : result.problem.code).toBe('timeout')
})
