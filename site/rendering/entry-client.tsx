import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { App } from '#app/app.tsx'
import { makeQueryClient } from '#app/queries/make-query-client.ts'
import { followLinks } from '#app/navigation/follow-links.ts'
import { focusPage } from '#app/navigation/focus-page.ts'
import { matchRoute } from '#app/navigation/match-route.ts'
import { makePageViewReporter } from '#app/navigation/page-view-reporter.ts'
import { makeRouteLoader } from '#app/navigation/route-loader.ts'
import { startScrollMemory } from '#app/navigation/scroll-memory.ts'
import { notFoundRow, routeTable } from '#app/routes/route-table.ts'
import { readPageState } from './casts.ts'

// A task of its own: to evaluate the modules is a long one already.
setTimeout(() => void start())

/** In a function, because the chunk of every page waits for this one: an await at its top would wait for itself. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  const state = readPageState(document.getElementById('page-state')?.textContent)
  if (root === null || state === null) return

  const loader = makeRouteLoader(routeTable, notFoundRow, state.publicConfig)
  const queryClient = makeQueryClient((path, init) => fetch(path, init))
  hydrate(queryClient, state.queries)

  const scrollMemory = startScrollMemory()
  const effects = {
    onShown: () => {
      scrollMemory.settle()
      focusPage()
    },
    onPageView: makePageViewReporter(state.publicConfig),
    reload: () => window.location.reload(),
  }

  // When the first page's chunk can't be had, the page stays as the server made it: it reads and its links work.
  const initialRoute = await loader.load(window.location.pathname).catch(() => null)
  if (initialRoute === null) return
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        initialRoute={initialRoute}
        loader={loader}
        queryClient={queryClient}
        publicConfig={state.publicConfig}
        effects={effects}
      />,
    )
  })
  followLinks(root, (pathname) => matchRoute(routeTable, pathname) !== null, navigate)
}
