import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { Config } from '#server/config.ts'
import { hasOwnDoor } from '#server/door/has-own-door.ts'
import { isSameOrigin } from '#server/door/is-same-origin.ts'
import { addLimitHeaders } from '#server/door/limit-headers.ts'
import { remoteAddress } from '#server/door/remote-address.ts'
import { addSecurityHeaders } from '#server/door/security-headers.ts'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { requestContext, type RequestContext } from '#server/request-context.ts'
import { savedPaperRoute } from '#server/workings/working-ports.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import { limits } from '#shared/limits.ts'

export type DoorPorts = {
  config: Pick<Config, 'hsts' | 'publicOrigin' | 'trustedProxyHops' | 'limits'>
  limiter: Limiter
  log: Log
  metrics: Pick<Metrics, 'observeRequest'>
}

export type DoorEnv = {
  /** The socket's side of a request; absent when the server calls itself. */
  Bindings: Partial<HttpBindings>
  /** Name of the endpoint that answered, for the metrics. */
  Variables: { route?: string }
}

const acceptableRequestId = /^[\w-]{8,64}$/

/**
 * What every request passes. It gets an id. Its path has a bounded length. One that changes something must come from our own pages, within the
 * limit of its address. Its answer gets the security headers and one line in the log.
 */
export function createDoor(ports: DoorPorts): MiddlewareHandler<DoorEnv> {
  return async (c, next) => {
    const startedMs = performance.now()
    const context = openContext(c, ports.config.trustedProxyHops)
    await requestContext.run(context, async () => {
      const refusal = await refuse(c, context, ports)
      if (refusal === undefined) await next()
      else c.res = refusal
      finish(c, context, ports, performance.now() - startedMs)
    })
  }
}

function openContext(c: Context<DoorEnv>, trustedHops: number): RequestContext {
  const { headers } = c.req.raw
  // Hono leaves it out when the app is called in process.
  const env: DoorEnv['Bindings'] | undefined = c.env
  const socketAddress = env?.incoming?.socket.remoteAddress ?? 'in-process'
  return {
    requestId: acceptRequestId(headers.get('x-request-id'), trustedHops) ?? randomUUID(),
    address: remoteAddress(socketAddress, headers.get('x-forwarded-for'), trustedHops),
    limitDecisions: [],
  }
}

/** The id that a proxy in front gave to a request; null where there is none to believe. */
export function acceptRequestId(
  given: string | string[] | null | undefined,
  trustedHops: number,
): string | null {
  return trustedHops > 0 && typeof given === 'string' && acceptableRequestId.test(given) ? given : null
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

async function refuse(
  c: Context<DoorEnv>,
  context: RequestContext,
  { config, limiter }: DoorPorts,
): Promise<Response | undefined> {
  if (c.req.path.length > limits.pathCharacters) return respondWithProblem('address_too_long')
  if (isSafe(c.req.method) || hasOwnDoor(c.req.path)) return undefined
  if (!isSameOrigin(c.req.raw, config.publicOrigin)) return respondWithProblem('cross_site')
  const decision = await limiter.take('post', context.address)
  return decision.allowed ? undefined : respondWithLimit(decision)
}

function finish(c: Context<DoorEnv>, context: RequestContext, ports: DoorPorts, durationMs: number): void {
  const { headers, status } = c.res
  headers.set('x-request-id', context.requestId)
  addSecurityHeaders(headers, ports.config.hsts)
  addLimitHeaders(headers, context.limitDecisions, ports.config.limits)
  const { method } = c.req
  // Whoever has the address of a saved paper or of a job may read it, so the log has its route only.
  const isSecret = c.var.route === savedPaperRoute || c.var.route?.startsWith('/api/v1/analyses/:id') === true
  const path = isSecret ? (c.var.route ?? '') : c.req.path
  ports.metrics.observeRequest({
    method,
    route: c.var.route ?? 'refused',
    status,
    seconds: durationMs / 1000,
  })
  const line = {
    method,
    path: path.slice(0, limits.pathCharacters),
    status,
    durationMs: Math.round(durationMs),
  }
  ports.log[levelOf(path)](line, 'answered')
}

/** Every page brings a dozen of the build's files. */
export function levelOf(path: string): 'debug' | 'info' {
  return path.startsWith('/assets/') ? 'debug' : 'info'
}
