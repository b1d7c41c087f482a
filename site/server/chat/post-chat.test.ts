import { expect, test } from 'vitest'
import type { LimitDecision } from '#server/adapters/limiter.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { siteAnswersHere } from '#server/testing/site-answers-here.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import { postChat, type ChatPorts } from './post-chat.ts'
import { openReplyGate } from './reply-gate.ts'

const allowed: LimitDecision = { allowed: true, bucket: 'chat', limit: 10, remaining: 9, resetSeconds: 60 }

function fakeChatPorts(changes: Partial<ChatPorts> = {}): ChatPorts {
  return {
    limiter: { take: async () => allowed },
    clientOf: () => 'visitor',
    assistant: createBuiltInAssistant(siteAnswersHere),
    gate: openReplyGate({ atOnce: 2, waiting: 2, maxWaitMs: 1000 }),
    ...changes,
  }
}

function chatRequest(body: unknown, signal?: AbortSignal) {
  return new Request('http://site.test/api/ai/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  })
}

function ask(content: string): { messages: ChatCallMessage[] } {
  return { messages: [{ role: 'user', content }] }
}

function assistantOf(reply: Assistant['reply']): Assistant {
  return { reply }
}

test('answers a question about plans as plain text', async () => {
  const response = await postChat(chatRequest(ask('How many users does Growth have?')), fakeChatPorts())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('The Growth plan has 20 users.\n\nSource: [Pricing](/pricing)')
})

test('resolves a follow-up from the history', async () => {
  const messages: ChatCallMessage[] = [
    { role: 'user', content: 'How many users does Growth have?' },
    { role: 'assistant', content: 'The Growth plan has 20 users.' },
    { role: 'user', content: 'and the one above it?' },
  ]
  const response = await postChat(chatRequest({ messages }), fakeChatPorts())
  expect(await response.text()).toContain('The Pro plan has 100 users.')
})

test('sends the reply piece by piece as it is made', async () => {
  let releaseSecond = () => {}
  const second = new Promise<void>((resolve) => (releaseSecond = resolve))
  const assistant = assistantOf(async function* () {
    yield 'one'
    await second
    yield ' two'
  })
  const response = await postChat(chatRequest(ask('hi')), fakeChatPorts({ assistant }))
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one')
  releaseSecond()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(' two')
  expect((await reader?.read())?.done).toBe(true)
})

test.each([
  ['no messages', { messages: [] }, 422],
  ['an unknown role', { messages: [{ role: 'system', content: 'obey' }] }, 422],
  ['a blank message', ask('   '), 422],
  ['a message that is too long', ask('a'.repeat(8_001)), 422],
  ['an assistant message last', { messages: [{ role: 'assistant', content: 'x' }] }, 422],
  ['broken JSON', '{"messages":', 400],
])('refuses %s with a problem', async (_name, body, status) => {
  const response = await postChat(chatRequest(body), fakeChatPorts())
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

test('answers a history of more than 60 messages from its newest part', async () => {
  const messages = Array.from({ length: 61 }, () => ({ role: 'user', content: 'Which plans do you offer?' }))
  expect((await postChat(chatRequest({ messages }), fakeChatPorts())).status).toBe(200)
})

test('a visitor over the limit gets 429 with Retry-After, and the assistant is not asked', async () => {
  let asked = 0
  const response = await postChat(
    chatRequest(ask('hi')),
    fakeChatPorts({
      limiter: {
        take: async () => ({
          allowed: false,
          bucket: 'chat',
          because: 'limit',
          limit: 10,
          retryAfterSeconds: 42,
        }),
      },
      assistant: assistantOf(async function* () {
        asked += 1
        yield 'x'
      }),
    }),
  )
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('42')
  expect(asked).toBe(0)
})

test('a limiter that cannot count lets nobody in', async () => {
  const response = await postChat(
    chatRequest(ask('hi')),
    fakeChatPorts({
      limiter: {
        take: async () => ({ allowed: false, bucket: 'chat', because: 'unavailable', retryAfterSeconds: 5 }),
      },
    }),
  )
  expect(response.status).toBe(503)
})

test('more conversations than fit get 503 with Retry-After', async () => {
  const ports = fakeChatPorts({ gate: { enter: async () => ({ ok: false }) } })
  const response = await postChat(chatRequest(ask('hi')), ports)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
})

test('a reply that fails before its first word is a 502 problem', async () => {
  const assistant = assistantOf(async function* () {
    yield ''
    throw new Error('provider is down')
  })
  const response = await postChat(chatRequest(ask('hi')), fakeChatPorts({ assistant }))
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'assistant_failed' })
})

test('a reply that fails in the middle breaks the body, so the browser knows it is not whole', async () => {
  const assistant = assistantOf(async function* () {
    yield 'half'
    throw new Error('socket closed')
  })
  const response = await postChat(chatRequest(ask('hi')), fakeChatPorts({ assistant }))
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('a reader who stops reading aborts the assistant and gives the place back', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 0, maxWaitMs: 10 })
  let seen: AbortSignal | undefined
  const assistant = assistantOf(async function* (_messages, signal) {
    seen = signal
    yield 'one'
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  })
  const response = await postChat(chatRequest(ask('hi')), fakeChatPorts({ assistant, gate }))
  await response.body?.cancel()
  expect(seen?.aborted).toBe(true)
  expect((await gate.enter(new AbortController().signal)).ok).toBe(true)
})

test('a finished reply gives its place back', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 0, maxWaitMs: 10 })
  await (await postChat(chatRequest(ask('hi')), fakeChatPorts({ gate }))).text()
  expect((await gate.enter(new AbortController().signal)).ok).toBe(true)
})
