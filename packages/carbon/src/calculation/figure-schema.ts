import { z } from 'zod'
import { activityKinds, emissionSchema } from '../analysis/activity-schema.ts'
import { factorSchema } from '../analysis/factor-schema.ts'
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
