import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { recogniseOwnExport } from '@doublerule/carbon/working/own-export.ts'
import { tickedState } from '@doublerule/carbon/working/standing-ticks.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import papaparse from 'papaparse'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { exportSample } from '#server/testing/export-sample.ts'
import { layOutSet } from './paper-table.ts'
import { writeExport } from './write-export.ts'
import { layOutLines } from './xlsx-lines.ts'
import { layOutSummary } from './xlsx-summary.ts'

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

async function textOfPdf(working: Working): Promise<string> {
  const { body } = await writeExport(working, 'pdf')
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: false })
  return text.join('\n\f\n')
}

const abroad = makeTestAnalysis(
  [makeTestLine({ kind: 'electricity', quantity: '55624', unit: 'kWh' })],
  { place: null },
  { region: null, country: null, currency: 'BRL' },
)

test('the PDF of a set begins with its total, its scopes and every document', async () => {
  const [first = ''] = (await textOfPdf(exportSample)).split('\f')
  const order = [
    'Total so far 4.135 t',
    'By scope',
    'Scope 2',
    'By document',
    '1. Electricity bill',
    'By site',
  ]
  const places = order.map((words) => first.indexOf(words))
  expect(places).toEqual([...places].sort((left, right) => left - right))
  expect(places).not.toContain(-1)
  expect(first).toContain('1 document is not settled')
})

test('a PDF speaks of one question as one, and writes days and minus signs as the paper does', async () => {
  const text = await textOfPdf(exportSample)
  expect(text).toContain('1 question is open')
  expect(text).toContain('Period: 1 Jul 2025 to 30 Sep 2025')
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
})

test('a document of which nothing is counted has no total in the PDF, and is named first', async () => {
  const text = await textOfPdf({ ...exportSample, analyses: [abroad], corrections: [] })
  expect(text).toContain('Nothing is counted yet')
  expect(text).not.toContain('0.000 t')
})

test('a reviewer’s ticks stand in PDF, CSV and workbook, with those of before a change marked', async () => {
  const [first] = exportSample.analyses[0]?.activities ?? []
  if (first === undefined) throw new Error('the sample has lines')
  const state = tickedState({ activity: first, state: 'read' })
  const ticked: Working = {
    ...exportSample,
    ticks: [
      { paper: 0, activity: 'a1', tick: 'traced', state },
      { paper: 0, activity: 'a2', tick: 'vouched' },
    ],
  }
  const before = 'Traced, before the line was changed'
  const pdf = await textOfPdf(ticked)
  expect(pdf).toContain(`Reviewer’s ticks: ${before}`)
  expect(pdf).toContain('Reviewer’s ticks: Vouched')
  const { body } = await writeExport(ticked, 'csv')
  const { data } = papaparse.parse<Record<string, string>>(String(body).trim(), { header: true })
  expect([...new Set(data.map((row) => row['reviewer_ticks']))]).toEqual([before, 'Vouched', ''])
  const sheet = layOutLines(layOutSet(ticked, 'https://example.org'), {
    rowOf: () => undefined,
    sheet: { name: 'Factors', rows: [], widths: [], values: [] },
  })
  expect(JSON.stringify(sheet.rows)).toContain(before)
})

test('figures have the names of the vocabulary that was chosen', async () => {
  const named: Working = { ...exportSample, vocabulary: 'aasb-s2' }
  expect(await textOfPdf(named)).toContain('AASB S2.29(a)(i)(1): gross Scope 1')
  const { body } = await writeExport(named, 'csv')
  expect(String(body)).toContain('"AASB S2.29(a)(i)(2): gross Scope 2, location-based"')
  const summary = layOutSummary(layOutSet(named, 'https://example.org'))
  expect(JSON.stringify(summary.rows[0])).toContain('gross Scope 3')
})

test('links of a file lead to the site that gave it', async () => {
  const { body } = await writeExport(exportSample, 'csv', 'http://localhost:3000')
  expect(String(body)).toContain('http://localhost:3000/factors/')
})

test('our own CSV and PDF are recognised by what they are written with', async () => {
  const csv = await writeExport(exportSample, 'csv')
  expect(recogniseOwnExport(String(csv.body))).toBe('csv')
  const { body } = await writeExport(exportSample, 'pdf')
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  expect(recogniseOwnExport(Buffer.from(body).toString('latin1'))).toBe('pdf')
})
