import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { openZip } from '@doublerule/documents/readers/zip-archive.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import papaparse from 'papaparse'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeExport } from './write-export.ts'

const soffice = '/usr/bin/soffice'
const analysis = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '4826', unit: 'kWh', description: 'Peak usage' }),
  makeTestLine({ id: 'a2', kind: 'diesel', quantity: '62.48', unit: 'L', description: '=1+1 "Diesel"' }),
])
const other = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '0.333', unit: 'kWh' }),
])
const working: Working = {
  workingVersion: '1',
  analyses: [analysis, { ...other, document: { ...other.document, sha256: '1'.repeat(64) } }],
  corrections: [
    {
      id: 'c1',
      paper: 0,
      reason: 'read again',
      type: 'amount',
      activity: 'a1',
      quantity: '4830',
      unit: 'kWh',
    },
  ],
  ticks: [],
  signOff: { preparedBy: 'Ada Ray', reviewedBy: 'Ben Oak', date: '2025-10-07', note: 'CO₂e, m³' },
}
const totalKg = workPapers(working).reduce((sum, paper) => sum + Number(paper.analysis.totals.kgCO2e), 0)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doublerule-export-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('the CSV has one multiplication a row, exact, and what looks like a formula stays text', async () => {
  const { body } = await writeExport(working, 'csv')
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
  const { body } = await writeExport(working, 'csv')
  const { data } = papaparse.parse<Record<string, string>>(String(body).trim(), { header: true })
  const counted = data.filter(({ factor_id: id }) => (id ?? '') !== '')
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.filter((row) => !row['factor_page']?.endsWith(`/factors/${row['factor_id']}`))).toEqual([])
})

test('the JSON is the working itself', async () => {
  const { body } = await writeExport(working, 'json')
  expect(JSON.parse(String(body))).toEqual(working)
})

test('the PDF is tagged, has its fonts in it and prints lines, total and sign-off', async () => {
  const { body } = await writeExport(working, 'pdf')
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
  const { body } = await writeExport(working, 'pdf')
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const proxy = await getDocumentProxy(new Uint8Array(body))
  const pages = await Promise.all(
    Array.from({ length: proxy.numPages }, async (_, index) => proxy.getPage(index + 1)),
  )
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  const rows = workPapers(working)
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
    { ...working, analyses: [makeTestAnalysis(lines)], corrections: [] },
    'pdf',
  )
  if (typeof body === 'string') throw new Error('a PDF is bytes')
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(body)), {
    mergePages: true,
  })
  expect(totalPages).toBeGreaterThan(5)
  expect(lines.filter(({ description }) => !text.includes(description))).toEqual([])
})

test('the workbook carries the value of each formula for programs that do not calculate', async () => {
  const { body } = await writeExport(working, 'xlsx')
  if (typeof body === 'string') throw new Error('a workbook is bytes')
  const zip = await openZip(body)
  if (!zip.ok) throw new Error('a workbook is an archive')
  let sheet = ''
  await zip.value.readText('xl/worksheets/sheet2.xml', (chunk) => {
    sheet += chunk
    return 'more'
  })
  const formulas = [...sheet.matchAll(/<f>([^<]*)<\/f><v>([^<]*)<\/v>/g)]
  expect(formulas[0]?.slice(1)).toEqual(['H2*O2', '3236.1'])
  expect(formulas).toHaveLength([...sheet.matchAll(/<f>/g)].length)
})

// Where LibreOffice is not installed the formulas are still written; only their recalculation is not watched.
test.runIf([soffice, '/usr/bin/zip', '/usr/bin/unzip'].every((path) => existsSync(path)))(
  'LibreOffice, calculating everything anew, comes to the same total',
  { timeout: 90_000 },
  async () => {
    const { body } = await writeExport(working, 'xlsx')
    if (typeof body === 'string') throw new Error('a workbook is bytes')
    const path = join(folder, 'live.xlsx')
    await writeFile(path, await withoutCachedValues(body, folder))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const call = [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, path]
    await promisify(execFile)(soffice, call, { timeout: 80_000 })
    const { data } = papaparse.parse<string[]>(await readFile(join(folder, 'live.csv'), 'utf8'))
    const total = data.find(([name]) => name === 'Total')?.at(-1) ?? ''
    expect(Number(total.replaceAll(',', ''))).toBeCloseTo(totalKg, 2)
  },
)

/** The workbook with every stored value spoilt, so that only a real calculation can give the total. */
async function withoutCachedValues(bytes: Uint8Array, within: string): Promise<Uint8Array> {
  const run = promisify(execFile)
  const path = join(within, 'spoilt.xlsx')
  await writeFile(path, bytes)
  const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']
  await run('unzip', ['-o', '-q', path, ...sheets, '-d', within])
  for (const sheet of sheets) {
    const content = await readFile(join(within, sheet), 'utf8')
    await writeFile(join(within, sheet), content.replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>'))
  }
  await run('zip', ['-q', path, ...sheets], { cwd: within })
  return readFile(path)
}
