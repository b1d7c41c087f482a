import type { QueryClient } from '#app/queries/make-query-client.ts'
import { defaultPublicConfig, type PublicConfig } from '#shared/public-config.ts'
import { matchRoute } from './match-route.ts'
import type { RouteModule, RouteParams, RouteRow } from './route-row.ts'

export type LoadedRoute = { pathname: string; row: RouteRow; params: RouteParams; module: RouteModule }

export type RouteLoader = {
  load: (pathname: string) => Promise<LoadedRoute>
  /** Fetches chunk and data of a page that is likely to be next. A failure here is met again, and shown, on navigation. */
  warm: (pathname: string, client: QueryClient) => void
}

/** Loads route modules by path; a path without a row gets the not-found row. */
export function makeRouteLoader(
  rows: readonly RouteRow[],
  notFound: RouteRow,
  publicConfig: PublicConfig = defaultPublicConfig,
): RouteLoader {
  async function load(pathname: string): Promise<LoadedRoute> {
    const { row, params } = matchRoute(rows, pathname) ?? { row: notFound, params: {} }
    return { pathname, row, params, module: await row.load() }
  }

  async function loadWithData(pathname: string, client: QueryClient): Promise<void> {
    const { module, params } = await load(pathname)
    await module.preload?.(client, params, publicConfig, '')
  }

  return { load, warm: (pathname, client) => void loadWithData(pathname, client).catch(() => undefined) }
}
