import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { contactMessage } from '#server/database/schema.ts'
import { openJobs, type Jobs } from '#server/jobs/open-jobs.ts'
import { createMailHandlers } from '#server/mail/create-mail-handlers.ts'
import { registerMailMetrics } from '#server/metrics/mail-metrics.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { openMemoryDatabase } from '#server/testing/open-memory-database.ts'

const { log, lines } = createMemoryLog()
const metrics = openMetrics()
let database: Database
let jobs: Jobs
let boss: PgBoss

beforeAll(async () => {
  database = await openMemoryDatabase()
  const mailer = {
    send: () => Promise.resolve({ ok: false as const, isPermanent: false, problem: new Error('refused') }),
    close: () => {},
  }
  const handlers = createMailHandlers({
    queries: database.queries,
    mailer,
    addresses: { from: 'website@brand.example', contact: 'owner@brand.example' },
    log,
    metrics: registerMailMetrics(metrics.registry),
  })
  jobs = await openJobs({
    database,
    log,
    retryDelaySeconds: 30,
    handlers: { ...handlers, purge: () => Promise.resolve() },
  })
  boss = new PgBoss({ ...database.jobsConnection, supervise: false, schedule: false })
  await boss.start()
})

afterAll(async () => {
  await boss.stop()
  await jobs.stop(500)
  await database.close()
})

test('attempts to deliver a message last for more than three days', async () => {
  const queue = await boss.getQueue('mail')
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0, retryBackoff } = queue ?? {}
  expect(retryBackoff).toBe(true)
  // pg-boss doubles the delay and takes a random part from its half to its whole; this is the least.
  const leastSeconds = Array.from({ length: retryLimit }, (_, attempt) =>
    Math.min(retryDelayMax ?? 0, (retryDelay * 2 ** Math.min(16, attempt)) / 2),
  ).reduce((sum, seconds) => sum + seconds, 0)
  expect(leastSeconds / 86_400).toBeGreaterThan(3)
  expect(queue?.retentionSeconds).toBeGreaterThan(leastSeconds)
})

test('a message whose last attempt failed is kept, marked and reported', async () => {
  const id = randomUUID()
  const row = {
    id,
    submission: id,
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Ten letters',
    requestId: 'r-1',
  }
  await database.queries.insert(contactMessage).values({ ...row, botCheck: 'passed' })
  await boss.send(
    'mail',
    { kind: 'contact-notification', messageId: id, requestId: 'r-1' },
    { retryLimit: 0 },
  )

  const read = () => database.queries.select().from(contactMessage).where(eq(contactMessage.id, id))
  await expect.poll(async () => (await read())[0]?.gaveUpAt, { timeout: 28_000 }).toBeInstanceOf(Date)
  expect((await read())[0]?.deliveredAt).toBeNull()
  expect(lines.join('')).toMatch(/"level":"error".*"requestId":"r-1".*given up/)
  expect(await metrics.registry.metrics()).toContain('mails_given_up_total{kind="contact-notification"} 1')
})
