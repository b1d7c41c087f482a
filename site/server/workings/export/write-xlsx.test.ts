import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import { openZip } from '@doublerule/documents/read/sniff/zip-archive.ts'
import papaparse from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSample } from '#server/testing/export-sample.ts'
import { writeExport } from './write-export.ts'

const run = promisify(execFile)
const soffice = '/usr/bin/soffice'
/** As the sheets stand in the archive. */
const sheetNumbers = {
  Summary: 1,
  Lines: 2,
  Months: 3,
  Sites: 4,
  Suppliers: 5,
  Shares: 6,
  Factors: 7,
} as const
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doublerule-workbook-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function writeSample(): Promise<Uint8Array> {
  const { body } = await writeExport(exportSample, 'xlsx')
  if (typeof body === 'string') throw new Error('a workbook is bytes')
  return body
}

async function readSheet(bytes: Uint8Array, name: keyof typeof sheetNumbers): Promise<string> {
  const zip = await openZip(bytes)
  if (!zip.ok) throw new Error('a workbook is an archive')
  let sheet = ''
  await zip.value.readText(`xl/worksheets/sheet${sheetNumbers[name]}.xml`, (chunk) => {
    sheet += chunk
    return 'more'
  })
  return sheet
}

test('each formula carries its value for programs that do not calculate', async () => {
  const bytes = await writeSample()
  const formulas = [...(await readSheet(bytes, 'Lines')).matchAll(/<f>([^<]*)<\/f><v>([^<]*)<\/v>/g)]
  expect(formulas.slice(0, 3).map(([, formula, value]) => [formula, value])).toEqual([
    ['E2*H2', '4830'],
    [expect.stringMatching(/^Factors!\$C\$\d+$/), '0.67'],
    ['I2*L2', '3236.1'],
  ])
  for (const name of ['Summary', 'Lines', 'Months', 'Sites', 'Suppliers', 'Shares'] as const) {
    const sheet = await readSheet(bytes, name)
    expect(sheet.match(/<f>[^<]*<\/f><v>-?[\d.]+<\/v>/g)).toHaveLength(sheet.match(/<f>/g)?.length ?? -1)
  }
})

// Where LibreOffice is not installed the formulas are still written; only their recalculation is not watched.
const canCalculate = [soffice, '/usr/bin/zip', '/usr/bin/unzip'].every((path) => existsSync(path))

test.runIf(canCalculate)(
  'LibreOffice, calculating everything anew, comes to the same totals by document, month, site and supplier',
  { timeout: 90_000 },
  async () => {
    const totalKg = workPapers(exportSample).reduce(
      (sum, paper) => sum + Number(paper.analysis.totals.kgCO2e),
      0,
    )
    expect(await totalsAfter({})).toEqual(fourTimes(totalKg))
  },
)

test.runIf(canCalculate)(
  'a quantity or a factor that is typed over moves every total',
  { timeout: 90_000 },
  async () => {
    const changed = { ...exportSample, corrections: [] }
    const [paper, other] = workPapers({
      ...changed,
      corrections: [
        { id: 'c1', paper: 0, reason: '', type: 'amount', activity: 'a1', quantity: '9660', unit: 'kWh' },
      ],
    })
    const before = Number(paper?.analysis.totals.kgCO2e) + Number(other?.analysis.totals.kgCO2e)
    // Every row of the line is typed over, as whoever corrects its quantity would.
    const quantity = (sheet: string) => sheet.replaceAll(/(<c r="E\d+"[^>]*><v>)4830(<\/v>)/g, '$19660$2')
    expect(await totalsAfter({ Lines: quantity })).toEqual(fourTimes(before))
    const factor = (sheet: string) => sheet.replaceAll(/(<c r="C\d+"[^>]*><v>)0\.67(<\/v>)/g, '$10.77$2')
    const gridKwh = 9660 + 333
    expect(await totalsAfter({ Lines: quantity, Factors: factor })).toEqual(fourTimes(before + gridKwh * 0.1))
  },
)

function fourTimes(kg: number): number[] {
  return Array.from({ length: 4 }, () => expect.closeTo(kg, 1))
}

type Edits = Partial<Record<keyof typeof sheetNumbers, (sheet: string) => string>>

/** Totals of the workbook with cells typed over and every stored value taken out, so that only a calculation gives them. */
async function totalsAfter(edits: Edits): Promise<number[]> {
  const path = join(folder, 'live.xlsx')
  await writeFile(path, await writeSample())
  const sheets = Object.entries(sheetNumbers).map(([name, number]) => ({
    path: `xl/worksheets/sheet${number}.xml`,
    edit: Object.entries(edits).find(([edited]) => edited === name)?.[1] ?? ((sheet: string) => sheet),
  }))
  const paths = sheets.map((sheet) => sheet.path)
  await run('unzip', ['-o', '-q', path, ...paths, '-d', folder])
  for (const { path: sheet, edit } of sheets) {
    const content = await readFile(join(folder, sheet), 'utf8')
    await writeFile(join(folder, sheet), edit(content.replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>')))
  }
  await run('zip', ['-q', path, ...paths], { cwd: folder })
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const everySheet = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'
  await run(soffice, [profile, '--headless', '--convert-to', everySheet, '--outdir', folder, path], {
    timeout: 80_000,
  })
  const names = ['Summary', 'Months', 'Sites', 'Suppliers']
  return Promise.all(names.map((name) => totalOf(join(folder, `live-${name}.csv`))))
}

async function totalOf(path: string): Promise<number> {
  const { data } = papaparse.parse<string[]>(await readFile(path, 'utf8'))
  return Number(data.find(([name]) => name === 'Total')?.[4]?.replaceAll(',', ''))
}
