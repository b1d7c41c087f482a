import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import papaparse from 'papaparse'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { exportSample } from '#server/testing/export-sample.ts'
import { writeExport } from './write-export.ts'

const totalKg = workPapers(exportSample).reduce((sum, paper) => sum + Number(paper.analysis.totals.kgCO2e), 0)

test('the CSV has one multiplication a row, exact, and what looks like a formula stays text', async () => {
  const { body } = await writeExport(exportSample, 'csv')
  const { data } = papaparse.parse<Record<string, string>>(String(body).replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  const counted = data.filter((row) => row['counted'] === 'yes')
  expect(counted.reduce((sum, row) => sum + Number(row['kg_co2e']), 0)).toBeCloseTo(totalKg, 8)
  expect(data[0]).toMatchObject({ quantity: '4830', changes: '4,830 kWh, printed 4,826 kWh: read again' })
  expect(data.find((row) => row['kind'] === 'diesel')?.['description']).toBe(`'=1+1 "Diesel"`)
})

test('a row of the CSV names the page of its factor', async () => {
  const { body } = await writeExport(exportSample, 'csv')
  const { data } = papaparse.parse<Record<string, string>>(String(body).trim(), { header: true })
  const counted = data.filter(({ factor_id: id }) => (id ?? '') !== '')
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.filter((row) => !row['factor_page']?.endsWith(`/factors/${row['factor_id']}`))).toEqual([])
})

test('the JSON is the working itself', async () => {
  const { body } = await writeExport(exportSample, 'json')
  expect(JSON.parse(String(body))).toEqual(exportSample)
})

test('the PDF is tagged, has its fonts in it and prints lines, total and sign-off', async () => {
  const { body } = await writeExport(exportSample, 'pdf')
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const raw = Buffer.from(body).toString('latin1')
  expect(raw).toContain('/StructTreeRoot')
  expect(raw).toContain('/Marked true')
  expect(raw).toContain('/FontFile2')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true })
  for (const words of ['4,830 kWh, printed 4,826 kWh', 'Ada Ray', 'CO₂e, m³', 'Page 1 of', 'Sign-off']) {
    expect(text).toContain(words)
  }
})

test('each factor of the PDF is a link to its page, in the structure tree too', async () => {
  const { body } = await writeExport(exportSample, 'pdf')
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const proxy = await getDocumentProxy(new Uint8Array(body))
  const pages = await Promise.all(
    Array.from({ length: proxy.numPages }, async (_, index) => proxy.getPage(index + 1)),
  )
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  const rows = workPapers(exportSample)
    .flatMap((paper) => paper.analysis.activities)
    .flatMap(({ emissions }) => emissions)
  const addresses = links.map(({ url }: { url?: string }) => url)
  expect(addresses).toEqual(
    rows.map(({ factor }) => expect.stringMatching(new RegExp(`/factors/${factor}$`))),
  )
  const tree = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
  expect(tree.match(/"role":"Link"/g)).toHaveLength(rows.length)
  expect(tree.match(/"type":"annotation"|"type":"object"/g)).toHaveLength(rows.length)
})

test('a paper of 200 lines breaks over numbered pages and loses none', async () => {
  const lines = Array.from({ length: 200 }, (_, index) =>
    makeTestLine({
      id: `a${index}`,
      kind: 'electricity',
      quantity: '1',
      unit: 'kWh',
      description: `Meter ${index} end`,
    }),
  )
  const { body } = await writeExport(
    { ...exportSample, analyses: [makeTestAnalysis(lines)], corrections: [] },
    'pdf',
  )
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(body)), {
    mergePages: true,
  })
  expect(totalPages).toBeGreaterThan(5)
  expect(lines.filter(({ description }) => !text.includes(description))).toEqual([])
})
