import { respondWithProblem } from '#server/respond-with-problem.ts'

export const longestIdempotencyKey = 200

export type ReadIdempotencyKey = { ok: true; key: string | null } | { ok: false; response: Response }

/**
 * The Idempotency-Key of a request, null where none is sent. An empty one and one that is too long are refused: cut, two
 * long keys could be one.
 */
export function readIdempotencyKey(request: Request): ReadIdempotencyKey {
  const key = request.headers.get('idempotency-key')
  return key === '' || (key?.length ?? 0) > longestIdempotencyKey
    ? { ok: false, response: respondWithProblem('idempotency_key_invalid') }
    : { ok: true, key }
}
