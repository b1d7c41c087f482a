import { expect, test } from 'vitest'
import { createTestDatabase, testDatabaseUrl } from '#server/testing/create-test-database.ts'
import { startMailbox } from '#server/testing/start-mailbox.ts'
import { startProcess } from '#server/testing/start-process.ts'

// These need a PostgreSQL of their own: CI starts one and sets TEST_DATABASE_URL.
const hasNoPostgres = testDatabaseUrl === undefined
const often = { LIMIT_POST: '9000/60', LIMIT_CONTACT: '9000/60', LIMIT_CONTACT_UNCHECKED: '9000/60' }
const settings = {
  ...often,
  LIMIT_CONTACT_UNCHECKED_ALL: '9000/60',
  MAIL_RETRY_SECONDS: '1',
  LOG_LEVEL: 'warn',
}

function messageFrom(number: number) {
  return { name: 'Ada', email: `visitor-${number}@example.org`, message: 'Ten letters or more' }
}

test.skipIf(hasNoPostgres)(
  'two processes start together on an empty database and share its limits',
  async () => {
    await using database = await createTestDatabase()
    await using mailbox = await startMailbox()
    const shared = { ...settings, DATABASE_URL: database.url, SMTP_URL: mailbox.url, LIMIT_CONTACT: '3/60' }
    const [first, second] = await Promise.all([startProcess(shared), startProcess(shared)])
    await using _first = first
    await using _second = second
    const statuses: number[] = []
    for (const server of [first, second, first, second]) {
      statuses.push((await server.post(messageFrom(statuses.length))).status)
    }
    expect(statuses).toEqual([202, 202, 202, 429])
    await mailbox.waitFor(3, 20_000)
    expect((await first.end('SIGTERM')).exitCode).toBe(0)
  },
  120_000,
)

test.skipIf(hasNoPostgres)(
  'of two processes one is killed mid-work, and every accepted message is delivered',
  async () => {
    await using database = await createTestDatabase()
    await using mailbox = await startMailbox()
    mailbox.delayMs = 100
    const shared = { ...settings, DATABASE_URL: database.url, SMTP_URL: mailbox.url }
    const [first, second] = await Promise.all([startProcess(shared), startProcess(shared)])
    await using _first = first
    await using _second = second
    const numbers = Array.from({ length: 40 }, (_, number) => number)
    const posts = numbers.map(async (number) => {
      const server = number % 2 === 0 ? first : second
      const status = await server.post(messageFrom(number)).then(
        (response) => response.status,
        () => 0,
      )
      return { number, status }
    })
    setTimeout(() => void first.end('SIGKILL'), 400)
    const accepted = (await Promise.all(posts)).filter(({ status }) => status === 202)
    expect(accepted.length).toBeGreaterThanOrEqual(20)

    const senders = () => new Set(mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address))
    const missing = () => accepted.filter(({ number }) => !senders().has(messageFrom(number).email)).length
    await expect.poll(missing, { timeout: 60_000, interval: 250 }).toBe(0)
    // Sent twice is possible for what was in hand at the kill; then both carry one Message-ID.
    const ids = new Set(mailbox.mails.map(({ messageId }) => messageId))
    expect(ids.size).toBe(senders().size)
  },
  180_000,
)

test.skipIf(hasNoPostgres)(
  'a database that goes away under load loses no accepted message',
  async () => {
    await using database = await createTestDatabase()
    await using mailbox = await startMailbox()
    await using server = await startProcess({
      ...settings,
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
    })
    const accepted: number[] = []
    const refused: number[] = []
    const over = new AbortController()
    // Four at once, so that some connection breaks while it waits inside a transaction.
    const load = Promise.all(
      [0, 1, 2, 3].map(async (first) => {
        for (let number = first; !over.signal.aborted; number += 4) {
          const { status } = await server.post(messageFrom(number))
          ;(status === 202 ? accepted : refused).push(number)
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
      }),
    )
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).status
    for (const outage of [1, 2, 3]) {
      await expect.poll(() => accepted.length, { timeout: 20_000 }).toBeGreaterThan(outage * 30)
      const refusedBefore = refused.length
      await database.takeAway()
      await expect.poll(readiness, { timeout: 10_000 }).toBe(503)
      await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(refusedBefore)
      await database.giveBack()
      await expect.poll(readiness, { timeout: 20_000 }).toBe(200)
    }
    const before = accepted.length
    await expect.poll(() => accepted.length, { timeout: 20_000 }).toBeGreaterThan(before + 3)
    over.abort()
    await load

    const senders = () => new Set(mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address))
    const missing = () => accepted.filter((number) => !senders().has(messageFrom(number).email)).length
    await expect.poll(missing, { timeout: 60_000, interval: 250 }).toBe(0)
    expect((await server.end('SIGTERM')).exitCode).toBe(0)
  },
  180_000,
)

test.skipIf(hasNoPostgres)(
  'a server that starts before its database waits for it and then serves',
  async () => {
    await using database = await createTestDatabase()
    await database.takeAway()
    setTimeout(() => void database.giveBack(), 3_000)
    await using server = await startProcess({ ...settings, DATABASE_URL: database.url })
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  },
  120_000,
)
