import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Registry } from 'prom-client'
import { respondWithMetrics } from '#server/metrics/get-metrics.ts'

/** Serves the metrics on a port of their own, for a network that visitors cannot reach. */
export async function listenMetrics(
  registry: Registry,
  port: number,
  host: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const respond = getRequestListener(async (request) =>
    new URL(request.url).pathname === '/metrics'
      ? respondWithMetrics(registry)
      : new Response('Metrics are at /metrics\n', { status: 404 }),
  )
  const server = createServer((request, response) => void respond(request, response))
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the metrics listener has no port')
  return {
    port: address.port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
