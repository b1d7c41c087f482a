/**
 * Measures the readers against the commands that people use for the same job, in the same run:
 * `node packages/documents/bench/read-bench.ts`. Prints one table, and the memory of the children over 200 files.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadavg } from 'node:os'
import { extractText, getDocumentProxy } from 'unpdf'
import { workbookOf } from '../src/testing/hostile-files.ts'
import type { AnalysisPool } from '../src/pool/analysis-pool.ts'
import { openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { closeOcrEngine } from '../src/read/ocr/ocr-engine.ts'
import { readDocument } from '../src/read/read-document.ts'
import { type Measured, listChildren, measureMegabytes, timeCommand, timeRuns } from './measure.ts'

type Peer = { command: string; time: Measured | null }
type Line = Record<'what' | 'ours' | 'cpu' | 'theirs' | 'their cpu' | 'cpu ratio' | 'target' | 'met', string>

function specimenPath(name: string): string {
  return fileURLToPath(new URL(`../specimens/${name}`, import.meta.url))
}

function describe(
  what: string,
  ours: Measured,
  target: string,
  isMet: boolean,
  peer: Peer | null = null,
): Line {
  const theirs = peer?.time ?? null
  const missing = peer === null ? '' : `${peer.command}: not installed`
  return {
    what,
    ours: toText(ours.clockMs),
    cpu: toText(ours.cpuMs),
    theirs: peer === null || theirs === null ? missing : `${peer.command}: ${toText(theirs.clockMs)}`,
    'their cpu': theirs === null ? '' : toText(theirs.cpuMs),
    'cpu ratio': theirs === null ? '' : (ours.cpuMs / theirs.cpuMs).toFixed(2),
    target,
    met: isMet ? 'yes' : 'NO',
  }
}

function toText(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}

async function benchTextPdf(pool: AnalysisPool): Promise<Line[]> {
  const path = specimenPath('electricity-bill.pdf')
  const bytes = readFileSync(path)
  await timeRuns(10, () => readDocument(bytes, 'bill.pdf'))
  await timeRuns(10, () => pool.analyse(bytes, 'bill.pdf'))
  const pdftotext = {
    command: 'pdftotext -layout',
    time: await timeCommand(30, 'pdftotext', ['-layout', path, '-']),
  }
  const unpdf = { command: 'unpdf, text without places', time: await timeRuns(50, () => extractPlain(bytes)) }
  const read = await timeRuns(50, () => readDocument(bytes, 'bill.pdf'))
  const analysed = await timeRuns(50, () => pool.analyse(bytes, 'bill.pdf'))
  const [isRead, isAnalysed] = [read.clockMs < 60, analysed.clockMs < 60]
  return [
    describe('two-page text PDF, rows and places', read, 'p50 < 60 ms', isRead, pdftotext),
    describe('two-page text PDF, rows and places', read, 'p50 < 60 ms', isRead, unpdf),
    describe('two-page text PDF, whole analysis in a child', analysed, 'p50 < 60 ms', isAnalysed, pdftotext),
  ]
}

async function extractPlain(bytes: Uint8Array): Promise<void> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  await extractText(document)
  await document.loadingTask.destroy()
}

async function benchPhoto(): Promise<Line[]> {
  const path = process.argv[2] ?? specimenPath('fuel-docket.jpg')
  const bytes = readFileSync(path)
  await readDocument(bytes, 'photo.jpg')
  const tesseract = {
    command: 'tesseract --psm 6',
    time: await timeCommand(5, 'tesseract', [path, '-', '--psm', '6']),
  }
  const read = await timeRuns(5, () => readDocument(bytes, 'photo.jpg'))
  const isMet = tesseract.time === null || read.clockMs <= 1.5 * tesseract.time.clockMs
  const again = await timeRuns(3, async () => {
    const result = await readDocument(bytes, 'photo.jpg')
    if (result.ok) await result.readAgain?.()
  })
  return [
    describe('receipt photo, prepared and read', read, '<= 1.5 x tesseract', isMet, tesseract),
    describe('the same, read again as unsure photos are', again, 'for information', true, tesseract),
  ]
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
  const read = await timeRuns(3, () => readDocument(bytes, 'rows.xlsx'))
  const outcome = await pool.analyse(bytes, 'rows.xlsx')
  const analysed = await timeRuns(3, () => pool.analyse(bytes, 'rows.xlsx'))
  const name = `50,000-row workbook, whole analysis in a child${outcome.ok ? '' : ` (${outcome.problem.code})`}`
  return [
    describe('50,000-row workbook, rows and places', read, '< 3000 ms', read.clockMs < 3000),
    describe(name, analysed, '< 3000 ms', outcome.ok && analysed.clockMs < 3000),
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
console.table([...(await benchTextPdf(pool)), ...(await benchPhoto()), ...(await benchWorkbook(pool))])
await pool.close()
await closeOcrEngine()
