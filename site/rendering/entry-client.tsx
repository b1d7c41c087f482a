import { navigate } from 'wouter/use-browser-location'
import { App } from '#app/app.tsx'
import { makeQueryClient } from '#app/queries/make-query-client.ts'
import { followLinks } from '#app/navigation/follow-links.ts'
import { focusPage } from '#app/navigation/focus-page.ts'
import { matchRoute } from '#app/navigation/match-route.ts'
import type { ReportPageView } from '#app/navigation/page-view-reporter.ts'
import { makeRouteLoader } from '#app/navigation/route-loader.ts'
import { startScrollMemory } from '#app/navigation/scroll-memory.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { notFoundRow, routeTable } from '#app/routes/route-table.ts'
import { readPageState } from './casts.ts'
import { hydratePage } from './hydrate-page.ts'

/** The same code on the same page would fail again: a press then loads the page anew. */
let hasFailed = false

/**
 * Takes the served page over; true once its parts hear and answer. When its chunk or its data can't be had, the page stays
 * as the server made it: it reads and its links work.
 */
export async function startClient(onPageView: ReportPageView): Promise<boolean> {
  if (hasFailed) return false
  const root = document.getElementById('root')
  const state = readPageState(document.getElementById('page-state')?.textContent)
  if (root === null || state === null) return false

  const loader = makeRouteLoader(routeTable, notFoundRow, state.publicConfig)
  const queryClient = makeQueryClient((path, init) => fetch(path, init))
  queryClient.takeOver(state.queries)
  const apart = state.apart ?? []
  const [initialRoute] = await Promise.all([
    loader.load(window.location.pathname),
    ...apart.map((path) => queryClient.query({ queryKey: [path] })),
  ]).catch(() => [null])
  if (initialRoute === null) return false

  const scrollMemory = startScrollMemory()
  const effects = {
    onShown: () => {
      scrollMemory.settle()
      focusPage()
    },
    onPageView,
    reload: () => window.location.reload(),
  }
  const isAlive = await hydratePage(root, {
    render: (onAlive) => (
      <App
        initialRoute={initialRoute}
        loader={loader}
        queryClient={queryClient}
        publicConfig={state.publicConfig}
        effects={{ ...effects, onAlive }}
      />
    ),
    failed: (
      <main id="main">
        <ErrorPage />
      </main>
    ),
  })
  hasFailed = !isAlive
  // The links of a page that could not be taken over are the browser's.
  if (isAlive) followLinks(root, (pathname) => matchRoute(routeTable, pathname) !== null, navigate)
  return isAlive
}
