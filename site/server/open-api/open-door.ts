import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { DoorEnv } from '#server/door/door.ts'
import type { AdmitCaller } from '#server/open-api/admit-caller.ts'
import { isApiVersion, newestVersion, versionHeader } from '#server/open-api/api-versions.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

const daySeconds = 86_400

/** Lets pages of other sites call: nothing here answers by a cookie. */
export const openApiCors: MiddlewareHandler<DoorEnv> = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'prefer',
    versionHeader,
  ],
  exposeHeaders: [
    'etag',
    'location',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'x-request-id',
    versionHeader,
  ],
  maxAge: daySeconds,
})

/** What every request of the open API passes before its body is read: its version, its key and its limit. */
export function createOpenDoor(admit: AdmitCaller): MiddlewareHandler<DoorEnv> {
  return createMiddleware<DoorEnv>(async (c, next) => {
    c.set('route', '/api/v1')
    const version = c.req.header(versionHeader) ?? newestVersion
    if (isApiVersion(version)) {
      const refusal = await admit(c.req.raw)
      if (refusal === null) await next()
      else c.res = refusal
    } else {
      c.res = respondWithProblem('version_unknown')
    }
    c.res.headers.set(versionHeader, isApiVersion(version) ? version : newestVersion)
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
  })
}
