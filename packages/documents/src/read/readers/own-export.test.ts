import { csvMark, pdfMark } from '@doublerule/carbon/working/own-export.ts'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

async function makePdf(keywords: string): Promise<Uint8Array> {
  const pdf = new PDFDocument({ info: { Keywords: keywords } })
  pdf.text('Total 3,238 kg')
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks))
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

test('papers that were taken along are refused by their mark, so that no total is counted again', async () => {
  const csv = bytesOf(
    `\uFEFF${csvMark.join(',')},evidence\r\n1,bill.pdf,L1,read,Peak usage,electricity,4260,kWh,\r\n`,
  )
  const json = bytesOf('{"workingVersion":"1","analyses":[]}')
  const files = [
    ['working-paper.csv', csv],
    ['renamed.csv', csv],
    ['working-paper.json', json],
    ['working-paper.pdf', await makePdf(pdfMark)],
  ] as const
  for (const [name, bytes] of files) {
    const read = await readDocument(bytes, name)
    expect(read.ok ? name : read.problem.code).toBe('own_export')
  }
})

test('a PDF and a CSV of somebody else are read', async () => {
  expect(await readDocument(await makePdf('bill'), 'bill.pdf')).toMatchObject({ ok: true })
  expect(await readDocument(bytesOf('document,kWh\nE1,42\n'), 'bill.csv')).toMatchObject({ ok: true })
})
