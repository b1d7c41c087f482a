/**
 * Measures the readers against the commands that people use for the same job, in the same run:
 * `node packages/documents/bench/read-bench.ts`. Prints one table, and the memory of the children over 200 files.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadavg } from 'node:os'
import { workbookOf } from '../src/pool/hostile-files.ts'
import type { AnalysisPool } from '../src/pool/analysis-pool.ts'
import { openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { closeOcrEngine } from '../src/ocr/ocr-engine.ts'
import { readDocument } from '../src/readers/read-document.ts'
import { listChildren, measureMegabytes, medianOf, timeCommand, timeRuns } from './measure.ts'

type Line = { what: string; ours: string; theirs: string; ratio: string; target: string; met: string }

function specimenPath(name: string): string {
  return fileURLToPath(new URL(`../specimens/${name}`, import.meta.url))
}

function describe(
  what: string,
  oursMs: number,
  target: string,
  isMet: boolean,
  theirs: { command: string; ms: number | null } | null = null,
): Line {
  const theirMs = theirs?.ms ?? null
  return {
    what,
    ours: `${oursMs.toFixed(1)} ms`,
    theirs: theirs
      ? `${theirs.command}: ${theirMs === null ? 'not installed' : `${theirMs.toFixed(1)} ms`}`
      : '',
    ratio: theirMs === null ? '' : (oursMs / theirMs).toFixed(2),
    target,
    met: isMet ? 'yes' : 'NO',
  }
}

async function benchTextPdf(pool: AnalysisPool): Promise<Line[]> {
  const path = specimenPath('electricity-bill.pdf')
  const bytes = readFileSync(path)
  await timeRuns(10, () => readDocument(bytes, 'bill.pdf'))
  await timeRuns(10, () => pool.analyse(bytes, 'bill.pdf'))
  const command = {
    command: 'pdftotext -layout',
    ms: await timeCommand(30, 'pdftotext', ['-layout', path, '-']),
  }
  const read = medianOf(await timeRuns(50, () => readDocument(bytes, 'bill.pdf')))
  const analysed = medianOf(await timeRuns(50, () => pool.analyse(bytes, 'bill.pdf')))
  return [
    describe('two-page text PDF, rows and places, p50', read, 'p50 < 60 ms', read < 60, command),
    describe(
      'two-page text PDF, whole analysis in a child, p50',
      analysed,
      'p50 < 60 ms',
      analysed < 60,
      command,
    ),
  ]
}

async function benchPhoto(): Promise<Line> {
  const path = process.argv[2] ?? specimenPath('fuel-docket.jpg')
  const bytes = readFileSync(path)
  await readDocument(bytes, 'photo.jpg')
  const command = {
    command: 'tesseract --psm 6',
    ms: await timeCommand(5, 'tesseract', [path, '-', '--psm', '6']),
  }
  const read = medianOf(await timeRuns(5, () => readDocument(bytes, 'photo.jpg')))
  const isMet = command.ms === null || read <= 1.5 * command.ms
  return describe('receipt photo, prepared and read, p50', read, '<= 1.5 x tesseract', isMet, command)
}

function makeWorkbook(rowCount: number): Buffer {
  const row = (number: number) =>
    `<row r="${number}"><c t="inlineStr"><is><t>Site ${number % 40}</t></is></c><c t="inlineStr"><is><t>2025-07-${String((number % 31) + 1).padStart(2, '0')}</t></is></c>${Array.from({ length: 8 }, (_, cell) => `<c><v>${number * 0.25 + cell}</v></c>`).join('')}</row>`
  const titles = ['Site', 'Date', 'kWh', 'Peak kWh', 'Off-peak kWh', 'Cost', 'Litres', 'km', 'Rate', 'Days']
  const header = `<row r="1">${titles.map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('')}</row>`
  return workbookOf(header + Array.from({ length: rowCount }, (_, index) => row(index + 2)).join(''))
}

async function benchWorkbook(pool: AnalysisPool): Promise<Line[]> {
  const bytes = makeWorkbook(50_000)
  const read = medianOf(await timeRuns(3, () => readDocument(bytes, 'rows.xlsx')))
  const analysed = medianOf(await timeRuns(3, () => pool.analyse(bytes, 'rows.xlsx')))
  const outcome = await pool.analyse(bytes, 'rows.xlsx')
  const name = `50,000-row workbook, whole analysis in a child${outcome.ok ? '' : ` (${outcome.problem.code})`}`
  return [
    describe('50,000-row workbook, rows and places', read, '< 3000 ms', read < 3000),
    describe(name, analysed, '< 3000 ms', outcome.ok && analysed < 3000),
  ]
}

const mix = [
  ...Array.from({ length: 5 }, () => 'electricity-bill.pdf'),
  ...Array.from({ length: 3 }, () => 'gas-bill.pdf'),
  ...Array.from({ length: 3 }, () => 'concrete-invoice.pdf'),
  'fuel-card.xlsx',
  'fuel-card.xlsx',
  'waste-docket.docx',
  'waste-docket.docx',
  'travel-manifest.csv',
  'travel-manifest.csv',
  'meter-data-nem12.csv',
  'fuel-docket.jpg',
  'fuel-docket-scan.png',
]

/** Gives the pool 200 files, ten at a time, and watches the memory of its children and of this process. */
async function benchMix(pool: AnalysisPool): Promise<void> {
  const files = Array.from({ length: 200 }, (_, index) => mix[index % mix.length] ?? 'gas-bill.pdf')
  const contents = new Map(mix.map((name) => [name, readFileSync(specimenPath(name))]))
  const serverBefore = measureMegabytes(process.pid)
  const curve: string[] = []
  let [peak, failures, done] = [0, 0, 0]
  const watch = setInterval(() => {
    for (const pid of listChildren()) peak = Math.max(peak, measureMegabytes(pid) || 0)
  }, 50)

  const start = performance.now()
  async function work(): Promise<void> {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      const result = await pool.analyse(contents.get(name) ?? Buffer.alloc(0), name)
      if (!result.ok) failures += 1
      done += 1
      if (done % 25 === 0) {
        const children = listChildren().map((pid) => measureMegabytes(pid).toFixed(0))
        curve.push(
          `${String(done).padStart(4)} files: children ${children.join(' + ')} MB, this process ${measureMegabytes(process.pid).toFixed(0)} MB`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  clearInterval(watch)
  const seconds = (performance.now() - start) / 1000
  const growth = measureMegabytes(process.pid) - serverBefore
  console.log(
    `\n200 mixed files on 2 children: ${seconds.toFixed(1)} s, ${(200 / seconds).toFixed(1)} a second, ${failures} refused`,
  )
  console.log(curve.join('\n'))
  console.log(
    `peak of a child ${peak.toFixed(0)} MB (target < 900), this process grew by ${growth.toFixed(0)} MB (target < 50)`,
  )
}

const pool = openAnalysisPool()
await pool.ready
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} before the run`,
)
await benchMix(pool)
console.table([...(await benchTextPdf(pool)), await benchPhoto(), ...(await benchWorkbook(pool))])
await pool.close()
await closeOcrEngine()
