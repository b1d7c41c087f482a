import { decimal } from '../decimal.ts'
import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { normaliseUnit } from '../units/normalise-unit.ts'
import { workOutEmission } from '../work-out/work-out-emission.ts'
import type { FigureAnswer, FigureCall } from './figure-schema.ts'

/** How a quantity and a factor make kilograms, and where the factor is from; or why they cannot. */
export function explainFigure(call: FigureCall): Result<FigureAnswer, string> {
  const held = factorById(call.factor)
  if (held === null) return fail(`The library holds no factor “${call.factor}”.`)
  const factor = toAnalysisFactor(held)
  const line = {
    description: factor.name,
    kind: call.kind ?? ('material' as const),
    quantity: decimal(call.quantity),
    unit: normaliseUnit(call.unit) ?? call.unit,
    details: null,
  }
  const emission = workOutEmission(line, factor)
  if (!emission.ok) return fail(emission.problem.text)
  const { expression, steps, kgCO2e } = emission.value
  const agrees = call.stated === undefined ? null : decimal(call.stated) === decimal(kgCO2e)
  return ok({ expression, steps: [...steps], kgCO2e, agrees, emission: emission.value, factor })
}
