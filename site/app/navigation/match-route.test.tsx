import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import type { RouteRow } from './route-row.ts'

const rows = ['/', '/blog', '/blog/:slug', '/features/web-api'].map((path): RouteRow => ({
  name: path,
  path,
  load: () => Promise.reject(new Error()),
  rendering: 'prerendered',
  isListed: true,
}))

test.each([
  ['/', '/', {}],
  ['/blog', '/blog', {}],
  ['/blog/scope-2', '/blog/:slug', { slug: 'scope-2' }],
  ['/blog/caf%C3%A9', '/blog/:slug', { slug: 'café' }],
  ['/features/web-api', '/features/web-api', {}],
] as const)('%s is the page %s', (pathname, path, params) => {
  expect(matchRoute(rows, pathname)).toMatchObject({ row: { path }, params })
})

test.each(['/blog/', '/blog/a/b', '/Blog', '/features', '//', '/blog/%E0%A4%A', '/blog/:slug/x'])(
  '%s is no page',
  (pathname) => {
    expect(matchRoute(rows, pathname)).toBeNull()
  },
)
