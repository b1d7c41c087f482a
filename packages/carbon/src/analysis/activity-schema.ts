import { z } from 'zod'

/** A decimal as digits, never a float: "4250", "-0.64". */
export const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/, 'Send digits, such as 4250 or -0.64.')
/** ISO 8601 calendar date. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Send a day as 2025-08-15.')
/** A probability as a decimal string between 0 and 1. */
export const confidenceText = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'Send a share from 0 to 1 as digits.')
/** x, y, width and height as fractions of the page, from its top left corner. */
const pageBox = z.tuple([z.number(), z.number(), z.number(), z.number()])

export const activityKinds = [
  'electricity',
  'electricity-export',
  'natural-gas',
  'lpg',
  'petrol',
  'diesel',
  'fuel',
  'heat',
  'water',
  'wastewater',
  'waste',
  'refrigerant',
  'flight',
  'train',
  'bus',
  'taxi',
  'car',
  'public-transport',
  'hotel',
  'freight',
  'material',
  'spend',
] as const

export const evidenceSchema = z.object({
  page: z.number().int().positive().nullable(),
  text: z.string(),
  box: pageBox.nullable(),
  cell: z.string().nullable(),
})

export const periodSchema = z.object({ start: isoDate.nullable(), end: isoDate.nullable() })

const alternativeSchema = z.object({
  label: z.string(),
  factors: z.array(z.string()),
  confidence: confidenceText,
  kgCO2e: decimalText.nullable(),
})

export const matchSchema = z.object({
  status: z.enum(['accept', 'review', 'ask', 'none']),
  method: z.enum(['direct', 'vector', 'ai']),
  confidence: confidenceText,
  factors: z.array(z.string()),
  proxy: z.boolean(),
  reason: z.string(),
  alternatives: z.array(alternativeSchema),
})

export const emissionSchema = z.object({
  factor: z.string(),
  scope: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  method: z.enum(['location-based', 'market-based']).nullable(),
  /** GHG Protocol Scope 3 category, 1 to 15. */
  category: z.number().int().min(1).max(15).nullable(),
  expression: z.string(),
  /** The activity in the unit of the factor; the product of this and the factor is kgCO2e. */
  factorQuantity: decimalText,
  /** Exact steps before the multiplication, such as a unit conversion, in words and digits. */
  steps: z.array(z.string()),
  kgCO2e: decimalText,
  gases: z.object({ co2: decimalText, ch4: decimalText, n2o: decimalText }).nullable(),
  uncertainty: z.string().nullable(),
  /** False where another method of the same scope is already in the totals. */
  counted: z.boolean(),
})

export const activityDetailsSchema = z.object({
  origin: z.string().nullable(),
  destination: z.string().nullable(),
  cabin: z.string().nullable(),
  travellers: z.number().int().positive().nullable(),
  roundTrip: z.boolean().nullable(),
  date: isoDate.nullable(),
  meter: z.string().nullable(),
  currency: z.string().nullable(),
  taxIncluded: z.boolean().nullable(),
  /** Where the service was given, ISO 3166 alpha-2, when it is not the place of the document (hotels). */
  country: z.string().nullable().optional(),
  /** Printed distance of one trip in kilometres, where the quantity is not the distance itself. */
  distanceKm: decimalText.nullable().optional(),
  /** Printed mass moved in tonnes, where the quantity is a distance. */
  massTonnes: decimalText.nullable().optional(),
  /** True where the record names the vehicles that were filled: a registration, an odometer. */
  vehicleNamed: z.boolean().nullable().optional(),
})

export const activitySchema = z.object({
  id: z.string(),
  description: z.string(),
  kind: z.enum(activityKinds),
  quantity: decimalText,
  unit: z.string().nullable(),
  estimated: z.boolean(),
  period: periodSchema.nullable(),
  details: activityDetailsSchema.nullable(),
  evidence: evidenceSchema,
  confidence: z.object({ read: confidenceText, meaning: confidenceText }),
  match: matchSchema,
  emissions: z.array(emissionSchema),
})
