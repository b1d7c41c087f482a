import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analyser } from '#server/adapters/analyser.ts'
import { createApiKeyStore } from '#server/api-keys/api-key-store.ts'
import { createApp } from '#server/create-app.ts'
import { openAnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import { apiOperations } from '#server/open-api/api-operations.ts'
import type { AnalysisJob, FactorPage } from '#server/open-api/api-schemas.ts'
import { storedAnalysisExample } from '#server/open-api/stored-analysis-example.ts'
import { newestVersion } from '#server/open-api/api-versions.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'

const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '100', unit: 'kWh' })])
/** Reads every file but the damaged one; what waits is let go by the test. */
const letGo: (() => void)[] = []
const analyser: Analyser = {
  analyse: async (bytes, fileName) => {
    if (fileName.startsWith('slow')) await new Promise<void>((resolve) => letGo.push(resolve))
    if (fileName.startsWith('damaged')) return { ok: false, problem: { code: 'corrupt', detail: '' } }
    return {
      ok: true,
      analysis: { ...bill, document: { ...bill.document, fileName: `${fileName} ${bytes.length}` } },
    }
  },
}
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({
    settings: { LIMIT_API_ANALYSES: '60/600', LIMIT_API: '500/600' },
    ports: (ports) => ({
      upload: { analyser },
      openApi: { ...ports.openApi, jobs: openAnalysisJobs(analyser, ports.log) },
    }),
  })
})

afterAll(() => server[Symbol.asyncDispose]())

async function ask(path: string, init?: RequestInit): Promise<Response> {
  return server.app.request(`/api/v1${path}`, init)
}

const queensland = {
  kind: 'electricity',
  quantity: '4826',
  unit: 'kWh',
  place: 'Queensland',
  date: '2025-08-15',
}

test('a page of another site may calculate, and every answer tells its version, its id and its limit', async () => {
  const response = await server.post(
    '/api/v1/calculations',
    { activities: [queensland] },
    { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' },
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ complete: true, totals: { kgCO2e: '3667.76' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('doublerule-version')).toBe(newestVersion)
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(response.headers.get('ratelimit-policy')).toBe('"api";q=500;w=600')
})

test('the preflight of a browser is answered, and other paths still take their own pages only', async () => {
  const preflight = await ask('/calculations', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
  const elsewhere = await server.post('/api/contact', {}, { 'sec-fetch-site': 'cross-site' })
  expect(elsewhere.status).toBe(403)
})

test('pages of factors follow each other and end', async () => {
  const first = (await (await ask('/factors?category=flight&limit=30')).json()) as FactorPage
  expect(first.factors).toHaveLength(30)
  const cursor = first.nextCursor ?? ''
  const rest = await ask(`/factors?category=flight&limit=100&cursor=${cursor}`)
  const second = (await rest.json()) as FactorPage
  expect(second.factors.length + 30).toBe(second.total)
  expect(second.nextCursor).toBeNull()
  const other = await ask(`/factors?category=waste&cursor=${cursor}`)
  expect(await other.json()).toMatchObject({ code: 'invalid_fields', errors: [{ field: 'cursor' }] })
})

test.each([
  ['unit=furlong', 'unit', 'Units that factors are for: AUD, FTE-hour, GJ'],
  ['region=XX', 'region', 'GET /api/v1/regions lists them.'],
  ['colour=red', 'colour', '“colour” is not a name that is taken here. Taken: q, category, region'],
  ['limit=0', 'limit', 'Send a whole number from 1 to 100.'],
  ['q=diesel&q=petrol', 'q', 'Send it once.'],
])('factors by %s: the parameter is named with what may be sent', async (query, field, words) => {
  const response = await ask(`/factors?${query}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'invalid_fields',
    errors: [{ field, message: expect.stringContaining(words) }],
  })
})

const examples = apiOperations.flatMap(({ path, body }): [string, unknown][] =>
  body === undefined ? [] : [[path, body.example]],
)

test.each(examples)('the example of %s is a call that works', async (path, example) => {
  const response = await server.post(`/api${path.replace('{format}', 'json')}`, example)
  // What is saved is new.
  expect(response.status).toBe(path.endsWith('/workings') ? 201 : 200)
})

test('the example of a stored analysis comes out the same', async () => {
  const response = await server.post('/api/v1/replays', { analyses: [storedAnalysisExample] })
  expect(await response.json()).toMatchObject({ replays: [{ same: true, differences: [] }] })
})

test('a body that is no object is named as such, and a credit is worked out', async () => {
  const list = await server.post('/api/v1/calculations', [])
  expect(await list.json()).toMatchObject({ errors: [{ field: 'body' }] })
  const credit = await server.post('/api/v1/calculations', {
    activities: [{ ...queensland, quantity: '-100' }],
  })
  expect(await credit.json()).toMatchObject({ complete: true, totals: { kgCO2e: '-76' } })
})

test('a factor that a caller has already is not sent again', async () => {
  const path = '/factors/au-nga-2025-electricity-qld-scope2'
  const first = await ask(path)
  expect(await first.json()).toMatchObject({ kgCO2ePerUnit: '0.67', unit: 'kWh', region: 'AU-QLD' })
  const again = await ask(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await ask('/factors/none')).status).toBe(404)
})

test('a version that is none, a method that is not taken and a path that is none are problems', async () => {
  const version = await ask('/units', { headers: { 'doublerule-version': '1999-01-01' } })
  expect(await version.json()).toMatchObject({ status: 400, code: 'version_unknown' })
  expect((await ask('/units', { method: 'DELETE' })).status).toBe(405)
  expect(await (await ask('/nothing')).json()).toMatchObject({ code: 'not_found' })
})

test('files come as a form, and one that cannot be read comes back beside the others', async () => {
  const form = new FormData()
  form.append('files', new File(['four'], 'bill.txt'))
  form.append('files', new File(['x'], 'damaged.pdf'))
  form.append('files', new File(['x'], 'program.exe'))
  const response = await ask('/analyses', { method: 'POST', body: form })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    documents: [
      { status: 'analysed', analysis: { document: { fileName: 'bill.txt 4' } } },
      { status: 'refused', problem: { code: 'file_damaged' } },
      { status: 'refused', problem: { code: 'file_type_refused' } },
    ],
  })
})

test('bytes that are no base64 come back with what to send, in words that fit the field', async () => {
  const content = `${'VXNhZ2UgNCw4'.repeat(6)}\n`
  const response = await server.post('/api/v1/analyses', { files: [{ fileName: 'bill.txt', content }] })
  expect(await response.json()).toMatchObject({
    documents: [
      {
        problem: {
          code: 'file_not_base64',
          detail: expect.stringContaining('without line breaks'),
        },
      },
    ],
  })
})

const file = (fileName: string) => ({ fileName, content: Buffer.from('four').toString('base64') })
const fourFiles = { files: ['slow.txt', 'a.txt', 'b.txt', 'c.txt'].map(file) }

test.each([
  ['empty', ''],
  ['too long', 'k'.repeat(201)],
])('an idempotency key that is %s is refused and never cut', async (_name, key) => {
  for (const path of ['/api/v1/analyses', '/api/workings', '/api/contact']) {
    const response = await server.post(path, {}, { 'idempotency-key': key })
    expect(await response.json()).toMatchObject({ status: 400, code: 'idempotency_key_invalid' })
  }
})

test('more files are a job, which can be followed and is the same for the same key', async () => {
  const key = { 'idempotency-key': 'k-1' }
  const begun = await server.post('/api/v1/analyses', fourFiles, key)
  expect(begun.status).toBe(202)
  const location = begun.headers.get('location') ?? ''
  const job = (await begun.json()) as AnalysisJob
  expect(job).toMatchObject({ status: 'running', files: 4, finished: 0, documents: null })
  const again = (await (await server.post('/api/v1/analyses', fourFiles, key)).json()) as AnalysisJob
  expect(again.id).toBe(job.id)
  const other = await server.post('/api/v1/analyses', { files: fourFiles.files.toReversed() }, key)
  expect(await other.json()).toMatchObject({ status: 422 })

  const events = await server.app.request(`${location}/events`)
  expect(events.headers.get('content-type')).toBe('text/event-stream')
  for (const go of letGo.splice(0)) go()
  const text = await events.text()
  expect(text.startsWith('event: running\ndata: {')).toBe(true)
  expect(text.trimEnd().split('\n').at(-1)).toBe(
    `data: {"id":"${job.id}","status":"done","files":4,"finished":4}`,
  )
  const done = (await (await server.app.request(location)).json()) as AnalysisJob
  expect(done.documents?.map(({ status }) => status)).toEqual([
    'analysed',
    'analysed',
    'analysed',
    'analysed',
  ])
})

test('a single file is a job where the caller prefers one', async () => {
  const response = await server.post(
    '/api/v1/analyses',
    { files: [file('a.txt')] },
    { prefer: 'wait=5, respond-async' },
  )
  expect(response.status).toBe(202)
})

test('a key counts by itself, lifts the limit, and ends when it is revoked', async () => {
  const keys = createApiKeyStore(server.database.queries)
  const { id, key } = await keys.create('a spreadsheet')
  const app = createApp({
    ...server.ports,
    openApi: { ...server.ports.openApi, keys },
  })
  const authorization = { authorization: `Bearer ${key}` }
  const response = await app.request('/api/v1/units', { headers: authorization })
  expect(response.headers.get('ratelimit-policy')).toBe('"api-key";q=12000;w=600')
  expect(await keys.revoke(id)).toBe(true)
  expect(await keys.revoke(id)).toBe(false)
  // Another process, which has not met the key yet.
  const refused = await createApp({ ...server.ports, openApi: { ...server.ports.openApi, keys } }).request(
    '/api/v1/units',
    { headers: authorization },
  )
  expect(await refused.json()).toMatchObject({ status: 401, code: 'api_key_invalid' })
  const [listed] = await keys.list()
  expect(JSON.stringify(listed)).not.toContain(key)
})

test('without a key every request and every file counts, and a key that cannot be checked lets nobody in', async () => {
  await using small = await openTestApp({
    settings: { LIMIT_API: '4/600', LIMIT_API_ANALYSES: '2/600' },
    ports: (ports) => ({
      upload: { analyser },
      openApi: { ...ports.openApi, keys: { find: () => Promise.reject(new Error('gone')) } },
    }),
  })
  const files = await small.post('/api/v1/analyses', { files: ['a.txt', 'b.txt', 'c.txt'].map(file) })
  expect(files.status).toBe(429)
  const authorization = { authorization: `Bearer dr_${'x'.repeat(43)}` }
  const unverified = await small.app.request('/api/v1/units', { headers: authorization })
  expect(await unverified.json()).toMatchObject({ status: 503, code: 'api_key_unverified' })
  const guess = await small.app.request('/api/v1/units', { headers: { authorization: 'Bearer guess' } })
  expect(guess.status).toBe(401)
  for (let left = 3; left > 0; left -= 1) expect((await small.app.request('/api/v1/units')).status).toBe(200)
  const late = await small.app.request('/api/v1/units')
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('who met the limit without a key goes on with one, and guesses are bounded', async () => {
  await using small = await openTestApp({ settings: { LIMIT_API: '2/600' } })
  const keys = createApiKeyStore(small.database.queries)
  const { key } = await keys.create('a spreadsheet')
  const app = createApp({ ...small.ports, openApi: { ...small.ports.openApi, keys } })
  const ask = async (headers: Record<string, string> = {}): Promise<number> =>
    (await app.request('/api/v1/units', { headers })).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  const bearer = { authorization: `Bearer ${key}` }
  expect([await ask(bearer), await ask(bearer), await ask(bearer)]).toEqual([200, 200, 200])
  const guess = { authorization: `Bearer dr_${'x'.repeat(43)}` }
  expect([await ask(guess), await ask(guess)]).toEqual([401, 429])
})
