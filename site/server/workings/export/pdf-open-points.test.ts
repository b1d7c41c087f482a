import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { listOpenPoints } from './pdf-open-points.ts'
import { writeExport } from './write-export.ts'
import { makeTestWorking } from '@doublerule/carbon/testing/make-test-working.ts'

const use = makeTestLine({ id: 'c1', kind: 'electricity', quantity: '412', unit: 'kWh' })
const bill = { ...makeTestAnalysis([]), candidates: [{ ...use, kgCO2e: '313.12' }] }
const docket = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '10', unit: 'L' })])

test('a paper names the figures to choose among and what they come to', () => {
  expect(listOpenPoints(bill)).toEqual([
    expect.stringMatching(/^May be what was used, C1: 412 kWh, “.*”, comes to 313\.12 kg\.$/),
  ])
})

test('a paper names its open questions with what each answer comes to, and a settled one names none', () => {
  expect(listOpenPoints(docket)).toEqual([expect.stringMatching(/^Open question: .+ \d+\.\d\d kg;.* kg\.$/)])
  expect(listOpenPoints(makeTestAnalysis([use]))).toEqual([])
})

test('the PDF prints them', async () => {
  const working = makeTestWorking(bill)
  const { body } = await writeExport(working, 'pdf')
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true })
  expect(text).toContain('May be what was used, C1: 412 kWh')
})
