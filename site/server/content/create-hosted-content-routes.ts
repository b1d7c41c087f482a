import { Hono } from 'hono'
import type { Log } from '#server/log.ts'
import type { ContentClient } from '#shared/content/content-client.ts'
import { contentQueries } from '#shared/content/queries.ts'
import { contentError } from './content-error.ts'
import { readQueryRequest } from './read-query-request.ts'

export type HostedPorts = {
  /** Gives results whose HTML is safe already. */
  client: ContentClient
  dataset: string
  log: Log
}

const allowedQueries: ReadonlySet<string> = new Set(Object.values(contentQueries))

/**
 * The same query address as the embedded service, answered by the hosted one: what the server renders passes here.
 * Pictures come from the hosted service directly.
 */
export function createHostedContentRoutes({ client, dataset, log }: HostedPorts): Hono {
  const routes = new Hono()
  routes.get('/:version{v[0-9-]+}/data/query/:dataset', async (context) => {
    if (context.req.param('dataset') !== dataset) return contentError(404, 'notFound', 'no such dataset')
    const read = await readQueryRequest(context.req.raw)
    if (!read.ok) return contentError(read.status, 'queryParseError', read.description)
    const { query, parameters } = read.value
    if (!allowedQueries.has(query)) return contentError(403, 'queryNotAllowed', 'only queries of this site')
    try {
      return Response.json({ result: await client(query, plainParameters(parameters)) })
    } catch (problem) {
      log.error({ problem }, 'the hosted content service gave no result')
      // Not one of the statuses that are tried again: the client behind this address has done that.
      return contentError(500, 'upstreamError', 'the hosted content service gave no result')
    }
  })
  routes.all('/*', () => contentError(404, 'notFound', 'no such address'))
  return routes
}

function plainParameters(parameters: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value
  }
  return plain
}
