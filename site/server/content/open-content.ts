import { join } from 'node:path'
import type { Hono } from 'hono'
import type { ContentPort } from '#rendering/site.ts'
import { clientOf } from '#server/client-of.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { createContentClient, type ContentClient } from '#shared/content/content-client.ts'
import { createContentLibrary, type ContentLibrary } from '#shared/content/content-library.ts'
import { embeddedContent, hostedContent } from '#shared/content/content-source.ts'
import type { ContentStore } from './content-store.ts'
import { createContentRoutes } from './create-content-routes.ts'
import { createHostedContentRoutes } from './create-hosted-content-routes.ts'
import { createResultCache } from './get-query.ts'
import { openImageCache } from './image-cache.ts'
import { listContentPages } from './list-content-pages.ts'
import { createWorkQueue } from './work-queue.ts'

export type OpenContent = {
  library: ContentLibrary
  /** Mounted at /content. */
  routes: Hono
  port: ContentPort
  /** Resolves when it is loaded; whoever asks before is answered then. Rejects with ContentFaults. */
  opened: Promise<unknown>
  close: () => void
}

/** The content folder has faults; each line names its place. */
export class ContentFaults extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The content folder has ${problems.length} problems:\n${problems.map((line) => `  content/${line}`).join('\n')}`,
    )
  }
}

const contentRoot = join(import.meta.dirname, '../../../content')
const freshForMs = 300_000

/**
 * Opens the content of the configuration: the hosted service when a project is named, else the content folder, which is
 * loaded after `start`.
 */
export function openContent(
  config: Config,
  log: Log,
  isWatched: boolean,
  start: Promise<unknown> = Promise.resolve(),
): OpenContent {
  return config.sanity === null ? openEmbedded(config, log, isWatched, start) : openHosted(config.sanity, log)
}

function openEmbedded(config: Config, log: Log, isWatched: boolean, start: Promise<unknown>): OpenContent {
  let store: ContentStore | null = null
  const cache = start.then(() => openImageCache(join(config.dataDir, 'images')))
  const opened = start.then(async () => {
    const { openContentStore } = await import('./content-store.ts')
    const result = await openContentStore(contentRoot, isWatched ? reportReload(log) : undefined)
    if (!result.ok) throw new ContentFaults(result.problems)
    store = result.store
    return result.store
  })
  const routes = createContentRoutes({
    currentSnapshot: async () => (await opened).current(),
    results: createResultCache(),
    cache: {
      read: async (key) => (await cache).read(key),
      write: async (key, bytes) => (await cache).write(key, bytes),
    },
    queue: createWorkQueue({ atOnce: 2, waiting: 64, waitingPerOwner: 24 }),
    clientOf,
  })
  const client = createContentClient({
    source: { ...embeddedContent, base: '' },
    fetch: (path, init) => routes.request(path, init),
  })
  const library = createContentLibrary(client, logTo(log))
  return {
    library,
    routes,
    port: {
      revision: () => store?.current().revision ?? 'not open yet',
      listPages: () => listContentPages(library),
    },
    opened: Promise.all([opened, cache]),
    close: () => store?.close(),
  }
}

function openHosted(sanity: NonNullable<Config['sanity']>, log: Log): OpenContent {
  const askHosted = createContentClient({ source: hostedContent(sanity), fetch })
  const client: ContentClient = async (query, parameters) => {
    const { sanitizePosts } = await import('./sanitize-posts.ts')
    return sanitizePosts(await askHosted(query, parameters))
  }
  const library = createContentLibrary(client, logTo(log))
  return {
    library,
    routes: createHostedContentRoutes({ client, dataset: sanity.dataset, log }),
    port: {
      revision: () => `hosted ${Math.floor(Date.now() / freshForMs)}`,
      listPages: () => listContentPages(library),
    },
    opened: Promise.resolve(),
    close: () => undefined,
  }
}

function reportReload(log: Log): (problems: readonly string[]) => void {
  return (problems) => {
    if (problems.length === 0) log.info('content loaded again')
    for (const problem of problems) log.error({ problem: `content/${problem}` }, 'content not loaded')
  }
}

function logTo(log: Log): (text: string) => void {
  return (text) => {
    log.error({ text }, 'content query failed')
  }
}
