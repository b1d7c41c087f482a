import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#rendering/site.ts'
import type { Config } from '#server/config.ts'
import { acceptRequestId, noteRequest, type DoorPorts } from '#server/door/door.ts'
import { addSecurityHeaders } from '#server/door/security-headers.ts'

export type PublishedPorts = Pick<DoorPorts, 'log' | 'metrics'> &
  Pick<Site, 'answerFromMemory'> & { config: Pick<Config, 'hsts' | 'trustedProxyHops'> }

/**
 * Answers for files and pages that stand in memory before a request is made of them: four of five requests, with the headers,
 * the log line and the counts that the door gives all. Everything else goes on to the app.
 */
export function createPublishedAnswers(ports: PublishedPorts) {
  const { answerFromMemory, config } = ports
  /** Names and values in turn, as Node writes them. */
  const written = new WeakMap<object, string[]>()

  function write(headers: Readonly<Record<string, string>>): string[] {
    let list = written.get(headers)
    if (list === undefined) {
      const all = new Headers(headers)
      addSecurityHeaders(all, config.hsts)
      written.set(headers, (list = [...all].flat()))
    }
    return list
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method = '', url: path = '', headers } = request
    // Papers have headers of their own, and their addresses stay out of the log.
    const isRead =
      (method === 'GET' || method === 'HEAD') && headers.host !== undefined && !path.startsWith('/working/')
    const answer = isRead
      ? answerFromMemory?.(path, {
          method,
          acceptEncoding: headers['accept-encoding'],
          ifNoneMatch: headers['if-none-match'],
        })
      : undefined
    if (answer === undefined) {
      next()
      return
    }
    const { status, headers: own, body } = answer
    const startedMs = performance.now()
    const requestId = acceptRequestId(headers['x-request-id'], config.trustedProxyHops) ?? randomUUID()
    response.writeHead(status, [...write(own), 'x-request-id', requestId])
    response.end(body)
    noteRequest(
      ports,
      { method, path, status, route: 'page', durationMs: performance.now() - startedMs },
      { requestId },
    )
  }
}
