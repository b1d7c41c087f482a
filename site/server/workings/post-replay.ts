import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit } from '#server/respond-with-problem.ts'
import type { ReplayAnswer } from '#shared/working-answers.ts'
import { workingCallSchema } from '#shared/working-calls.ts'
import type { RecalculatePorts } from './post-recalculate.ts'
import { replaySet } from './replay-set.ts'

/** POST /api/workings/replay: papers that were taken along come back, and each figure is worked out again. */
export async function postReplay(request: Request, ports: RecalculatePorts): Promise<Response> {
  const decision = await ports.limiter.take('recalculate', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const call = await readJson(request, workingCallSchema)
  if (!call.ok) return call.response
  const answer: ReplayAnswer = { papers: workPapers(call.value), replay: replaySet(call.value) }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
