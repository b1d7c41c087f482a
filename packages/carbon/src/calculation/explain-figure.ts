import { z } from 'zod'
import { activityKinds, emissionSchema, factorSchema } from '../analysis/analysis-schema.ts'
import { decimal } from '../decimal.ts'
import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { normaliseUnit } from '../units/normalise-unit.ts'
import { workOutEmission } from '../work-out/work-out-emission.ts'
import { amountSchema } from './amount-schema.ts'

export const figureCallSchema = z.strictObject({
  factor: z.string().min(1).max(120).meta({ description: 'Id of the factor, as an answer names it.' }),
  quantity: amountSchema.meta({ description: 'The amount as digits; negative for a credit.' }),
  unit: z.string().min(1).max(40).meta({ description: 'Its unit as printed: kWh, L, t, pkm, AUD.' }),
  kind: z.enum(activityKinds).optional().meta({ description: 'What was done or bought, where it is known.' }),
  stated: z
    .string()
    .regex(/^-?\d{1,30}(\.\d{1,30})?$/, 'Send kilograms as digits, such as 3233.42.')
    .optional()
    .meta({ description: 'Kilograms of CO2e that somebody states, to be held against the sum.' }),
})

export const figureAnswerSchema = z.object({
  expression: z.string().meta({ description: 'The multiplication, as a reader can do it again.' }),
  steps: z.array(z.string()).meta({ description: 'Conversions before it.' }),
  kgCO2e: z.string(),
  agrees: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the stated figure is the same; null without one.' }),
  emission: emissionSchema,
  factor: factorSchema,
})

/** A factor by its id, and how much of it. */
export type FigureCall = z.infer<typeof figureCallSchema>
/** The sum with its steps, and the factor with its source. */
export type FigureAnswer = z.infer<typeof figureAnswerSchema>

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
