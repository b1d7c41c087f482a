import PDFDocument from 'pdfkit'
import { afterAll, expect, test } from 'vitest'
import { noDeadline } from '../limits/deadline.ts'
import type { GrayImage } from './gray-image.ts'
import { closeOcrEngine } from './ocr-engine.ts'
import { readUpright } from './read-upright.ts'
import { openPageRenderer } from './render-pdf-page.ts'

afterAll(closeOcrEngine)

async function print(...lines: readonly string[]): Promise<GrayImage> {
  const pdf = new PDFDocument({ size: 'A6', margin: 24 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.font('Helvetica').fontSize(11)
  for (const [index, line] of lines.entries()) pdf.text(line, 24, 40 + index * 24, { lineBreak: false })
  pdf.end()
  await ended
  const renderer = await openPageRenderer(Buffer.concat(chunks))
  try {
    return await renderer.render(1)
  } finally {
    renderer.close()
  }
}

async function read(image: GrayImage) {
  const reading = await readUpright(image, noDeadline)
  const text = reading?.lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n')
  return { taught: reading?.taught, text }
}

test('a page with decimal commas is read with its letters', async () => {
  const image = await print(
    'Abrechnung für Schloßstraße 5',
    'Verbrauch 1.234,56 kWh',
    'Öl und Wärme 914,20 €',
  )
  const { taught, text } = await read(image)
  expect(taught).toBe('german')
  for (const words of ['für Schloßstraße 5', '1.234,56 kWh', 'Öl und Wärme 914,20 €'])
    expect(text).toContain(words)
})

test('a page with decimal points is read as English', async () => {
  const { taught, text } = await read(await print('Usage charge 1,234.56 kWh', 'Total due £914.20'))
  expect(taught).toBe('english')
  expect(text).toContain('1,234.56 kWh')
})
