import type { BotCheck } from '#server/adapters/bot-check.ts'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'

export type ChallengePorts = { limiter: Limiter; clientOf: ClientOf; botCheck: BotCheck }

/** GET /api/bot-check/challenge: a new proof of work for the contact form; 404 when another check is in use. */
export async function getBotCheckChallenge(request: Request, ports: ChallengePorts): Promise<Response> {
  const { createChallenge } = ports.botCheck
  if (createChallenge === null) return respondWithProblem('not_found')
  const decision = await ports.limiter.take('bot-check', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  try {
    return Response.json(await createChallenge(), { headers: { 'cache-control': 'no-store' } })
  } catch {
    return respondWithProblem('bot_check_unavailable', { retryAfterSeconds: 5 })
  }
}
