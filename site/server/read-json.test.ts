import { expect, test } from 'vitest'
import { z } from 'zod'
import { readJson } from '#server/read-json.ts'

const schema = z.object({ name: z.string().min(2, 'too short'), size: z.number() })

async function statusOf(body: string, contentType = 'application/json'): Promise<number> {
  const request = new Request('http://site/', {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  })
  const read = await readJson(request, schema)
  return read.ok ? 200 : read.response.status
}

test('a body that fits comes back typed', async () => {
  expect(await statusOf('{"name":"ab","size":1}', 'application/json; charset=utf-8')).toBe(200)
})

test('another content type is 415, broken JSON 400, a wrong field 422', async () => {
  expect(await statusOf('{"name":"ab","size":1}', 'text/plain')).toBe(415)
  expect(await statusOf('{"name":')).toBe(400)
  expect(await statusOf('{"name":"a"}')).toBe(422)
})

test('each wrong field is named once', async () => {
  const request = new Request('http://site/', {
    method: 'POST',
    body: '{"name":"a"}',
    headers: { 'content-type': 'application/json' },
  })
  const read = await readJson(request, schema)
  expect(read.ok ? null : await read.response.json()).toMatchObject({
    code: 'invalid_fields',
    retry: false,
    errors: [{ field: 'name', message: 'too short' }, { field: 'size' }],
  })
})
