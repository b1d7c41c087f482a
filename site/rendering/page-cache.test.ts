import { expect, test } from 'vitest'
import { makePageCache } from './page-cache.ts'
import { makePublishedFile, type PublishedFile } from './published-file.ts'

function startCache(options: { capacity?: number; status?: PublishedFile['status'] } = {}) {
  const rendered: string[] = []
  const content = { revision: '1' }
  const cache = makePageCache({
    capacity: options.capacity ?? 10,
    revision: () => content.revision,
    render: (path) => {
      rendered.push(path)
      const identity = new TextEncoder().encode(path)
      return Promise.resolve(
        makePublishedFile({ status: options.status ?? 200, headers: {}, bodies: { identity } }),
      )
    },
  })
  return { cache, rendered, content }
}

test('a page is rendered once', async () => {
  const { cache, rendered } = startCache()
  expect(await cache.get('/blog/a')).toBe(await cache.get('/blog/a'))
  expect(rendered).toEqual(['/blog/a'])
})

test('requests during a rendering share it', async () => {
  const { cache, rendered } = startCache()
  await Promise.all([cache.get('/blog/a'), cache.get('/blog/a'), cache.get('/blog/a')])
  expect(rendered).toEqual(['/blog/a'])
})

test('the page used longest ago makes room', async () => {
  const { cache, rendered } = startCache({ capacity: 2 })
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await cache.get(path)
  expect(rendered).toEqual(['/a', '/b', '/c', '/b'])
})

test('a new revision of the content empties it', async () => {
  const { cache, rendered, content } = startCache()
  await cache.get('/a')
  content.revision = '2'
  await cache.get('/a')
  expect(rendered).toEqual(['/a', '/a'])
})

test('a page whose content changed while it was rendered is not kept', async () => {
  const { cache, rendered, content } = startCache()
  const rendering = cache.get('/a')
  content.revision = '2'
  await cache.get('/b')
  await rendering
  await cache.get('/a')
  expect(rendered).toEqual(['/a', '/b', '/a'])
})

test.each([404, 503] as const)('an answer of %i is rendered anew each time', async (status) => {
  const { cache, rendered } = startCache({ status })
  await cache.get('/blog/none')
  await cache.get('/blog/none')
  expect(rendered).toHaveLength(2)
})

test('a failed rendering is not remembered', async () => {
  let calls = 0
  const cache = makePageCache({
    capacity: 1,
    revision: () => '',
    render: () => {
      calls += 1
      return Promise.reject(new Error('no'))
    },
  })
  await expect(cache.get('/a')).rejects.toThrow('no')
  await expect(cache.get('/a')).rejects.toThrow('no')
  expect(calls).toBe(2)
})
