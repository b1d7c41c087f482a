import { createMiddleware } from 'hono/factory'
import type { DoorEnv } from '#server/door/door.ts'
import type { AdmitCaller } from '#server/open-api/admit-caller.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

/** What a request to /mcp passes before its body is read: where it comes from, its key and its limit. */
export function createMcpDoor(admit: AdmitCaller, publicOrigin: string | null) {
  return createMiddleware<DoorEnv>(async (c, next) => {
    c.set('route', '/mcp')
    const refusal = isAcceptedOrigin(c.req.raw, publicOrigin)
      ? await admit(c.req.raw)
      : respondWithProblem('mcp_origin_refused')
    if (refusal !== null) c.res = refusal
    else await next()
  })
}

const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The protocol asks servers to check Origin, so that no page of another site reaches one by a name that it makes point
 * here. Programs send none. A page must be of the configured origin, or, where none is set, of this machine by its own name.
 */
function isAcceptedOrigin(request: Request, publicOrigin: string | null): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (publicOrigin !== null) return origin === publicOrigin
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return thisMachine.has(hostname) && host === new URL(request.url).host
}
