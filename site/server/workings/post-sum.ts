import type { Limiter } from '#server/adapters/limiter.ts'
import type { SiteAnswers } from '#server/assistant/site-answers.ts'
import type { ClientOf } from '#server/client-of.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit } from '#server/respond-with-problem.ts'
import { chatCallSchema } from '#shared/chat-messages.ts'
import type { SumAnswer } from '#shared/working-answers.ts'

export type SumPorts = { limiter: Limiter; clientOf: ClientOf; paperOf: SiteAnswers['paperOf'] }

/** POST /api/workings/sum: a conversation whose last message asks for a sum in, its working paper out; nothing is kept. */
export async function postSum(request: Request, ports: SumPorts): Promise<Response> {
  const decision = await ports.limiter.take('recalculate', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const call = await readJson(request, chatCallSchema)
  if (!call.ok) return call.response
  const answer: SumAnswer = { paper: await ports.paperOf(call.value.messages, request.signal) }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
