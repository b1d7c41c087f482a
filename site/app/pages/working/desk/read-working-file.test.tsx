import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { csvMark, pdfMark } from '@doublerule/carbon/working/own-export.ts'
import { expect, test } from 'vitest'
import { readWorkingFile } from './read-working-file.ts'
import { makeTestWorking } from '@doublerule/carbon/testing/make-test-working.ts'

const analysis = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '1', unit: 'kWh' })])
const working = makeTestWorking(analysis)

test('a JSON of ours gives its papers', async () => {
  const file = new File([JSON.stringify(working, null, 2)], 'working-paper.json')
  expect(await readWorkingFile(file)).toEqual({ working, changed: [] })
})

test.each([
  '{"workingVersion":"1"}',
  '{"workingVersion":"1","analyses":[],"corrections":[],"ticks":[],"signOff":null}',
  JSON.stringify(working).slice(0, 400),
  '{"analysisVersion":"1","document"',
])('a JSON of ours that is not whole is an error: %s', async (json) => {
  expect(await readWorkingFile(new File([json], 'working-paper.json'))).toBe('json-damaged')
})

test('a CSV and a PDF of papers are recognised, whatever they are called', async () => {
  const csv = new File([`\uFEFF${csvMark.join(',')},evidence\r\n1,bill.pdf,L1`], 'copy.csv')
  expect(await readWorkingFile(csv)).toBe('own-csv')
  expect(await readWorkingFile(new File([`%PDF-1.7 /Keywords (${pdfMark})`], 'copy.pdf'))).toBe('own-pdf')
})

test('a file of somebody else is a document to read', async () => {
  const files = [
    new File(['{"kWh": 3}'], 'meter.json'),
    new File(['date,kWh\n'], 'meter.csv'),
    new File(['%PDF-1.7'], 'bill.pdf'),
    new File(['none'], 'book.xlsx'),
  ]
  expect(await Promise.all(files.map(readWorkingFile))).toEqual([null, null, null, null])
})
