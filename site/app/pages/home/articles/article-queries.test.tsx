import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '#app/queries/make-query-client.ts'
import { embeddedContent } from '#shared/content/content-source.ts'
import { featuredPostQuery, latestPostsQuery } from './article-queries.ts'

function clientAnswering(answer: () => Response) {
  return makeQueryClient(answer)
}

const post = { _id: 'post-a', title: 'Reading a bill', slug: { current: 'reading-a-bill' } }

test('the featured post is read from the API', async () => {
  const client = clientAnswering(() => Response.json(post))
  expect(await client.query(featuredPostQuery)).toMatchObject({ slug: 'reading-a-bill' })
})

test('404 is no featured post, silently', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = clientAnswering(() => new Response(null, { status: 404 }))
  expect(await client.query(featuredPostQuery)).toBeNull()
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('any other failure is logged and shows nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = clientAnswering(() => new Response(null, { status: 500 }))
  expect(await client.query(featuredPostQuery)).toBeNull()
  expect(log).toHaveBeenCalledWith('Failed to fetch featured post')
  log.mockRestore()
})

test('the latest posts come from the content service, are fresh for five minutes and asked for twice', async () => {
  const query = latestPostsQuery(embeddedContent)
  const client = clientAnswering(() => Response.json({ result: [post] }))
  expect(await client.query(query)).toMatchObject([{ slug: 'reading-a-bill' }])
  expect(query.staleTime).toBe(300_000)
  expect(query.retry).toBe(1)
})
