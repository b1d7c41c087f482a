import { expect, onTestFinished, test } from 'vitest'
import { siteAnswersHere } from '#server/testing/site-answers-here.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import { createSiteAnswers, tooLongReply } from './site-answers.ts'
import { openThread } from './thread/open-thread.ts'

const signal = new AbortController().signal
const hello: ChatCallMessage[] = [{ role: 'user', content: 'How many users does Growth have?' }]

test('the thread of the assistant answers as the site does', async () => {
  const entry = new URL('./thread/serve-tasks.ts', import.meta.url)
  const thread = openThread({ entry, deadlineMs: 20_000, restMs: 60_000, onEnded: () => {} })
  onTestFinished(thread.close)
  const site = createSiteAnswers(thread)
  expect(await site.answer(hello, signal)).toEqual([
    'The Growth plan has 20 users.',
    'Source: [Pricing](/pricing)',
  ])
  expect(await site.brief(hello, 'n', signal)).toMatchObject({ isForModel: true, messages: hello })
  expect(await site.runTool('planFor', { businessUnits: 12, users: null })).toContain('Growth')
})

test('a message that takes too long gets a clear reply', async () => {
  const site = createSiteAnswers({ run: async () => ({ ok: false, code: 'too_long' }) })
  expect(await site.answer(hello, signal)).toEqual([tooLongReply])
  expect(await site.brief(hello, 'n', signal)).toBeNull()
})

test('a thread that failed is a failure of the reply, not an answer', async () => {
  const site = createSiteAnswers({ run: async () => ({ ok: false, code: 'failed' }) })
  await expect(site.answer(hello, signal)).rejects.toThrow('failed')
})

test('a sum by a factor of the visitor’s own has no paper: it knows published factors only', async () => {
  const paperOf = (content: string) => siteAnswersHere.paperOf([{ role: 'user', content }], signal)
  expect(await paperOf('900 kWh at 0.43 kg CO2e/kWh')).toBeNull()
  expect(await paperOf('900 kWh in Victoria')).not.toBeNull()
})
