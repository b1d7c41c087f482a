import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#server/testing/start-process.ts'
import { deskLimits } from '#shared/desk-texts.ts'

/**
 * A set of 20 documents as the desk reads it: as many at once as it sends, then worked out again, saved and taken along.
 * Over HTTP against a server of its own, with two processes that read.
 */
const setTargetMs = 20_000
const workTargetMs = 2000

const specimens = join(import.meta.dirname, '../../packages/documents/specimens')
const entry = join(import.meta.dirname, '../dist/run/main.js')
const names = [
  ...repeat('electricity-bill.pdf', 5),
  ...repeat('gas-bill.pdf', 3),
  ...repeat('concrete-invoice.pdf', 3),
  ...repeat('fuel-card.xlsx', 2),
  ...repeat('waste-docket.docx', 2),
  ...repeat('travel-manifest.csv', 2),
  'meter-data-nem12.csv',
  'fuel-docket.jpg',
  'fuel-docket-scan.png',
]

const measured = await measure()
const isMet =
  measured.setMs <= setTargetMs && Object.values(measured.workMs).every((ms) => ms <= workTargetMs)
console.log(
  `${names.length} documents, ${deskLimits.atOnce} at once: read in ${(measured.setMs / 1000).toFixed(1)} s ` +
    `(target ${setTargetMs / 1000} s), the slowest took ${(measured.slowestMs / 1000).toFixed(1)} s`,
)
for (const [what, ms] of Object.entries(measured.workMs))
  console.log(`the same set, ${what}: ${ms.toFixed(0)} ms (target ${workTargetMs} ms)`)
if (!isMet) process.exitCode = 1

function repeat(name: string, times: number): string[] {
  return Array.from({ length: times }, () => name)
}

async function measure() {
  await using data = await mkdtempDisposable(join(tmpdir(), 'doublerule-bench-'))
  const limits = { LIMIT_UPLOAD: '1000/60', LIMIT_RECALCULATE: '1000/60', LIMIT_WORKING: '1000/60' }
  const settings = { DATA_DIR: data.path, LOG_LEVEL: 'error', ANALYSIS_CHILDREN: '2', ...limits }
  await using server = await startProcess(settings, entry)
  const isReady = async () => (await fetch(`${server.origin}/readyz`)).ok
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100))
  return await measureSet(server.origin)
}

async function measureSet(origin: string) {
  const analyses: unknown[] = []
  let slowestMs = 0
  const waiting = [...names.entries()]
  async function read(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, name] = next
      const bytes = await readFile(join(specimens, name))
      const startedMs = performance.now()
      const body = { fileData: `data:;base64,${bytes.toString('base64')}`, fileName: name, mimeType: '' }
      const answer = await post(`${origin}/api/ai/upload-base64`, body)
      analyses[index] = await answer.json()
      slowestMs = Math.max(slowestMs, performance.now() - startedMs)
    }
  }
  const setMs = await time(() => Promise.all(Array.from({ length: deskLimits.atOnce }, read)))
  const body = { analyses, corrections: [] }
  const workMs: Record<string, number> = {}
  const calls = {
    'worked out again': 'recalculate',
    'as a workbook': 'export/xlsx',
    'as a PDF': 'export/pdf',
  }
  for (const [what, path] of Object.entries({ ...calls, saved: '' })) {
    workMs[what] = await time(async () => {
      const answer = await post(`${origin}/api/workings${path === '' ? '' : `/${path}`}`, body)
      await answer.arrayBuffer()
    })
  }
  return { setMs, slowestMs, workMs }
}

async function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}
