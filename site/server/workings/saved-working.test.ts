import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savedWorking } from '#server/database/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import type { SaveAnswer, SavedWorkingAnswer } from '#shared/working-answers.ts'
import { createWorkingStore } from './working-store.ts'
import { makeTestWorking } from '@doublerule/carbon/testing/make-test-working.ts'

const bill = makeTestAnalysis([makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })])
const signOff = { preparedBy: 'Ada', reviewedBy: '', date: '', note: '' }
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ settings: { LIMIT_WORKING: '100/600', WORKING_RETENTION_DAYS: '7' } })
})

afterAll(() => server[Symbol.asyncDispose]())

async function save(body: unknown, key?: string): Promise<{ status: number; answer: SaveAnswer }> {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const response = await server.post('/api/workings', body, headers)
  return { status: response.status, answer: (await response.json()) as SaveAnswer }
}

const working = makeTestWorking(bill)

test('a saved paper is found under an address of 128 random bits, with its corrections worked out', async () => {
  const strike = { id: 'c1', paper: 0, reason: '', type: 'strike', activity: 'a1' }
  const { status, answer } = await save({ analyses: [bill], corrections: [strike], signOff })
  expect(status).toBe(201)
  expect(answer.id).toMatch(/^[\w-]{22}$/)
  expect(answer.url).toBe(`/working/${answer.id}`)
  const response = await server.app.request(`/api/workings/${answer.id}`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const saved = (await response.json()) as SavedWorkingAnswer
  expect(saved.working.signOff).toEqual(signOff)
  expect(saved.papers[0]?.analysis.totals.kgCO2e).toBe('0')
  expect(saved.replay).toEqual([{ fileName: 'bill.pdf', differences: [] }])
  const days = (Date.parse(saved.expiresAt) - Date.parse(saved.savedAt)) / 86_400_000
  expect(days).toBe(7)
})

test('the same key and papers are saved once, however often they are sent', async () => {
  const before = await server.database.queries.select().from(savedWorking)
  const answers = await Promise.all([1, 2, 3].map(() => save({ analyses: [bill] }, 'one-key')))
  expect(new Set(answers.map(({ answer }) => `${answer.id} ${answer.deleteKey}`)).size).toBe(1)
  const after = await server.database.queries.select().from(savedWorking)
  expect(after.length - before.length).toBe(1)
})

test('only the key that saving gave deletes a paper, and then it is gone at once', async () => {
  const { answer } = await save({ analyses: [bill] }, 'to-delete')
  const path = `/api/workings/${answer.id}`
  const refused = await server.app.request(path, { method: 'DELETE', headers: { 'x-delete-key': 'guess' } })
  expect(refused.status).toBe(404)
  const done = await server.app.request(path, {
    method: 'DELETE',
    headers: { 'x-delete-key': answer.deleteKey },
  })
  expect(done.status).toBe(204)
  expect((await server.app.request(path)).status).toBe(404)
})

test('a paper whose figures were tampered with says where it differs', async () => {
  const forged = { ...bill, totals: { ...bill.totals, kgCO2e: '1' } }
  const { answer } = await save({ analyses: [forged] })
  const saved = (await (await server.app.request(`/api/workings/${answer.id}`)).json()) as SavedWorkingAnswer
  expect(saved.replay[0]?.differences).toMatchObject([
    {
      path: 'totals.kgCO2e',
      stored: '"1"',
      replayed: '"76"',
      text: 'Total: 1 kg CO2e in the file, 76 kg CO2e when worked out again',
    },
  ])
})

test('a paper past its day is not given out any more', async () => {
  const queries = server.database.queries
  const secret = () => Promise.resolve('s')
  const then = createWorkingStore({
    queries,
    secret,
    retentionDays: 30,
    now: () => new Date('2026-01-01T00:00:00Z'),
  })
  const saved = await then.save(working, null)
  if (!saved.ok) throw new Error('there is room')
  const later = createWorkingStore({
    queries,
    secret,
    retentionDays: 30,
    now: () => new Date('2026-02-01T00:00:00Z'),
  })
  expect(await then.find(saved.id)).not.toBeNull()
  expect(await later.find(saved.id)).toBeNull()
})

test('when the store is full nothing more is kept', async () => {
  const store = createWorkingStore({
    queries: server.database.queries,
    secret: () => Promise.resolve('s'),
    retentionDays: 30,
    mostSaved: 0,
  })
  expect(await store.save(working, null)).toEqual({ ok: false, code: 'working_store_full' })
})

test('saved papers and papers at hand are exported as the same file', async () => {
  const { answer } = await save({ analyses: [bill], signOff })
  for (const [format, type] of [
    ['csv', 'text/csv'],
    ['json', 'application/json'],
    ['pdf', 'application/pdf'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const) {
    const saved = await server.app.request(`/api/workings/${answer.id}.${format}`)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('content-type')).toContain(type)
    expect(saved.headers.get('content-disposition')).toContain(`working-paper.${format}`)
    const posted = await server.post(`/api/workings/export/${format}`, { analyses: [bill], signOff })
    expect(posted.status).toBe(200)
    // Workbooks and PDF carry the time at which they were made.
    const isTimeless = format === 'csv' || format === 'json'
    const [savedText, postedText] = [await saved.text(), await posted.text()]
    expect(!isTimeless || savedText === postedText).toBe(true)
  }
  expect((await server.post('/api/workings/export/exe', { analyses: [bill] })).status).toBe(404)
})

test('the address of a saved paper stands in no log line', async () => {
  const { answer } = await save({ analyses: [bill] }, 'quiet')
  await server.app.request(`/api/workings/${answer.id}`)
  await server.app.request(`/working/${answer.id}`)
  expect(server.logLines.join('')).not.toContain(answer.id)
})

test('the page of a link answers 404 once nothing is kept under it, and where nothing ever was', async () => {
  const { answer } = await save({ analyses: [bill] }, 'short-lived')
  const statusOf = async (id: string) => (await server.app.request(`/working/${id}`)).status
  expect(await statusOf(answer.id)).toBe(200)
  await server.app.request(`/api/workings/${answer.id}`, {
    method: 'DELETE',
    headers: { 'x-delete-key': answer.deleteKey },
  })
  expect(await Promise.all([answer.id, 'nope', 'A'.repeat(22)].map(statusOf))).toEqual([404, 404, 404])
})
