import { expect, test, vi } from 'vitest'
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

test('an answer is kept for good, and one request runs for a key at a time', async () => {
  const { client, calls } = clientOf(Response.json({ title: 'Scope 2' }))
  const query = { queryKey: ['/api/a'] }
  await Promise.all([client.query(query), client.query(query)])
  client.begin(query, true)
  await client.query(query)
  expect(calls).toHaveLength(1)
})

test('an answer past its time is shown until the next one is there', async () => {
  const { client, calls } = clientOf(Response.json('new'))
  client.takeOver([{ queryKey: ['/api/a'], data: 'old', updatedAt: Date.now() - 2000 }])
  client.begin({ queryKey: ['/api/a'], staleTime: 5000 }, true)
  expect(calls).toHaveLength(0)
  client.begin({ queryKey: ['/api/a'], staleTime: 1000 }, true)
  expect(client.answerTo({ queryKey: ['/api/a'] })).toBe('old')
  await vi.waitFor(() => expect(client.answerTo({ queryKey: ['/api/a'] })).toBe('new'))
  expect(calls).toHaveLength(1)
})

test('a failure takes nothing away that was there', async () => {
  const { client } = clientOf(new Response('busy', { status: 503 }))
  client.takeOver([{ queryKey: ['/api/a'], data: 'old', updatedAt: 0 }])
  client.begin({ queryKey: ['/api/a'], staleTime: 0 }, true)
  await expect(client.query({ queryKey: ['/api/b'] })).rejects.toThrow('503')
  expect(client.stateOf(['/api/a'])).toMatchObject({ status: 'success', data: 'old' })
})

test('what failed is asked for as often as its query says, and by a page only where that may ask again', async () => {
  let asked = 0
  const client = makeQueryClient(
    () => {
      asked += 1
      return new Response('busy', { status: 500 })
    },
    { retryDelayMs: 0 },
  )
  const query = { queryKey: ['/api/a'], retry: 1 }
  await expect(client.query(query)).rejects.toThrow('500: busy')
  expect(asked).toBe(2)
  client.begin(query, false)
  expect(client.stateOf(query.queryKey)).toEqual({ status: 'error' })
  client.begin(query, true)
  expect(client.stateOf(query.queryKey)).toEqual({ status: 'pending' })
  await vi.waitFor(() => expect(asked).toBe(4))
})

test('the browser takes over what the server was answered, and not what failed', async () => {
  const server = makeQueryClient((path) =>
    path === '/api/a' ? Response.json(1) : new Response(null, { status: 500 }),
  )
  await server.query({ queryKey: ['/api/a'] })
  await server.query({ queryKey: ['/api/b'] }).catch(() => null)
  const { client, calls } = clientOf(Response.json(2))
  client.takeOver(server.listAnswers())
  expect(await client.query({ queryKey: ['/api/a'] })).toBe(1)
  expect(await client.query({ queryKey: ['/api/b'] })).toBe(2)
  expect(calls).toHaveLength(1)
})
