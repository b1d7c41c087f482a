import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeZip } from '../../scripts/specimens/write-zip.ts'
import type { AnalysisPool } from './analysis-pool.ts'
import { openAnalysisPool } from './analysis-pool.ts'
import { readLimits } from '../read/limits/read-limits.ts'
import {
  flateBombPdf,
  flatPng,
  loopingPdf,
  manyPagesPdf,
  noisePng,
  onePagePdf,
  textOperatorBombPdf,
  workbookOf,
  zipBombDocument,
  zipBombWorkbook,
} from '../testing/hostile-files.ts'
import { readSpecimen } from '../testing/read-specimen.ts'

const megabytes = 1024 * 1024
const textStartMs = 4000
const slackMs = 5000

let pool: AnalysisPool
beforeAll(async () => {
  pool = openAnalysisPool({ textStartMs })
  await pool.ready
})
afterAll(() => pool.close())

function openPool(startMs: number) {
  const opened = openAnalysisPool({ textStartMs: startMs })
  return { pool: opened, [Symbol.asyncDispose]: () => opened.close() }
}

/** The code of the problem, or "read". */
async function outcomeOf(bytes: Uint8Array, fileName: string, readers = pool): Promise<string> {
  const result = await readers.analyse(bytes, fileName)
  return result.ok ? 'read' : result.problem.code
}

function garbage(sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(sizeBytes)
  let state = 7
  for (let index = 0; index < sizeBytes; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[index] = state >>> 24
  }
  return bytes
}

test('while bombs go off, other files are still answered', async () => {
  const bombs = Promise.all([
    outcomeOf(textOperatorBombPdf(), 'first.pdf'),
    outcomeOf(textOperatorBombPdf(), 'second.pdf'),
  ])
  const bill = await outcomeOf(readSpecimen('electricity-bill.pdf'), 'electricity-bill.pdf')
  expect(bill).toBe('read')
  expect(await bombs).toEqual(['timeout', 'timeout'])
})

test('loops in a PDF are found to be damage', async () => {
  expect(await outcomeOf(loopingPdf(), 'loop.pdf')).toBe('corrupt')
})

test('of 10,000 pages the first thirty are read, and the reply says so', async () => {
  const result = await pool.analyse(manyPagesPdf(10_000), 'pages.pdf')
  expect(result).toMatchObject({ ok: true, analysis: { document: { pages: 30 } } })
})

test('an image of 400 million pixels is refused before it is decoded', async () => {
  const bomb = flatPng(20_000, 20_000)
  expect(bomb.length).toBeLessThan(1.5 * megabytes)
  expect(await outcomeOf(bomb, 'bomb.png')).toBe('too_large')
})

test('an image as large as is allowed is read or says that it shows no text', async () => {
  expect(await outcomeOf(flatPng(7700, 7700), 'blank.png')).toBe('no_text')
})

test('a picture of noise is given up after its own time, and other pictures are read next', async () => {
  const started = process.hrtime.bigint()
  expect(await outcomeOf(noisePng(3200, 3200, 4), 'noise.png')).toBe('timeout')
  expect(await outcomeOf(readSpecimen('fuel-docket.jpg'), 'fuel-docket.jpg')).toBe('read')
  expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(2 * 60_000)
}, 180_000)

test('a page of 144,000 points is drawn at the size of any other', async () => {
  const huge = Buffer.from(
    onePagePdf('0 0 m 9 9 l S').toString('latin1').replace('0 0 595 842', '0 0 999999 999999'),
    'latin1',
  )
  expect(await outcomeOf(huge, 'huge.pdf')).toBe('no_text')
})

test('a cell at the far corner of a sheet and rows without end cost nothing', async () => {
  const far =
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="1000000000"><c r="A1000000000"><v>2</v></c></row>'
  const start = performance.now()
  expect(await outcomeOf(workbookOf(far), 'far.xlsx')).toBe('read')
  expect(performance.now() - start).toBeLessThan(slackMs)
})

test('ten megabytes of noise under any name end in a typed refusal', async () => {
  const noise = garbage(10 * megabytes)
  for (const extension of ['pdf', 'jpg', 'png', 'xlsx', 'docx', 'csv', 'json', 'txt']) {
    expect(await outcomeOf(noise, `noise.${extension}`)).toBe('type_mismatch')
  }
  const signatures = [
    ['pdf', '%PDF-1.7\n', 'corrupt'],
    ['jpg', '\u00ff\u00d8\u00ff\u00e0', 'corrupt'],
    ['png', '\u0089PNG\r\n\u001a\n', 'type_mismatch'],
    ['xlsx', 'PK\u0003\u0004', 'corrupt'],
  ] as const
  for (const [extension, signature, outcome] of signatures) {
    const bytes = Buffer.concat([Buffer.from(signature, 'latin1'), noise.subarray(0, 9 * megabytes)])
    expect.soft(await outcomeOf(bytes, `noise.${extension}`), extension).toBe(outcome)
  }
})

// A limit far from what each of them costs, so that none ends one way on a fast machine and another on a slow one.
test('what is made to be slow or to swell is read as far as the limits go, or refused for what it is', async () => {
  await using patient = openPool(readLimits.mostTextMs)
  const floods = [
    ['bomb.pdf', flateBombPdf(), 'memory_limit'],
    ['bomb.xlsx', zipBombWorkbook(), 'read'],
    ['bomb.docx', zipBombDocument(), 'corrupt'],
    ['commas.csv', ','.repeat(9 * megabytes), 'read'],
    ['quote.csv', `a,b,c\n"${'x,y\n'.repeat(2 * megabytes)}`, 'read'],
    ['lines.csv', 'a;1\n'.repeat(2 * megabytes), 'read'],
    ['spaces.txt', `| a | b |${' '.repeat(9 * megabytes)}`, 'read'],
    ['nested.txt', '<a>'.repeat(3 * megabytes), 'memory_limit'],
    ['nested.json', '['.repeat(9 * megabytes), 'corrupt'],
    ['keys.json', `{"${'k'.repeat(4 * megabytes)}":[${'1,'.repeat(2 * megabytes)}1]}`, 'memory_limit'],
    ['quotes.json', `{${'"\\"'.repeat(3 * megabytes)}`, 'corrupt'],
  ] as const
  const ends = floods.map(async ([name, content]) => [
    name,
    await outcomeOf(Buffer.from(content), name, patient.pool),
  ])
  expect(await Promise.all(ends)).toEqual(floods.map(([name, , outcome]) => [name, outcome]))
}, 300_000)

test('a file that is two formats at once is what its first bytes say, under that name only', async () => {
  const bill = readSpecimen('electricity-bill.pdf')
  const sheet = readSpecimen('fuel-card.xlsx')
  const both = Buffer.concat([bill, sheet])
  expect(await outcomeOf(both, 'both.pdf')).toBe('read')
  expect(await outcomeOf(both, 'both.xlsx')).toBe('type_mismatch')
  expect(await outcomeOf(Buffer.concat([readSpecimen('fuel-docket-scan.png'), bill]), 'both.pdf')).toBe(
    'type_mismatch',
  )
})

test('an archive with thousands of parts, or with a password, is refused', async () => {
  const parts = Array.from({ length: 3000 }, (_, index) => ({ name: `xl/${index}`, content: '' }))
  expect(await outcomeOf(writeZip(parts), 'parts.xlsx')).toBe('too_large')
  expect(await outcomeOf(writeZip([{ name: 'xl/workbook.xml', content: 'x', flags: 1 }]), 'a.xlsx')).toBe(
    'encrypted',
  )
})

test('a photo that claims 4,000 million pixels is refused before it is decoded', async () => {
  const photo = Buffer.from(readSpecimen('fuel-docket.jpg'))
  const frame = photo.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(photo[index + 1] ?? 0),
  )
  photo.writeUInt16BE(65_500, frame + 5)
  photo.writeUInt16BE(65_500, frame + 7)
  expect(await outcomeOf(photo, 'huge.jpg')).toBe('too_large')
})

const meterTree = JSON.stringify({
  readings: Array.from({ length: 40 }, (_, day) => ({
    date: `2025-07-${String((day % 31) + 1)}`,
    kWh: day + 0.5,
  })),
})
const bareBill = Buffer.from('Electricity bill\nUsage  120 kWh  0.30  36.00\nTotal  36.00\n')
// Text is read as far as it goes; what needs its end is damaged without it. A reading of a picture takes a second or more.
const wholeFiles: [name: string, bytes: Buffer, parts: number, outcome: string][] = [
  ['electricity-bill.pdf', readSpecimen('electricity-bill.pdf'), 12, 'corrupt'],
  ['fuel-card.xlsx', readSpecimen('fuel-card.xlsx'), 12, 'corrupt'],
  ['waste-docket.docx', readSpecimen('waste-docket.docx'), 12, 'corrupt'],
  ['readings.json', Buffer.from(meterTree), 12, 'corrupt'],
  ['fuel-docket.jpg', readSpecimen('fuel-docket.jpg'), 4, 'corrupt'],
  ['fuel-docket-scan.png', readSpecimen('fuel-docket-scan.png'), 4, 'corrupt'],
  ['travel-manifest.csv', readSpecimen('travel-manifest.csv'), 12, 'read'],
  ['meter-data-nem12.csv', readSpecimen('meter-data-nem12.csv'), 12, 'read'],
  ['bill.txt', bareBill, 12, 'read'],
]

test.for(wholeFiles)('%s cut short at any length', async ([name, bytes, parts, outcome]) => {
  for (let part = 1; part < parts; part++) {
    const cut = bytes.subarray(0, Math.floor((bytes.length * part) / parts))
    expect.soft(await outcomeOf(cut, name), `${part}/${parts}`).toBe(outcome)
  }
})
