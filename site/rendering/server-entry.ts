import type { ApiFetch } from '#shared/api-fetch.ts'
import type { PageMeta } from '#shared/page-meta.ts'
import type { PublicConfig } from '#shared/public-config.ts'

/** What a page finds in its query cache before it is rendered, by query key. */
export type Seed = readonly (readonly [key: readonly string[], data: unknown])[]

export type RenderRequest = {
  pathname: string
  /** The query string without its question mark, for pages that read it. */
  search?: string
  apiFetch: ApiFetch
  publicConfig: PublicConfig
  seed?: Seed
}

export type RenderedPage = {
  status: 200 | 404 | 503
  /** Name of the route, which is also its file's name in site/app/routes. */
  routeName: string
  /** Title, meta and link tags. */
  head: string
  /** What stands in #root. */
  body: string
  /** JSON that the browser hydrates from, safe inside a script element. */
  state: string
  /** When React takes the page over: as it loads, or once somebody touches a control. */
  start: 'at-load' | 'on-touch'
  /** Google Analytics, where it counts the page views. */
  measurementId: string | null
}

export type PageSummary = {
  name: string
  path: string
  rendering: 'prerendered' | 'per-request'
  isListed: boolean
  meta: PageMeta | null
}

/** What the built server bundle hands to the code that Node runs directly. */
export type ServerEntry = {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>
  /** The error page's head and body; it has no state and is not hydrated. */
  renderErrorPage: () => Promise<Pick<RenderedPage, 'head' | 'body'>>
  /** Every row of the route table, with its static head data. */
  listPages: () => Promise<readonly PageSummary[]>
  /** The row's name and how it is rendered; null for a path that has no page. */
  findPage: (pathname: string) => (Pick<PageSummary, 'name' | 'rendering'> & { readsQuery: boolean }) | null
}
