import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { contactMessage, pageView, rateLimit, savedWorking, spentBotCheck } from '#server/database/schema.ts'
import { purge } from '#server/storage/purge.ts'
import { openMemoryDatabase } from '#server/testing/open-memory-database.ts'

const now = new Date('2026-11-20T03:17:00Z')
let database: Database
let outbox: string

beforeAll(async () => {
  database = await openMemoryDatabase()
  outbox = await mkdtemp(join(tmpdir(), 'doublerule-outbox-'))
})

afterAll(async () => {
  await database.close()
  await rm(outbox, { recursive: true })
})

function messageOf(createdAt: Date) {
  return {
    id: randomUUID(),
    submission: randomUUID(),
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Ten letters',
    botCheck: 'passed' as const,
    requestId: 'r',
    createdAt,
  }
}

test('what is past its retention goes, the rest stays', async () => {
  const { queries } = database
  await queries
    .insert(contactMessage)
    .values([messageOf(new Date('2026-10-20T00:00:00Z')), messageOf(new Date('2026-10-22T00:00:00Z'))])
  await queries.insert(pageView).values([
    { day: '2024-11-01', path: '/', views: 9 },
    { day: '2026-11-01', path: '/', views: 9 },
  ])
  await queries.insert(spentBotCheck).values([
    { token: 'old', expiresAt: new Date('2026-11-20T03:00:00Z') },
    { token: 'new', expiresAt: new Date('2026-11-20T04:00:00Z') },
  ])
  const paper = { content: '{}', savedAt: new Date('2026-10-20T00:00:00Z') }
  await queries.insert(savedWorking).values([
    { ...paper, id: 'old', submission: 'a', expiresAt: new Date('2026-11-19T00:00:00Z') },
    { ...paper, id: 'new', submission: 'b', expiresAt: new Date('2026-11-21T00:00:00Z') },
  ])
  await queries.insert(rateLimit).values([{ key: 'old', points: 1, expire: now.getTime() - 1 }])
  await writeFile(join(outbox, 'old.eml'), 'mail')
  await utimes(join(outbox, 'old.eml'), new Date('2026-10-20T00:00:00Z'), new Date('2026-10-20T00:00:00Z'))
  await writeFile(join(outbox, 'new.eml'), 'mail')
  await utimes(join(outbox, 'new.eml'), now, now)

  expect(await purge(queries, outbox, { contactDays: 30, pageViewDays: 730 }, now)).toEqual({
    messages: 1,
    workings: 1,
    mailFiles: 1,
  })
  expect(await queries.select().from(contactMessage)).toHaveLength(1)
  expect(await queries.select().from(pageView)).toHaveLength(1)
  expect((await queries.select().from(spentBotCheck)).map(({ token }) => token)).toEqual(['new'])
  expect((await queries.select().from(savedWorking)).map(({ id }) => id)).toEqual(['new'])
  expect(await queries.select().from(rateLimit)).toHaveLength(0)
  expect(await readdir(outbox)).toEqual(['new.eml'])
})

test('a missing outbox is nothing to purge', async () => {
  const purged = await purge(
    database.queries,
    join(outbox, 'none'),
    { contactDays: 30, pageViewDays: 730 },
    now,
  )
  expect(purged.mailFiles).toBe(0)
})
