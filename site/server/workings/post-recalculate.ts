import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit } from '#server/respond-with-problem.ts'
import type { RecalculateAnswer } from '#shared/working-answers.ts'
import { recalculateCallSchema } from '#shared/working-calls.ts'

export type RecalculatePorts = { limiter: Limiter; clientOf: ClientOf }

/**
 * POST /api/workings/recalculate: documents as read and the corrections of their reader in, worked papers out. The same
 * call gives the same answer; nothing of it is kept.
 */
export async function postRecalculate(request: Request, ports: RecalculatePorts): Promise<Response> {
  const decision = await ports.limiter.take('recalculate', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const call = await readJson(request, recalculateCallSchema)
  if (!call.ok) return call.response
  const answer: RecalculateAnswer = { papers: workPapers(call.value) }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
