import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { makeRouteLoader } from './route-loader.ts'
import { RouteOutlet } from './route-outlet.tsx'
import type { RouteModule, RouteRow } from './route-row.ts'

beforeEach(() => history.replaceState(null, '', '/'))

function row(path: string, load: () => Promise<RouteModule>): RouteRow {
  return { name: path, path, load, rendering: 'prerendered', isListed: true }
}

function pageOf(text: string): RouteModule {
  return { Route: () => <h1>{text}</h1> }
}

async function start(rows: readonly RouteRow[]) {
  const loader = makeRouteLoader(
    [row('/', () => Promise.resolve(pageOf('Home'))), ...rows],
    row('', () => Promise.resolve(pageOf('Missing'))),
  )
  const seen = { shown: 0, reloads: 0 }
  render(
    <RouteOutlet
      initialRoute={await loader.load('/')}
      loader={loader}
      onShown={() => {
        seen.shown += 1
      }}
      reload={() => {
        seen.reloads += 1
      }}
    >
      {(page, isPending) => <main aria-busy={isPending}>{page}</main>}
    </RouteOutlet>,
  )
  return seen
}

async function go(path: string) {
  await act(async () => navigate(path))
}

test('the first page stands without being told of', async () => {
  const seen = await start([])
  expect(screen.getByRole('heading')).toHaveTextContent('Home')
  expect(seen.shown).toBe(0)
})

test('a navigation shows the page and tells of it once', async () => {
  const seen = await start([row('/pricing', () => Promise.resolve(pageOf('Pricing')))])
  await go('/pricing')
  expect(screen.getByRole('heading')).toHaveTextContent('Pricing')
  expect(seen.shown).toBe(1)
})

test('the page before stays, marked busy, until the next one is here', async () => {
  const chunk = Promise.withResolvers<RouteModule>()
  await start([row('/slow', () => chunk.promise)])
  await go('/slow')
  expect(screen.getByRole('heading')).toHaveTextContent('Home')
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await act(async () => chunk.resolve(pageOf('Slow')))
  expect(screen.getByRole('heading')).toHaveTextContent('Slow')
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false')
})

test('only the last of two navigations is shown', async () => {
  const chunk = Promise.withResolvers<RouteModule>()
  await start([row('/slow', () => chunk.promise), row('/fast', () => Promise.resolve(pageOf('Fast')))])
  await go('/slow')
  await go('/fast')
  await act(async () => chunk.resolve(pageOf('Slow')))
  expect(screen.getByRole('heading')).toHaveTextContent('Fast')
})

test('a chunk that is gone after a deployment makes the browser load the address', async () => {
  const seen = await start([
    row('/gone', () => Promise.reject(new Error('Failed to fetch dynamically imported module'))),
  ])
  await go('/gone')
  expect(seen).toEqual({ shown: 0, reloads: 1 })
  expect(window.location.pathname).toBe('/gone')
})

test('an unknown path shows the not-found page', async () => {
  await start([])
  await go('/no/such/page')
  expect(screen.getByRole('heading')).toHaveTextContent('Missing')
})
