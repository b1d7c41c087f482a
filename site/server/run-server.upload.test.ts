import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { flateBombPdf, textOperatorBombPdf } from '@doublerule/documents/testing/hostile-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, makeEmptyFolder, type DataFolder } from '#server/testing/make-data-folder.ts'
import { startProcess, type ServerProcess } from '#server/testing/start-process.ts'

const token = 'a-token-of-the-upload-test'
/** Words that stand in the uploads and nowhere else. */
const marker = 'Quokkaberg7731'
const goneWithinMs = 6_000

let data: DataFolder
let temporary: DataFolder
let server: ServerProcess

beforeAll(async () => {
  data = await makeDataFolder()
  temporary = await makeEmptyFolder()
  server = await startProcess({
    DATA_DIR: data.path,
    TMPDIR: temporary.path,
    LOG_LEVEL: 'trace',
    ANALYSIS_CHILDREN: '2',
    METRICS_TOKEN: token,
  })
}, 120_000)

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await data[Symbol.asyncDispose]()
  await temporary[Symbol.asyncDispose]()
})

function upload(content: string | Uint8Array, fileName: string, signal?: AbortSignal): Promise<Response> {
  const fileData = `data:;base64,${Buffer.from(content).toString('base64')}`
  return fetch(`${server.origin}/api/ai/upload-base64`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ fileData, fileName, mimeType: '' }),
    ...(signal === undefined ? {} : { signal }),
  })
}

async function readMetric(name: string): Promise<number> {
  const response = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1])
}

/** The files below a folder that hold a word, as text, in base64 at any offset, or in their name. */
async function findWord(word: string, folder: string): Promise<string[]> {
  const forms = [word, ...[0, 1, 2].map((offset) => middleOfBase64(word, offset))]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.map(async (path) => {
      const text = (await readFile(path)).toString('latin1')
      return forms.some((form) => text.includes(form) || path.includes(form)) ? [path] : []
    }),
  )
  return found.flat()
}

/** The digits of base64 that the word alone decides, when so many bytes stand before it. */
function middleOfBase64(word: string, offset: number): string {
  return Buffer.from(`${' '.repeat(offset)}${word}`)
    .toString('base64')
    .slice(offset === 0 ? 0 : 4, -4)
}

const bill = `${marker} Energy Pty Ltd\nElectricity bill\nSupply address: 1 Creek St, Brisbane QLD 4000\nUsage 4,250 kWh @ 28.5c`

test('while a bomb goes off, the site and other uploads are answered', async () => {
  const bombs = Promise.all([upload(flateBombPdf(), 'a.pdf'), upload(textOperatorBombPdf(), 'b.pdf')])
  const answers = await Promise.all([fetch(`${server.origin}/healthz`), upload(bill, 'bill.txt')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  // Which bound is met first, memory or time, is the machine's affair.
  expect((await bombs).map(({ status }) => status)).toEqual([504, 504])
}, 90_000)

test('an upload whose visitor left is read no further', async () => {
  const visitor = new AbortController()
  const answer = upload(textOperatorBombPdf(), 'endless.pdf', visitor.signal)
  await expect.poll(() => readMetric('analysis_busy'), { timeout: 30_000 }).toBe(1)
  const start = performance.now()
  visitor.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(() => readMetric('analysis_busy'), { timeout: 30_000 }).toBe(0)
  expect(performance.now() - start).toBeLessThan(goneWithinMs)
  expect((await upload(bill, 'bill.txt')).status).toBe(200)
}, 90_000)

test('nothing of an upload is kept: not in the data folder, the temporary folder or the log', async () => {
  const files = [
    [bill, `${marker}.txt`, 200],
    [`Date,${marker},Quantity,Unit\n2025-07-01,Diesel,40,L\n`, 'log.csv', 200],
    [JSON.stringify({ [marker]: ['['.repeat(200)] }), 'deep.json', 200],
    [`{"${marker}": `, 'cut.json', 422],
    [`%PDF-1.7 ${marker}`, 'damaged.pdf', 422],
    [`PK\u0003\u0004 ${marker}`, 'damaged.xlsx', 422],
    [`\u0089PNG\r\n\u001a\n ${marker}`, 'damaged.png', 422],
    [bill, 'not-a-picture.jpg', 422],
  ] as const
  for (const [content, name, status] of files) {
    expect.soft((await upload(content, name)).status, name).toBe(status)
  }
  // The same search finds what is meant to be kept, so that it would find an upload too.
  const kept = 'Numbatville4459'
  await server.post({ name: kept, email: 'ada@example.org', message: kept })
  await expect.poll(() => findWord(kept, data.path), { timeout: 20_000 }).not.toEqual([])

  expect(await findWord(marker, data.path)).toEqual([])
  expect(await findWord(marker, temporary.path)).toEqual([])
  expect(server.output()).toContain('/api/ai/upload-base64')
  expect(server.output()).not.toContain(marker)
}, 90_000)
