import PDFDocument from 'pdfkit'
import { afterAll, expect, test } from 'vitest'
import { noDeadline } from '../limits/deadline.ts'
import { closeOcrEngine } from './ocr-engine.ts'
import { readScan } from './read-scan.ts'
import { openPageRenderer } from './render-pdf-page.ts'

afterAll(closeOcrEngine)

test('light print on a dark screen is read', async () => {
  const pdf = new PDFDocument({ size: 'A6', margin: 24 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.rect(0, 0, 400, 500).fill('#202428')
  pdf.fillColor('#f0f0f0').font('Helvetica').fontSize(12)
  for (const [index, line] of ['Home charging July', 'Energy used 283.20 kWh', 'Cost 60.52'].entries())
    pdf.text(line, 30, 60 + index * 30, { lineBreak: false })
  pdf.end()
  await ended
  const renderer = await openPageRenderer(Buffer.concat(chunks))
  const image = await renderer.render(1)
  renderer.close()
  const { rows } = await readScan(image, 1, { first: noDeadline, again: noDeadline })
  expect(rows.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ')).toContain('283.20 kWh')
})
