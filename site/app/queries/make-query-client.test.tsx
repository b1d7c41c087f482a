import { expect, test } from 'vitest'
import { makeQueryClient } from './make-query-client.ts'

type Call = { path: string; init: RequestInit | undefined }

function clientOf(answer: Response) {
  const calls: Call[] = []
  const client = makeQueryClient((path, init) => {
    calls.push({ path, init })
    return answer.clone()
  })
  return { client, calls }
}

test('a query is a GET with credentials of the path in the first element of its key', async () => {
  const { client, calls } = clientOf(Response.json({ title: 'Scope 2' }))
  expect(await client.query({ queryKey: ['/api/posts/featured', 'anything'] })).toEqual({ title: 'Scope 2' })
  expect(calls).toMatchObject([{ path: '/api/posts/featured', init: { credentials: 'include' } }])
  expect(calls[0]?.init?.method).toBeUndefined()
})

test.each([
  [
    'the body text',
    new Response('no such post', { status: 404, statusText: 'Not Found' }),
    '404: no such post',
  ],
  [
    'the status text when the body is empty',
    new Response(null, { status: 503, statusText: 'Unavailable' }),
    '503: Unavailable',
  ],
  [
    'the same form for unauthorised answers',
    new Response('', { status: 401, statusText: 'Unauthorized' }),
    '401: Unauthorized',
  ],
])('a failed answer throws its status and %s', async (_what, answer, text) => {
  const { client, calls } = clientOf(answer)
  await expect(client.query({ queryKey: ['/api/a'] })).rejects.toThrow(text)
  expect(calls).toHaveLength(1)
})

test('nothing goes stale, is fetched again or is tried again', () => {
  const { queries, mutations } = clientOf(Response.json(null)).client.getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})
