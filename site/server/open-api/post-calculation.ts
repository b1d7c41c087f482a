import { workThroughCalculation } from '@doublerule/carbon/calculation/answer-calculation.ts'
import { calculationCallSchema } from '@doublerule/carbon/calculation/calculation-schema.ts'
import { workInTurns } from '@doublerule/documents/mcp/work-in-turns.ts'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import { countMore } from '#server/open-api/count-more.ts'
import { readJson } from '#server/read-json.ts'

/** Lines that one request of the limit stands for. */
export const linesOfRequest = 10

export type CalculationPorts = { limiter: Limiter; clientOf: ClientOf }

/** POST /calculations: activities in, each worked out with its factors and sums, and totals by scope. */
export async function postCalculation(request: Request, ports: CalculationPorts): Promise<Response> {
  const call = await readJson(request, calculationCallSchema)
  if (!call.ok) return call.response
  const more = Math.ceil(call.value.activities.length / linesOfRequest) - 1
  const refusal = await countMore('api', more, ports.clientOf(request), ports.limiter)
  if (refusal !== null) return refusal
  const answer = await workInTurns(workThroughCalculation(call.value))
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
