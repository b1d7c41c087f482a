import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ settings: { LIMIT_RECALCULATE: '3/600' } })
})

afterAll(() => server[Symbol.asyncDispose]())

const ask = (content: string) => server.post('/api/workings/sum', { messages: [{ role: 'user', content }] })

test('the paper of a sum adds up to what the reply says; no other question has one', async () => {
  const sum = await ask('300 kWh in SA')
  expect(await sum.json()).toMatchObject({
    paper: { analysis: { totals: { kgCO2e: '72' } }, corrections: [] },
  })
  expect(await (await ask('Which plans do you offer?')).json()).toEqual({ paper: null })
})

test('what is no conversation is refused, and who asks too often is told when to come back', async () => {
  expect((await server.post('/api/workings/sum', { messages: [] })).status).toBe(422)
  const late = await ask('300 kWh in SA')
  expect(late.status).toBe(429)
})
