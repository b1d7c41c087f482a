import type { Context, MiddlewareHandler } from 'hono'
import { type BodyBudget, type Full, openBodyBudget } from '#server/door/body-budget.ts'
import type { DoorEnv } from '#server/door/door.ts'
import { readBody } from '#server/door/read-body.ts'
import { requestContext } from '#server/request-context.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { limits } from '#shared/limits.ts'

export type BodyRules = {
  /** Uploads and papers have a budget of their own, so that they never keep a message or a question out. */
  uploads: { allBytes: number; clientBytes: number }
  others: { allBytes: number; clientBytes: number }
  windowMs: number
  windowBytes: number
}

/** Eight of the largest uploads in all and three of one client. A slow line sends the smallest window in two seconds. */
export const defaultBodyRules: BodyRules = {
  uploads: { allBytes: 8 * limits.uploadBodyBytes, clientBytes: 3 * limits.uploadBodyBytes },
  others: { allBytes: 256 * limits.chatBodyBytes, clientBytes: 32 * limits.chatBodyBytes },
  windowMs: 20_000,
  windowBytes: 192 * 1024,
}

const bytesByPath = new Map<string, number>([
  ['/api/ai/chat', limits.chatBodyBytes],
  ['/api/ai/upload-base64', limits.uploadBodyBytes],
  ['/api/contact', limits.contactBodyBytes],
  ['/contact', limits.contactBodyBytes],
  ['/api/workings', limits.workingBodyBytes],
  ['/api/workings/recalculate', limits.workingBodyBytes],
  ['/api/workings/export', limits.workingBodyBytes],
  ['/api/workings/replay', limits.workingBodyBytes],
  ['/api/workings/sum', limits.chatBodyBytes],
  ['/api/v1/analyses', limits.uploadBodyBytes],
  ['/api/v1/calculations', limits.chatBodyBytes],
  ['/api/v1/replays', limits.workingBodyBytes],
  ['/mcp', limits.uploadBodyBytes],
])
const otherBytes = 4 * 1024
/** An export names its format last: `/api/workings/export/xlsx`. */
const exportEnding = /^(\/api\/workings\/export)\/\w+$/
const retrySeconds = { client: 10, all: 20 } as const
/** nginx's status for the log; nobody is left to read the answer. */
const clientClosedRequest = 499

/**
 * Reads each body into memory before its endpoint is asked: within the limit of its path, the share of its client, the
 * room that all bodies have, and a bounded time. The room is held until the answer, because a file that waits for its
 * reader is still here.
 */
export function createBodyLimit(rules: BodyRules): MiddlewareHandler<DoorEnv> {
  const uploads = openBodyBudget(rules.uploads)
  const others = openBodyBudget(rules.others)
  return async (c, next) => {
    const mostBytes = bytesByPath.get(c.req.path.replace(exportEnding, '$1')) ?? otherBytes
    const statedBytes = readStatedBytes(c.req.raw.headers)
    if (statedBytes === 0) return next()
    if (statedBytes !== null && statedBytes > mostBytes) return respondWithProblem('body_too_large')

    const isLarge = mostBytes > limits.chatBodyBytes
    const room = takeRoom(isLarge ? uploads : others, statedBytes ?? mostBytes)
    if (!room.ok) return refuseFull(room.full)
    try {
      askForBody(c)
      const { body } = c.req.raw
      if (body === null) return await next()
      const read = await readBody(body, { ...rules, mostBytes })
      if (!read.ok) return refuseRead(read.because)
      const init: RequestInit & { duplex: 'half' } = { body: toStream(read.chunks), duplex: 'half' }
      c.req.raw = new Request(c.req.raw, init)
      return await next()
    } finally {
      room.giveBack()
    }
  }
}

/** Null where the body comes in chunks of unstated length. */
function readStatedBytes(headers: Headers): number | null {
  if (headers.has('transfer-encoding')) return null
  const stated = headers.get('content-length')
  // Requests that the server makes to itself state no length.
  return stated === null ? null : Number.parseInt(stated, 10)
}

function takeRoom(budget: BodyBudget, sizeBytes: number) {
  return budget.take(requestContext.getStore()?.address ?? 'unknown', sizeBytes)
}

/** Answers `Expect: 100-continue`, now that the body may come. */
function askForBody(c: Context<DoorEnv>): void {
  if (c.req.header('expect')?.toLowerCase() !== '100-continue') return
  const outgoing = c.env.outgoing
  if (outgoing !== undefined && 'writeContinue' in outgoing) outgoing.writeContinue()
}

function refuseFull(full: Full): Response {
  const retryAfterSeconds = retrySeconds[full]
  return respondWithProblem(full === 'client' ? 'rate_limited' : 'bodies_busy', { retryAfterSeconds })
}

function refuseRead(because: 'too_large' | 'stalled' | 'client_gone'): Response {
  if (because === 'client_gone') return new Response(null, { status: clientClosedRequest })
  return respondWithProblem(because === 'too_large' ? 'body_too_large' : 'body_stalled')
}

/** Gives the chunks on without a copy, and keeps none of them. */
function toStream(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(chunk)
    },
  })
}
