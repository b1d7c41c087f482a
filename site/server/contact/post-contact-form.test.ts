import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import { countMessages } from '#server/testing/count-messages.ts'

const message = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Line one\r\nLine two & "more"' }
let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})

afterAll(() => server[Symbol.asyncDispose]())

async function postForm(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.app.request('/contact', { method: 'POST', body: new URLSearchParams(fields), headers })
}

function countRows(email: string): Promise<number> {
  return countMessages(server.database.queries, email)
}

test('a form without JavaScript is stored and leads back to the page', async () => {
  const response = await postForm({ ...message, email: 'plain@example.org', website: '' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/contact#sent')
  expect(await countRows('plain@example.org')).toBe(1)
})

test('a double click without JavaScript leaves one message', async () => {
  const fields = { ...message, email: 'double@example.org' }
  await Promise.all([postForm(fields), postForm(fields)])
  expect(await countRows('double@example.org')).toBe(1)
})

test('a form that is not valid comes back with every value and each error', async () => {
  const response = await postForm({ ...message, email: 'no address' })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual([
    [
      ['contact-form-state'],
      {
        values: { ...message, email: 'no address' },
        errors: [{ field: 'email', message: 'Please enter a valid email address' }],
        detail: expect.stringMatching(/\.$/),
      },
    ],
  ])
})

test('a filled trap field brings the form back and stores nothing', async () => {
  const response = await postForm({ ...message, email: 'trap@example.org', website: 'https://spam.example' })
  expect(response.status).toBe(403)
  expect(await countRows('trap@example.org')).toBe(0)
})

test('a form of another site is refused', async () => {
  const response = await postForm(message, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
  expect(response.status).toBe(403)
})

test('another content type than a form’s is refused', async () => {
  expect((await server.post('/contact', message)).status).toBe(415)
})
