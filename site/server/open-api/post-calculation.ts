import { answerCalculation } from '@doublerule/carbon/calculation/answer-calculation.ts'
import { calculationCallSchema } from '@doublerule/carbon/calculation/calculation-schema.ts'
import { readJson } from '#server/read-json.ts'

/** POST /calculations: activities in, each worked out with its factors and sums, and totals by scope. */
export async function postCalculation(request: Request): Promise<Response> {
  const call = await readJson(request, calculationCallSchema)
  if (!call.ok) return call.response
  return Response.json(answerCalculation(call.value), { headers: { 'cache-control': 'no-store' } })
}
