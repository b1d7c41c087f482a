import { z } from 'zod'
import { analysisSchema } from '../analysis/analysis-schema.ts'
import { activityKinds, emissionSchema, matchSchema } from '../analysis/activity-schema.ts'
import { factorSchema } from '../analysis/factor-schema.ts'
import { amountSchema, countSchema } from './amount-schema.ts'

const kgText = z.string().meta({ description: 'Kilograms of CO2e as exact digits.', example: '3233.42' })

const words = (most: number, description: string, example: string) =>
  z.string().min(1).max(most).meta({ description, example })

/** One activity as a program names it: the slots of the assistant's calculator. */
export const activityCallSchema = z.strictObject({
  kind: z.enum(activityKinds).meta({ description: 'What was done or bought.', example: 'electricity' }),
  quantity: amountSchema.optional().meta({
    description: 'How much, as digits; negative for a credit. A flight may leave it out: one leg.',
    example: '4826',
  }),
  unit: words(
    40,
    'A unit as printed: kWh, GJ, L, t, pkm. For spend, an ISO 4217 currency.',
    'kWh',
  ).optional(),
  place: words(80, 'The code of a region, or a state, city or country by name.', 'Queensland').optional(),
  date: z.iso.date().optional().meta({
    description: 'A day of the activity, which chooses the edition of the factor.',
    example: '2025-08-15',
  }),
  description: words(200, 'Words that tell similar things apart, as on a bill.', 'Premium diesel').optional(),
  count: countSchema
    .optional()
    .meta({ description: 'How many of the quantity: 5 skips of 6 m3.', example: '5' }),
  vehicle: words(40, 'What was filled or driven.', 'ute').optional(),
  origin: words(80, 'Where a flight begins: an IATA code or a city.', 'BNE').optional(),
  destination: words(80, 'Where a flight ends.', 'Perth').optional(),
  cabin: z.enum(['economy', 'premium economy', 'business', 'first']).optional(),
  returnTrip: z.boolean().optional().meta({ description: 'True where one row stands for both ways.' }),
  travellers: z.int().min(1).max(9_999).optional(),
  distanceKm: countSchema
    .optional()
    .meta({ description: 'Distance of a haul whose quantity is its mass.', example: '80' }),
})

export const mostActivities = 100

/** Body of a calculation. */
export const calculationCallSchema = z.strictObject({
  activities: z.array(activityCallSchema).min(1).max(mostActivities),
})

export const lineProblemCodes = [
  'missing_quantity',
  'missing_unit',
  'missing_place',
  'missing_distance',
  'unknown_unit',
  'unknown_place',
  'unknown_airport',
  'several_airports',
  'no_factor',
] as const

export const workedLineSchema = z.object({
  status: z.literal('worked'),
  index: z.int().min(0).meta({ description: 'Position of the activity in the call.' }),
  kgCO2e: kgText,
  quantity: z.string().meta({ description: 'The amount that was worked with.' }),
  unit: z.string().meta({ description: 'Its unit, by its id in the list of units.' }),
  region: z.string().nullable().meta({ description: 'Code of the region; null where none was named.' }),
  steps: z.array(z.string()).meta({ description: 'Sums before the multiplication, such as a count.' }),
  match: matchSchema,
  emissions: z.array(emissionSchema),
})

export const openLineSchema = z.object({
  status: z.literal('open'),
  index: z.int().min(0),
  problem: z.object({
    code: z.enum(lineProblemCodes),
    field: z.string().meta({ description: 'The member of the activity to change.' }),
    text: z.string(),
  }),
})

/** Answer of a calculation: each activity in its place, the factors applied, totals over what could be worked out. */
export const calculationAnswerSchema = z.object({
  complete: z.boolean().meta({ description: 'False where a line is open, so that the totals leave it out.' }),
  lines: z.array(z.discriminatedUnion('status', [workedLineSchema, openLineSchema])),
  totals: analysisSchema.shape.totals,
  factors: z.record(z.string(), factorSchema).meta({ description: 'The factors applied, by id.' }),
  engine: analysisSchema.shape.engine,
})

/** One activity as a program names it. */
export type ActivityCall = z.infer<typeof activityCallSchema>
/** Up to a hundred activities. */
export type CalculationCall = z.infer<typeof calculationCallSchema>
/** Each activity in its place, the factors applied, by id, and totals over what could be worked out. */
export type CalculationAnswer = z.infer<typeof calculationAnswerSchema>
/** A line that was worked out, or one that is open and says what it lacks. */
export type AnsweredLine = CalculationAnswer['lines'][number]
export type LineProblem = Extract<AnsweredLine, { status: 'open' }>['problem']
