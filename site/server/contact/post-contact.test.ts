import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BotCheckVerdict } from '#server/adapters/bot-check.ts'
import type { ContactPorts } from '#server/contact/accept-message.ts'
import { postContact } from '#server/contact/post-contact.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import { startMailbox, type Mailbox } from '#server/testing/start-mailbox.ts'
import { countMessages } from '#server/testing/count-messages.ts'

const message = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Please tell me about plans.' }

let mailbox: Mailbox
let server: TestApp
let verdict: BotCheckVerdict = { verdict: 'missing' }
let rules: Pick<ContactPorts['botCheckRules'], 'missing' | 'down'> = { missing: 'mark', down: 'refuse' }

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await openTestApp({
    settings: {
      SMTP_URL: mailbox.url,
      LIMIT_CONTACT: '1000/60',
      LIMIT_CONTACT_UNCHECKED: '40/60',
      CONTACT_ACKNOWLEDGE: 'true',
    },
    botCheck: { createChallenge: null, verify: () => Promise.resolve(verdict) },
    ports: ({ contact }) => ({
      contact: {
        ...contact,
        get botCheckRules() {
          return rules
        },
      },
    }),
  })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
})

function countRows(email: string): Promise<number> {
  return countMessages(server.database.queries, email)
}

async function codeOf(response: Response): Promise<unknown> {
  const reply = (await response.json()) as { code: unknown }
  return reply.code
}

test('a message is accepted, stored and delivered to the owner', async () => {
  const from = { ...message, email: 'first@example.org' }
  expect((await server.post('/api/contact', from)).status).toBe(202)
  expect(await countRows('first@example.org')).toBe(1)
  await mailbox.waitFor(1)
  const mail = mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'first@example.org')
  expect(mail?.from?.address).toBe('website@doublerule.example.com')
  expect(mail?.text).toContain('Please tell me about plans.')
})

test('two clicks with one key leave one message and one mail', async () => {
  const from = { ...message, email: 'twice@example.org' }
  const clicks = [1, 2, 3].map(() => server.post('/api/contact', from, { 'idempotency-key': 'k1' }))
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await countRows('twice@example.org')).toBe(1)
})

test('the same key with other words is another message, so that nothing is lost', async () => {
  const from = { ...message, email: 'other@example.org' }
  await server.post('/api/contact', from, { 'idempotency-key': 'k2' })
  await server.post('/api/contact', { ...from, message: 'And one thing more.' }, { 'idempotency-key': 'k2' })
  expect(await countRows('other@example.org')).toBe(2)
})

test('a NUL character, which the database cannot hold, does not cost the message', async () => {
  const from = { ...message, email: 'nul@example.org', message: 'Ten letters \0 or more' }
  expect((await server.post('/api/contact', from)).status).toBe(202)
  expect(await countRows('nul@example.org')).toBe(1)
})

test('a message that is not valid names each field', async () => {
  const response = await server.post('/api/contact', { name: 'A', email: 'ada', message: 'short' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'invalid_fields',
    errors: [{ field: 'name' }, { field: 'email' }, { field: 'message' }],
  })
})

test('a filled trap field is refused and not stored', async () => {
  const response = await server.post('/api/contact', { ...message, email: 'trap@example.org', website: 'x' })
  expect(await codeOf(response)).toBe('bot_check_failed')
  expect(await countRows('trap@example.org')).toBe(0)
})

test('a message without a bot check is marked in the subject and gets no acknowledgement', async () => {
  verdict = { verdict: 'missing' }
  await server.post('/api/contact', { ...message, email: 'unchecked@example.org' })
  await expect
    .poll(
      () => mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'unchecked@example.org')?.subject,
    )
    .toBe('[No bot check] Website message from Ada Lovelace')
  expect(mailbox.mails.some(({ to }) => to?.[0]?.address === 'unchecked@example.org')).toBe(false)
})

test('a checked message is not marked, and its sender gets an acknowledgement from us', async () => {
  verdict = { verdict: 'passed', token: 'token-1', expiresAt: new Date(Date.now() + 60_000) }
  await server.post('/api/contact', { ...message, email: 'checked@example.org' })
  await expect
    .poll(() => mailbox.mails.find(({ to }) => to?.[0]?.address === 'checked@example.org')?.from?.address, {
      timeout: 30_000,
    })
    .toBe('website@doublerule.example.com')
  await expect
    .poll(
      () => mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'checked@example.org')?.subject,
      {
        timeout: 30_000,
      },
    )
    .toBe('Website message from Ada Lovelace')
})

test('a bot check is good for one message, and for the repeats of that one', async () => {
  verdict = { verdict: 'passed', token: 'token-2', expiresAt: new Date(Date.now() + 60_000) }
  const from = { ...message, email: 'spent@example.org' }
  expect((await server.post('/api/contact', from, { 'idempotency-key': 'k3' })).status).toBe(202)
  expect((await server.post('/api/contact', from, { 'idempotency-key': 'k3' })).status).toBe(202)
  const another = await server.post('/api/contact', { ...from, message: 'Another message.' })
  expect(await codeOf(another)).toBe('bot_check_failed')
  expect(await countRows('spent@example.org')).toBe(1)
})

test('a failed bot check is refused', async () => {
  verdict = { verdict: 'failed' }
  expect(await codeOf(await server.post('/api/contact', message))).toBe('bot_check_failed')
})

test('with the service of the bot check down, messages are refused or marked as configured', async () => {
  verdict = { verdict: 'unavailable' }
  const refused = await server.post('/api/contact', message)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('10')
  rules = { missing: 'mark', down: 'mark' }
  expect((await server.post('/api/contact', { ...message, email: 'down@example.org' })).status).toBe(202)
})

test('when a bot check is required, a message without one is refused', async () => {
  verdict = { verdict: 'missing' }
  rules = { missing: 'refuse', down: 'refuse' }
  expect(await codeOf(await server.post('/api/contact', message))).toBe('bot_check_required')
})

test('a form that was sent faster than a person writes counts as one without a bot check', async () => {
  verdict = { verdict: 'too_fast' }
  rules = { missing: 'mark', down: 'refuse' }
  expect((await server.post('/api/contact', { ...message, email: 'fast@example.org' })).status).toBe(202)
  await expect
    .poll(() => mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'fast@example.org')?.subject)
    .toMatch(/^\[No bot check\]/)
})

test('no name, address, message or bot check is in the log', async () => {
  expect(server.logLines.length).toBeGreaterThan(10)
  expect(server.logLines.join('')).not.toMatch(/Lovelace|example\.org|tell me about|token-\d/)
})

test('messages without a bot check are counted tightly', async () => {
  verdict = { verdict: 'missing' }
  const statuses: number[] = []
  for (let sent = 0; sent < 41; sent += 1) {
    statuses.push((await server.post('/api/contact', message, { 'idempotency-key': 'same' })).status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('when the message cannot be stored, the answer is a failure and says to try again', async () => {
  const response = await postContact(
    new Request('http://site/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    }),
    {
      limiter: {
        take: async (bucket) => ({ allowed: true, bucket, limit: 1, remaining: 1, resetSeconds: 1 }),
      },
      clientOf: () => 'visitor',
      botCheck: { createChallenge: null, verify: () => Promise.resolve({ verdict: 'off' }) },
      botCheckRules: rules,
      store: { add: () => Promise.reject(new Error('disk full')) },
      log: {
        debug: ignore,
        info: ignore,
        warn: ignore,
        error: ignore,
        fatal: ignore,
        prepareAnswered: () => ignore,
      },
      countAccepted: ignore,
    },
  )
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'message_not_stored', retry: true })
})

function ignore(): void {}
