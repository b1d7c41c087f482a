import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiFetch } from '#shared/api-fetch.ts'
import type { PublicConfig } from '#shared/public-config.ts'
import type { AskedFor, FileAnswer } from './published-file.ts'
import type { Seed } from './server-entry.ts'

type SiteLog = {
  info: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

/** A page that comes from the content: a post, an author. */
export type ContentPage = {
  path: string
  title: string
  description: string | null
  modifiedOn: string | null
}

/** What the blog hands to the pages: a revision that changes with the content, and the pages it adds. */
export type ContentPort = {
  revision: () => string
  listPages: () => Promise<readonly ContentPage[]>
}

/** What the factor library adds: an address for each factor, and the library itself as files. */
export type LibraryPort = {
  holds: (path: string) => boolean
  write: (path: string) => { contentType: string; body: string } | null
  listPaths: () => readonly string[]
}

export type OpenSiteOptions = {
  mode: 'production' | 'development'
  /** In process: `(path, init) => app.request(path, init)`. */
  apiFetch: ApiFetch
  publicConfig: PublicConfig
  log: SiteLog
  content?: ContentPort
  library?: LibraryPort
  /** Development only: an editor of the articles, below a path of its own. */
  editor?: { path: string; listener: (request: IncomingMessage, response: ServerResponse) => Promise<void> }
}

/** The pages and files of the site behind one web-standard call; the server owns sockets, API and the other headers. */
export type Site = {
  /** Answers GET and HEAD of every path outside the API; others get 405. Never throws. */
  respond: (request: Request) => Promise<Response>
  /** What `respond` answers at an address without a query, where it is in memory already. */
  answerFromMemory?: (path: string, asked: AskedFor) => FileAnswer | undefined
  /** Renders one page for one answer, with data in its query cache: a form that comes back with what was written. */
  respondWithSeed: (path: string, seed: Seed, status: number) => Promise<Response>
  /** Development only: Vite's middleware, to be asked before `respond`. */
  nodeMiddleware: null | NodeMiddleware
  close: () => Promise<void>
}

type NodeMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (problem?: unknown) => void,
) => void
