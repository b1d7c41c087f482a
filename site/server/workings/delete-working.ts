import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import { privateHeaders, workingId, type WorkingPorts } from './working-ports.ts'

/** DELETE /api/workings/{id} with the key that saving gave, in the header X-Delete-Key. */
export async function deleteWorking(request: Request, id: string, ports: WorkingPorts): Promise<Response> {
  const decision = await ports.limiter.take('working', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const key = request.headers.get('x-delete-key') ?? ''
  const isGone = workingId.test(id) && (await ports.store.remove(id, key))
  return isGone
    ? new Response(null, { status: 204, headers: privateHeaders })
    : respondWithProblem('working_not_found')
}
