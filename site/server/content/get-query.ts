import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { contentQueries } from '#shared/content/queries.ts'
import { contentError } from './content-error.ts'
import { readQueryRequest } from './read-query-request.ts'
import type { Snapshot } from './snapshot.ts'

export type QueryPorts = {
  currentSnapshot: () => Snapshot | Promise<Snapshot>
  results: LRUCache<string, string>
}

const allowedQueries: ReadonlySet<string> = new Set(Object.values(contentQueries))

export function createResultCache(): LRUCache<string, string> {
  return new LRUCache({ max: 500, maxSize: 16 * 1024 * 1024, sizeCalculation: (text) => text.length + 1 })
}

/**
 * The query endpoint of the content service. It answers the site's own queries and refuses others with 403,
 * because GROQ lets a stranger write queries that never end.
 */
export async function getQuery(request: Request, ports: QueryPorts): Promise<Response> {
  const startedMs = performance.now()
  const read = await readQueryRequest(request)
  if (!read.ok) return contentError(read.status, 'queryParseError', read.description)
  const { query, parameters, returnQuery } = read.value
  if (!allowedQueries.has(query.trim())) {
    return contentError(403, 'queryNotAllowed', 'this server answers the queries of its own site only')
  }

  const snapshot = await ports.currentSnapshot()
  const key = JSON.stringify([
    snapshot.revision,
    query,
    Object.entries(parameters).toSorted(([one], [other]) => one.localeCompare(other)),
  ])
  let resultJson = ports.results.get(key)
  if (resultJson === undefined) {
    const { queryContent } = await import('./query-content.ts')
    const outcome = queryContent(snapshot, query, parameters)
    if (!outcome.ok) {
      const { type, description, startOffset } = outcome.problem
      return contentError(
        400,
        type,
        description,
        startOffset === null ? undefined : { query, start: startOffset },
      )
    }
    resultJson = outcome.resultJson
    ports.results.set(key, resultJson)
  }

  const etag = `W/"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'public, max-age=60, stale-while-revalidate=240' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const queryPart = returnQuery ? `"query":${JSON.stringify(query)},` : ''
  const ms = Math.round(performance.now() - startedMs)
  const body = `{${queryPart}"result":${resultJson},"syncTags":["s1:${snapshot.revision}"],"ms":${ms}}`
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}
