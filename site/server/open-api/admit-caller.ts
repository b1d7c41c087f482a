import { LRUCache } from 'lru-cache'
import type { Limiter } from '#server/adapters/limiter.ts'
import { hasKeyForm, type ApiKeyStore } from '#server/api-keys/api-key-store.ts'
import type { ClientOf } from '#server/client-of.ts'
import type { Log } from '#server/log.ts'
import { requestContext } from '#server/request-context.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'

export type AdmissionPorts = {
  limiter: Limiter
  clientOf: ClientOf
  keys: Pick<ApiKeyStore, 'find'>
  log: Log
  /** How long a key is believed without asking again: a revoked one works for so long at most. */
  believedMs?: number
}

export type AdmitCaller = (request: Request) => Promise<Response | null>

const defaultBelievedMs = 60_000
const mostBelieved = 1_000
const retryAfterSeconds = 5

/**
 * Counts a request to the open API and tells whether it may go on: null, or the answer to give. Without a key it counts
 * under its address, with a valid one under the key. A key that is not known yet counts as a guess of the address before
 * it is looked up: guessing is bounded, and who met the limit without a key goes on with one.
 */
export function createAdmission(ports: AdmissionPorts): AdmitCaller {
  const { limiter, clientOf, keys, log, believedMs = defaultBelievedMs } = ports
  const believed = new LRUCache<string, string>({ max: mostBelieved, ttl: believedMs })

  async function admitKey(key: string, request: Request): Promise<Response | null> {
    let id = believed.get(key)
    if (id === undefined) {
      const guess = await limiter.take('api-key-guess', clientOf(request))
      if (!guess.allowed) return respondWithLimit(guess)
      const found = await findKey(key)
      if (!found.ok) return respondWithProblem('api_key_unverified', { retryAfterSeconds })
      if (found.id === null) {
        const refused = respondWithProblem('api_key_invalid')
        refused.headers.set('www-authenticate', 'Bearer error="invalid_token"')
        return refused
      }
      id = found.id
      believed.set(key, id)
    }
    const decision = await limiter.take('api-key', id)
    if (!decision.allowed) return respondWithLimit(decision)
    const context = requestContext.getStore()
    if (context !== undefined) {
      context.apiKeyId = id
      // The limit of the key is the one to tell, not that of the address it was looked up under.
      context.limitDecisions.splice(0, Infinity, decision)
    }
    return null
  }

  async function findKey(key: string): Promise<{ ok: true; id: string | null } | { ok: false }> {
    try {
      return { ok: true, id: hasKeyForm(key) ? await keys.find(key) : null }
    } catch (problem) {
      log.error({ problem }, 'an API key could not be looked up')
      return { ok: false }
    }
  }

  return async (request) => {
    const authorization = request.headers.get('authorization')
    if (authorization !== null) return admitKey(authorization.replace(/^bearer /i, ''), request)
    const decision = await limiter.take('api', clientOf(request))
    return decision.allowed ? null : respondWithLimit(decision)
  }
}
