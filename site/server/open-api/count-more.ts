import type { Limiter } from '#server/adapters/limiter.ts'
import { requestContext } from '#server/request-context.ts'
import { respondWithLimit } from '#server/respond-with-problem.ts'

/**
 * Counts what a request costs beyond itself: files, or lines of a calculation. Null where it may go on. What comes with
 * a key counts under the key.
 */
export async function countMore(
  bucket: 'api' | 'api-analyses',
  times: number,
  client: string,
  limiter: Limiter,
): Promise<Response | null> {
  const keyId = requestContext.getStore()?.apiKeyId
  for (let counted = 0; counted < times; counted += 1) {
    const decision =
      keyId === undefined ? await limiter.take(bucket, client) : await limiter.take('api-key', keyId)
    if (!decision.allowed) return respondWithLimit(decision)
  }
  return null
}
