import type { PublishedFile } from './published-file.ts'

export type PageCache = {
  get: (path: string) => Promise<PublishedFile>
  /** The page where it is kept and still true. */
  peek: (path: string) => PublishedFile | undefined
}

/**
 * Keeps the pages used last, for one revision of the content. Requests for a page that is being rendered wait for that
 * rendering. Only answers with status 200 are kept, so addresses that don't exist can't push out pages that do.
 */
export function makePageCache(options: {
  capacity: number
  revision: () => string
  render: (path: string) => Promise<PublishedFile>
}): PageCache {
  const kept = new Map<string, PublishedFile>()
  /** Where one page is asked for again and again, its place needs no change. */
  let latest: string | null = null
  const underway = new Map<string, Promise<PublishedFile>>()
  let keptRevision = options.revision()

  async function renderAndKeep(path: string, revision: string): Promise<PublishedFile> {
    const page = await options.render(path)
    if (page.status === 200 && revision === keptRevision) keep(path, page)
    return page
  }

  function keep(path: string, page: PublishedFile): void {
    if (path === latest && kept.get(path) === page) return
    latest = path
    kept.delete(path)
    kept.set(path, page)
    const oldest = kept.keys().next()
    if (kept.size > options.capacity && !oldest.done) kept.delete(oldest.value)
  }

  return {
    peek: (path) => {
      const page = options.revision() === keptRevision ? kept.get(path) : undefined
      if (page !== undefined) keep(path, page)
      return page
    },
    get: async (path) => {
      const revision = options.revision()
      if (revision !== keptRevision) {
        kept.clear()
        underway.clear()
        keptRevision = revision
      }
      const page = kept.get(path)
      if (page !== undefined) {
        keep(path, page)
        return page
      }
      const started = underway.get(path)
      if (started !== undefined) return started
      const rendering = renderAndKeep(path, revision)
      underway.set(path, rendering)
      try {
        return await rendering
      } finally {
        if (underway.get(path) === rendering) underway.delete(path)
      }
    },
  }
}
