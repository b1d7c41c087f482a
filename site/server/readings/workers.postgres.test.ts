import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { AnalysisJob } from '#server/open-api/api-schemas.ts'
import { createTestDatabase, testDatabaseUrl } from '#server/testing/create-test-database.ts'
import { sayWords, startModelStub } from '#server/testing/start-model-stub.ts'
import { startProcess } from '#server/testing/start-process.ts'
import { readingStream } from '#shared/reading-stream.ts'

// These need a PostgreSQL of their own: CI starts one and sets TEST_DATABASE_URL.
const hasNoPostgres = testDatabaseUrl === undefined
const entry = join(import.meta.dirname, '../worker.ts')
const bill = join(import.meta.dirname, '../../../packages/documents/specimens/electricity-bill.pdf')
const docket = join(import.meta.dirname, '../../../packages/documents/specimens/fuel-docket.jpg')
const secret = 'a secret that both sides of the queue know'
const mark = 'Wattle Grove Joinery'

function settingsOf(url: string): Record<string, string> {
  return { DATABASE_URL: url, WORKER_SECRET: secret, LOG_LEVEL: 'warn', LIMIT_API_ANALYSES: '1000/60' }
}

async function startWorker(url: string, settings: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const env = { PATH, ...settingsOf(url), ANALYSIS_CHILDREN: '2', ...settings }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    signal: (name: NodeJS.Signals) => child.kill(name),
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function textBill(number: number): { fileName: string; content: string } {
  const text = `${mark}\nElectricity bill\nSupply address: ${number} Example St, Brisbane QLD 4000\nBilling period: 1 Jan 2025 to 31 Jan 2025\nUsage ${1000 + number} kWh\n`
  return { fileName: `bill-${number}.txt`, content: Buffer.from(text).toString('base64') }
}

async function begin(origin: string, files: readonly object[], key: string): Promise<AnalysisJob> {
  const response = await fetch(`${origin}/api/v1/analyses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async', 'idempotency-key': key },
    body: JSON.stringify({ files }),
  })
  expect(response.status).toBe(202)
  return (await response.json()) as AnalysisJob
}

async function look(origin: string, id: string): Promise<AnalysisJob> {
  return (await (await fetch(`${origin}/api/v1/analyses/${id}`)).json()) as AnalysisJob
}

async function connect(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  return {
    rows: async (text: string) => (await client.query<Record<string, unknown>>(text)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** Freezes a worker at a moment when it has files in hand, and says how many. */
async function stopWithFiles(
  worker: Awaited<ReturnType<typeof startWorker>>,
  admin: Awaited<ReturnType<typeof connect>>,
): Promise<number> {
  for (;;) {
    worker.signal('SIGSTOP')
    const [row] = await admin.rows(
      `select count(*)::int as held from pgboss.job join reading on reading.id = data->>'id'
       where name = 'reading' and state = 'active' and answer is null`,
    )
    if (Number(row?.['held']) > 0) return Number(row?.['held'])
    worker.signal('SIGCONT')
    await delay(10)
  }
}

test.skipIf(hasNoPostgres)(
  'of two workers one is killed in the middle of a batch: nothing is lost, nothing comes twice, no file stays',
  { timeout: 300_000 },
  async () => {
    await using database = await createTestDatabase()
    await using web = await startProcess(settingsOf(database.url))
    await using other = await startProcess(settingsOf(database.url))
    await using admin = await connect(database.url)
    const files = Array.from({ length: 20 }, (_, index) => textBill(index + 1))
    const job = await begin(
      web.origin,
      [...files.slice(0, 19), { fileName: 'a.exe', content: 'AAAA' }],
      'one',
    )
    expect(
      (await begin(other.origin, [...files.slice(0, 19), { fileName: 'a.exe', content: 'AAAA' }], 'one')).id,
    ).toBe(job.id)

    const waiting = await admin.rows(`select encode(file, 'escape') as file, client from reading`)
    expect(waiting).toHaveLength(20)
    expect(waiting.filter(({ file }) => String(file).includes(mark))).toEqual([])

    await using second = await startWorker(database.url)
    await expect
      .poll(async () => (await look(web.origin, job.id)).finished, { timeout: 120_000 })
      .toBeGreaterThan(3)
    const held = await stopWithFiles(second, admin)
    await using _first = await startWorker(database.url)
    const finishedBy = async () => (await look(other.origin, job.id)).finished
    await expect.poll(finishedBy, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(20 - held)
    expect((await look(other.origin, job.id)).status).toBe('running')
    second.signal('SIGKILL')
    await expect.poll(finishedBy, { timeout: 120_000, interval: 500 }).toBe(20)

    const { documents } = await look(web.origin, job.id)
    expect(documents?.map(({ fileName }) => fileName)).toEqual([
      ...files.slice(0, 19).map(({ fileName }) => fileName),
      'a.exe',
    ])
    const quantities = documents?.map((document) =>
      document.status === 'analysed'
        ? document.analysis.activities.map(({ quantity }) => quantity)
        : document.problem.code,
    )
    expect(quantities).toEqual([
      ...Array.from({ length: 19 }, (_, index) => [String(1001 + index)]),
      'file_type_refused',
    ])
    expect(await admin.rows('select count(*)::int as held from reading where file is not null')).toEqual([
      { held: 0 },
    ])
  },
)

test.skipIf(hasNoPostgres)(
  'an upload is read by a worker, and its answer leaves the database as it is fetched',
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase()
    await using web = await startProcess(settingsOf(database.url))
    await using _worker = await startWorker(database.url)
    await using admin = await connect(database.url)
    const fileData = `data:application/pdf;base64,${readFileSync(bill).toString('base64')}`
    const response = await fetch(`${web.origin}/api/ai/upload-base64`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ fileData, fileName: 'bill.pdf', mimeType: 'application/pdf' }),
    })
    expect(await response.json()).toMatchObject({
      totals: { kgCO2e: '3667.76' },
      document: { fileName: 'bill.pdf' },
    })
    expect(await admin.rows('select id from reading')).toEqual([])
  },
)

test.skipIf(hasNoPostgres)(
  'a visitor sees the steps of a picture while a worker reads it, each once',
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase()
    await using web = await startProcess(settingsOf(database.url))
    await using _worker = await startWorker(database.url)
    const fileData = `data:image/jpeg;base64,${readFileSync(docket).toString('base64')}`
    const response = await fetch(`${web.origin}/api/ai/upload-base64`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: readingStream },
      body: JSON.stringify({ fileData, fileName: 'docket.jpg', mimeType: 'image/jpeg' }),
    })
    const pieces: string[] = []
    for await (const piece of response.body ?? []) pieces.push(Buffer.from(piece).toString('utf8'))
    expect(pieces[0]).toContain('"step":"opened"')
    expect(pieces[0]).not.toContain('"step":"done"')
    const steps = [...pieces.join('').matchAll(/^\{"step":"(\w+)"/gm)].map(([, step]) => step)
    expect(steps).toEqual(['opened', 'type', 'extraction', 'matching', 'review', 'emissions', 'done'])
  },
)

test.skipIf(hasNoPostgres)(
  'a worker shows a model only the documents whose web server has told its visitors so',
  { timeout: 120_000 },
  async () => {
    const stub = await startModelStub()
    stub.answerWith(sayWords('{"lines": []}'))
    const reading = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: stub.baseUrl,
      AI_MODEL: 'stub-model',
      AI_READING: 'true',
    }
    await using database = await createTestDatabase()
    await using silent = await startProcess(settingsOf(database.url))
    await using open = await startProcess({ ...settingsOf(database.url), ...reading })
    await using _worker = await startWorker(database.url, reading)
    const { fileName, content } = textBill(1)
    const body = {
      fileData: `data:text/plain;base64,${content}`,
      fileName,
      mimeType: 'text/plain',
    }
    const upload = async (origin: string) => {
      const response = await fetch(`${origin}/api/ai/upload-base64`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) as { secondReading?: { model: string } }
    }
    expect((await upload(silent.origin)).secondReading).toBeUndefined()
    expect(stub.requests).toEqual([])
    expect((await upload(open.origin)).secondReading?.model).toBe('stub-model')
    await stub.close()
  },
)
