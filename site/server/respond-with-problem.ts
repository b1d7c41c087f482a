import type { LimitDecision } from '#server/adapters/limiter.ts'
import { requestContext } from '#server/request-context.ts'
import type { ProblemReply } from '#shared/problem-reply.ts'
import { problems, type FieldError, type ProblemCode } from '#shared/problems.ts'
import { siteConfig } from '#shared/site-config.ts'

export type ProblemExtras = {
  errors?: readonly FieldError[]
  retryAfterSeconds?: number
  /** Methods that the path takes, for `method_not_allowed`. */
  allow?: string
}

const tagAuthority = `${new URL(siteConfig.origin).host},2026`

/** A row of the problem table as the object of RFC 9457. */
export function toProblemReply(code: ProblemCode, errors?: readonly FieldError[]): ProblemReply {
  const { status, title, detail, retry } = problems[code]
  const requestId = requestContext.getStore()?.requestId
  return {
    type: `tag:${tagAuthority}:problem/${code}`,
    title,
    status,
    detail,
    code,
    retry,
    ...(requestId === undefined ? {} : { requestId }),
    ...(errors === undefined ? {} : { errors: [...errors] }),
  }
}

/** Answers with a row of the problem table as `application/problem+json` (RFC 9457). */
export function respondWithProblem(code: ProblemCode, extras: ProblemExtras = {}): Response {
  const reply = toProblemReply(code, extras.errors)
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (extras.retryAfterSeconds !== undefined) headers.set('retry-after', String(extras.retryAfterSeconds))
  if (extras.allow !== undefined) headers.set('allow', extras.allow)
  return new Response(JSON.stringify(reply), { status: reply.status, headers })
}

/** Answers a refused limit: 429 when the visitor asked too often, 503 when nobody could count. */
export function respondWithLimit(decision: Extract<LimitDecision, { allowed: false }>): Response {
  const code = decision.because === 'limit' ? 'rate_limited' : 'limiter_unavailable'
  return respondWithProblem(code, { retryAfterSeconds: decision.retryAfterSeconds })
}
