import type { QueryClient } from '#app/queries/make-query-client.ts'
import type { ComponentType } from 'react'
import type { PublicConfig } from '#shared/public-config.ts'
import type { PageMeta } from '#shared/page-meta.ts'

export type RouteParams = Readonly<Record<string, string>>

/** `missing` answers 404 and `failed` 503; the page is rendered in all three cases. A throw answers 500 with the error page. */
export type PreloadOutcome = 'ready' | 'missing' | 'failed'

/** What a file of site/app/routes exports. */
export type RouteModule = {
  Route: ComponentType<{ params: RouteParams }>
  /** Head data known before any request; routes with a slug make theirs from their data. */
  meta?: PageMeta
  preload?: (
    client: QueryClient,
    params: RouteParams,
    config: PublicConfig,
    /** The query string without its question mark; empty when a page is fetched ahead. */
    search: string,
  ) => Promise<PreloadOutcome>
}

export type RouteRow = {
  /** The file's name in site/app/routes without its ending. */
  name: string
  /** Segments, literal or `:param`. */
  path: string
  load: () => Promise<RouteModule>
  /** `prerendered` at build for everyone, or `per-request` behind a cache keyed by the content's revision. */
  rendering: 'prerendered' | 'per-request'
  /** True where the query string changes what the server renders. */
  readsQuery?: true
  /** True where the page does its work from the start, so that its code loads with it. */
  isAliveAtLoad?: true
  /** True where the page's data would double its document: the browser fetches it when the page comes alive. */
  keepsDataApart?: true
  /** Listed in sitemap.xml and llms.txt. */
  isListed: boolean
}
