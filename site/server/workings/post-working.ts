import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import { readIdempotencyKey } from '#server/read-idempotency-key.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import type { SaveAnswer } from '#shared/working-answers.ts'
import { workingCallSchema } from '#shared/working-calls.ts'
import { privateHeaders, type WorkingPorts } from './working-ports.ts'

const retryAfterSeconds = 10

/**
 * POST /api/workings: keeps a set of papers under an address that nobody can guess, until it expires or its saver deletes
 * it. A call that is sent again with the same Idempotency-Key gets the answer of the first.
 */
export async function postWorking(request: Request, ports: WorkingPorts): Promise<Response> {
  const decision = await ports.limiter.take('working', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const named = readIdempotencyKey(request)
  if (!named.ok) return named.response
  const call = await readJson(request, workingCallSchema)
  if (!call.ok) return call.response
  const working: Working = { workingVersion: '1', ...call.value }
  try {
    const saved = await ports.store.save(working, named.key)
    if (!saved.ok) return respondWithProblem(saved.code)
    const answer: SaveAnswer = {
      id: saved.id,
      deleteKey: saved.deleteKey,
      expiresAt: saved.expiresAt.toISOString(),
      url: `/working/${saved.id}`,
    }
    return Response.json(answer, { status: 201, headers: { ...privateHeaders, location: answer.url } })
  } catch (problem) {
    ports.log.error({ problem }, 'a working could not be saved')
    return respondWithProblem('working_not_saved', { retryAfterSeconds })
  }
}
