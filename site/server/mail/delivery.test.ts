import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessage } from '#server/database/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import { startMailbox, type Mailbox } from '#server/testing/start-mailbox.ts'

let mailbox: Mailbox
let server: TestApp

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await openTestApp({
    settings: { SMTP_URL: mailbox.url, MAIL_RETRY_SECONDS: '1', LIMIT_CONTACT: '900/60' },
  })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
})

function send(email: string): Promise<Response> {
  return server.post('/api/contact', { name: 'Ada', email, message: 'Ten letters or more' })
}

function mailsFrom(email: string): number {
  return mailbox.mails.filter(({ replyTo }) => replyTo?.[0]?.address === email).length
}

async function rowOf(email: string) {
  const rows = await server.database.queries
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.email, email))
  return rows[0]
}

test('a mail server that refuses for a while gets the mail when it takes mails again, once', async () => {
  let refusals = 0
  mailbox.refuseWith = () => (refusals++ < 2 ? 451 : null)
  await send('busy@example.org')
  await expect.poll(() => mailsFrom('busy@example.org'), { timeout: 25_000 }).toBe(1)
  await expect.poll(async () => (await rowOf('busy@example.org'))?.deliveredAt).toBeInstanceOf(Date)
  expect(refusals).toBe(3)
})

test('a refusal for good of our own notification is tried again, since settings can be mended', async () => {
  let refusals = 0
  mailbox.refuseWith = () => (refusals++ < 1 ? 550 : null)
  await send('denied@example.org')
  await expect.poll(() => mailsFrom('denied@example.org'), { timeout: 25_000 }).toBe(1)
})

test('a slow mail server holds up no visitor', async () => {
  mailbox.refuseWith = null
  mailbox.delayMs = 2_000
  const startedMs = performance.now()
  expect((await send('slow@example.org')).status).toBe(202)
  expect(performance.now() - startedMs).toBeLessThan(1_500)
  await expect.poll(() => mailsFrom('slow@example.org'), { timeout: 25_000 }).toBe(1)
  mailbox.delayMs = 0
})

test('a failed attempt is logged with the request that caused it and without the address', async () => {
  const line = server.logLines.find((text) => text.includes('mail not sent'))
  expect(line).toMatch(/"responseCode":451/)
  expect(line).toMatch(/"requestId":"[\w-]{36}"/)
  expect(server.logLines.join('')).not.toContain('example.org')
})
