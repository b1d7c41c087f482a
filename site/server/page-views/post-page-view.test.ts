import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageView } from '#server/database/schema.ts'
import { createPageViewStore } from '#server/page-views/page-view-store.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})

afterAll(() => server[Symbol.asyncDispose]())

async function viewsOf(path: string): Promise<number> {
  const rows = await server.database.queries.select().from(pageView)
  return rows.filter((row) => row.path === path).reduce((sum, row) => sum + row.views, 0)
}

test('views of a path are counted by day', async () => {
  for (const path of ['/pricing', '/pricing', '/about']) {
    expect((await server.post('/api/page-views', { page_path: path })).status).toBe(204)
  }
  expect(await viewsOf('/pricing')).toBe(2)
  expect(await viewsOf('/about')).toBe(1)
})

test('a browser that asks not to be tracked is not counted', async () => {
  await server.post('/api/page-views', { page_path: '/quiet' }, { 'sec-gpc': '1' })
  await server.post('/api/page-views', { page_path: '/quiet' }, { dnt: '1' })
  expect(await viewsOf('/quiet')).toBe(0)
})

test('only a path is taken: no query, no other address', async () => {
  for (const path of ['/a?b=c', 'https://evil.example/', 'pricing', `/${'a'.repeat(300)}`, 7]) {
    expect((await server.post('/api/page-views', { page_path: path })).status).toBe(422)
  }
})

test('made-up paths beyond two thousand a day count together', async () => {
  const store = createPageViewStore(server.database.queries, () => new Date('2026-01-05T12:00:00Z'))
  const day = '2026-01-05'
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ day, path: `/made-up/${index}`, views: 1 }))
  await server.database.queries.insert(pageView).values(rows)
  await store.count('/one-more')
  await store.count('/made-up/7')
  expect(await viewsOf('/one-more')).toBe(0)
  expect(await viewsOf('(other)')).toBe(1)
  expect(await viewsOf('/made-up/7')).toBe(2)
})
