import { expect, test } from 'vitest'
import { createContentClient } from './content-client.ts'
import { createContentLibrary } from './content-library.ts'
import { embeddedContent } from './content-source.ts'

function clientOf(answers: readonly (() => Response | Promise<Response>)[], timeoutMs = 1000) {
  const calls: string[] = []
  const waits: number[] = []
  const client = createContentClient({
    source: embeddedContent,
    timeoutMs,
    fetch: (address) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)]
      calls.push(address)
      if (answer === undefined) throw new Error('no answer')
      return answer()
    },
    wait: (delayMs) => {
      waits.push(delayMs)
      return Promise.resolve()
    },
  })
  return { client, calls, waits }
}

const result = (value: unknown) => () => Response.json({ result: value })
const status = (code: number) => () => Response.json({}, { status: code })

test('parameters travel as JSON under a dollar sign', async () => {
  const { client, calls } = clientOf([result(1)])
  await client('*[$slug]', { slug: 'a', count: 3 })
  expect(calls[0]).toBe(
    '/content/v2023-05-03/data/query/production?query=*%5B%24slug%5D&%24slug=%22a%22&%24count=3&returnQuery=false&perspective=published',
  )
})

test.each([429, 502, 503])('%i is tried again with growing gaps until it answers', async (code) => {
  const { client, waits } = clientOf([status(code), status(code), status(code), result('ok')])
  expect(await client('*', {})).toBe('ok')
  expect(waits.map((delayMs) => Math.floor(delayMs / 100))).toEqual(
    [1, 2, 4].map((step) => expect.closeTo(step, -1) as number),
  )
})

test('after five retries the status is reported', async () => {
  const { client, calls } = clientOf([status(503)])
  await expect(client('*', {})).rejects.toThrow('503')
  expect(calls).toHaveLength(6)
})

test.each([400, 404, 500, 504])('%i is final', async (code) => {
  const { client, calls } = clientOf([status(code)])
  await expect(client('*', {})).rejects.toThrow(String(code))
  expect(calls).toHaveLength(1)
})

test('a page of HTML is an error, not an empty result', async () => {
  const { client } = clientOf([
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ])
  await expect(client('*', {})).rejects.toThrow('not JSON')
})

test('a service that never answers is given up after the timeout and not asked again', async () => {
  let calls = 0
  const client = createContentClient({
    source: embeddedContent,
    timeoutMs: 30,
    fetch: (_address, init) => {
      calls += 1
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          reject(new DOMException('timed out', 'TimeoutError'))
        })
      })
    },
  })
  await expect(client('*', {})).rejects.toThrow('timed out')
  expect(calls).toBe(1)
})

test('a failed query is logged and gives a failure or an empty list', async () => {
  const logged: string[] = []
  const { client } = clientOf([status(500)])
  const library = createContentLibrary(client, (text) => logged.push(text))
  expect(await library.findPost('a')).toBe('failed')
  expect(await library.listRelatedPosts('a')).toEqual([])
  expect(await library.findAuthor('a')).toBe('failed')
  expect(await library.listPostsByAuthor('a')).toEqual([])
  expect(logged).toHaveLength(4)
})

test('a post with missing and strange fields is read as far as it goes', async () => {
  const { client } = clientOf([
    result({
      title: 'T',
      slug: { current: 't' },
      categories: 'none',
      author: { name: 'N' },
      mainImage: { asset: null },
    }),
  ])
  const library = createContentLibrary(client, () => undefined)
  expect(await library.findPost('t')).toMatchObject({
    slug: 't',
    author: null,
    mainImage: null,
    categories: [],
    content: '',
  })
})
