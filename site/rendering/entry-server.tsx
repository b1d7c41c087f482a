import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { App } from '#app/app.tsx'
import { makeQueryClient } from '#app/queries/make-query-client.ts'
import { HeadTags } from '#app/navigation/head-tags.tsx'
import { matchRoute } from '#app/navigation/match-route.ts'
import { makeRouteLoader } from '#app/navigation/route-loader.ts'
import type { PreloadOutcome } from '#app/navigation/route-row.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { notFoundRow, routeTable } from '#app/routes/route-table.ts'
import type { PageState } from './casts.ts'
import type { PageSummary, RenderedPage, RenderRequest, ServerEntry } from './server-entry.ts'
import { splitHead } from './split-head.ts'

const loader = makeRouteLoader(routeTable, notFoundRow)
const statusOf = { ready: 200, missing: 404, failed: 503 } as const satisfies Record<PreloadOutcome, number>
const noEffects = { onShown: () => {}, onAlive: () => {}, onPageView: () => {}, reload: () => {} }

async function renderPage({
  pathname,
  search = '',
  apiFetch,
  publicConfig,
  seed = [],
}: RenderRequest): Promise<RenderedPage> {
  const queryClient = makeQueryClient(apiFetch)
  for (const [key, data] of seed) queryClient.setQueryData(key, data)
  const route = await loader.load(pathname)
  const isKnown = route.row !== notFoundRow
  const outcome = isKnown
    ? ((await route.module.preload?.(queryClient, route.params, publicConfig, search)) ?? 'ready')
    : 'missing'
  const html = await renderMarkup(
    <App
      initialRoute={route}
      loader={loader}
      queryClient={queryClient}
      publicConfig={publicConfig}
      ssrPath={pathname}
      ssrSearch={search}
      effects={noEffects}
    />,
  )
  const queries = queryClient.listAnswers()
  const state: PageState =
    route.row.keepsDataApart === true ? { publicConfig, ...setApart(queries) } : { publicConfig, queries }
  return {
    status: statusOf[outcome],
    routeName: route.row.name,
    ...splitHead(html),
    state: toScriptJson(state),
    // What could not be fetched is asked for once more by the browser.
    start: route.row.isAliveAtLoad === true || outcome === 'failed' ? 'at-load' : 'on-touch',
    measurementId: publicConfig.gaMeasurementId,
  }
}

function setApart(answers: PageState['queries']): Omit<PageState, 'publicConfig'> {
  return {
    queries: [],
    apart: answers.map(({ queryKey }) => String(queryKey[0])),
  }
}

async function renderErrorPage(): Promise<Pick<RenderedPage, 'head' | 'body'>> {
  return splitHead(
    await renderMarkup(
      <>
        <HeadTags
          meta={{ path: null, title: 'Something failed', description: 'The page could not be put together.' }}
        />
        <main id="main">
          <ErrorPage />
        </main>
      </>,
    ),
  )
}

async function listPages(): Promise<readonly PageSummary[]> {
  return Promise.all(
    routeTable.map(async ({ name, path, rendering, isListed, load }) => ({
      name,
      path,
      rendering,
      isListed,
      meta: (await load()).meta ?? null,
    })),
  )
}

function findPage(pathname: string): ReturnType<ServerEntry['findPage']> {
  const row = matchRoute(routeTable, pathname)?.row
  return row === undefined ? null : { ...row, readsQuery: row.readsQuery === true }
}

async function renderMarkup(tree: ReactNode): Promise<string> {
  const problems: unknown[] = []
  const stream = await renderToReadableStream(tree, {
    // Boundaries past the default size would be sent apart with inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => {
      problems.push(problem)
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (problems.length > 0) throw new Error('A part of the page failed to render', { cause: problems[0] })
  return html
}

function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

export const serverEntry: ServerEntry = { renderPage, renderErrorPage, listPages, findPage }
