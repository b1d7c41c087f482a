import { createHash, timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { respondWithProblem } from '#server/respond-with-problem.ts'

export type MetricsPorts = {
  registry: Pick<Registry, 'contentType' | 'metrics'>
  /** The bearer token that opens the page; null keeps it closed, as if it were not there. */
  token: string | null
}

/** GET /metrics on the website's own port: Prometheus text for those who hold the token, 404 for all others. */
export async function getMetrics(request: Request, { registry, token }: MetricsPorts): Promise<Response> {
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === null || given === undefined || !isEqual(given, token)) return respondWithProblem('not_found')
  return respondWithMetrics(registry)
}

/** Every metric in the Prometheus text format. */
export async function respondWithMetrics(registry: MetricsPorts['registry']): Promise<Response> {
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}

function isEqual(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
