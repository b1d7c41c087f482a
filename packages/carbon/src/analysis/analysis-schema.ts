import { z } from 'zod'

/** A decimal as digits, never a float: "4250", "-0.64". */
const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/, 'Send digits, such as 4250 or -0.64.')
/** ISO 8601 calendar date. */
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Send a day as 2025-08-15.')
/** A probability as a decimal string between 0 and 1. */
const confidenceText = z.string().regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'Send a share from 0 to 1 as digits.')
/** x, y, width and height as fractions of the page, from its top left corner. */
const pageBox = z.tuple([z.number(), z.number(), z.number(), z.number()])

export const documentTypes = [
  'electricity-bill',
  'gas-bill',
  'water-bill',
  'utility-bill',
  'meter-data',
  'fuel-receipt',
  'fuel-log',
  'flight-record',
  'rail-record',
  'taxi-receipt',
  'hotel-receipt',
  'travel-record',
  'freight-document',
  'waste-docket',
  'material-invoice',
  'invoice',
  'receipt',
  'other',
] as const

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

const fieldOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, evidence: evidenceSchema.nullable(), confidence: confidenceText })

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

export const checkSchema = z.object({
  id: z.string(),
  status: z.enum(['passed', 'failed', 'not-possible']),
  severity: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  evidence: z.array(evidenceSchema),
})

export const factorSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  kgCO2ePerUnit: decimalText,
  unit: z.string(),
  gases: z.object({ co2: decimalText, ch4: decimalText, n2o: decimalText }).nullable(),
  scope: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  scope3Category: z.number().int().min(1).max(15).nullable(),
  region: z.string(),
  year: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  licence: z.string(),
  verification: z.string(),
  gwp: z.string(),
  notes: z.string(),
})

export const questionSchema = z.object({
  id: z.string(),
  activity: z.string(),
  text: z.string(),
  options: z.array(
    z.object({ label: z.string(), factors: z.array(z.string()), kgCO2e: decimalText, scope: z.string() }),
  ),
})

/** A figure that may be a use of which nothing is counted: it is in no total until a person chooses it. */
export const candidateSchema = activitySchema.omit({ match: true, emissions: true }).extend({
  /** What it would come to. */
  kgCO2e: decimalText,
  /**
   * A model read this figure where the engine counts these lines, or counts others beside it where there are none: a
   * person says which. Absent where nothing of its kind is counted.
   */
  insteadOf: z.array(z.string()).optional(),
  /** Present where a model proposed it, alone or as the engine did. */
  namedByModel: z.literal(true).optional(),
})

/** Why a line that a model proposed is refused. */
export const refusalReasons = [
  'not-on-page',
  'not-printed',
  'money',
  'rate',
  'share',
  'identifier',
  'reading',
  'nothing',
  'unit-not-printed',
  'unit-unfit',
  'other-commodity',
  'part-of-counted',
  'part-of-proposed',
  'called-otherwise',
  'unsupported',
] as const

/** A line as a model proposed it, in its own letters, and what the law made of it. */
export const proposalSchema = z.object({
  kind: z.enum(activityKinds),
  quantity: z.string(),
  unit: z.string().nullable(),
  page: z.number().int(),
  text: z.string(),
  verdict: z.enum(['agreed', 'asked', 'refused']),
  reason: z.enum(refusalReasons).nullable(),
  /** The lines that it agrees with, or the candidate that a person is asked about. */
  about: z.array(z.string()),
})

/** What a configured model proposed, and what it moved: without these the reading is the engine's own. */
export const secondReadingSchema = z.object({
  model: z.string(),
  proposals: z.array(proposalSchema),
  /** Lines that both readers found, with the confidence in their meaning that the engine alone has. */
  raised: z.array(z.object({ activity: z.string(), meaning: confidenceText })),
})

export const problemSchema = z.object({ code: z.string(), text: z.string() })

/** The analysis object, version 1: one document, from the line on the page to tonnes by scope. */
export const analysisSchema = z.object({
  analysisVersion: z.literal('1'),
  engine: z.object({
    version: z.string(),
    factorLibrary: z.string(),
    /** The language model that chose among the candidates of lines whose match says "ai"; absent where none did. */
    model: z.string().optional(),
  }),
  document: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of the file: 64 of 0 to 9 and a to f.'),
    fileName: z.string(),
    mediaType: z.string(),
    pages: z.number().int().positive().nullable(),
    type: z.enum(documentTypes),
    typeConfidence: confidenceText,
    typeReasons: z.array(z.string()),
    language: z.string().nullable(),
    /** ISO 3166 alpha-2, where the words name one. */
    country: z.string().nullable().optional(),
    readBy: z.enum(['text', 'ocr', 'mixed', 'structured']),
  }),
  supplier: fieldOf(z.string()).nullable(),
  supplierId: fieldOf(z.string()).nullable(),
  account: fieldOf(z.string()).nullable(),
  issueDate: fieldOf(isoDate).nullable(),
  currency: fieldOf(
    z.string().regex(/^[A-Z]{3}$/, 'Send a currency by its three letters, such as AUD.'),
  ).nullable(),
  total: fieldOf(decimalText).nullable(),
  period: periodSchema.extend({ evidence: evidenceSchema.nullable(), confidence: confidenceText }).nullable(),
  place: z
    .object({ region: z.string(), because: z.string(), evidence: evidenceSchema.nullable() })
    .nullable(),
  activities: z.array(activitySchema),
  questions: z.array(questionSchema),
  /** Absent where everything that was found is counted, and from engines before 0.6.0. */
  candidates: z.array(candidateSchema).optional(),
  /** What a configured model read beside the engine; absent where none was asked or its answer did not come. */
  secondReading: secondReadingSchema.optional(),
  checks: z.array(checkSchema),
  totals: z.object({
    kgCO2e: decimalText,
    byScope: z.object({ '1': decimalText, '2': decimalText, '3': decimalText }),
  }),
  factors: z.record(z.string(), factorSchema),
  problems: z.array(problemSchema),
})

export type Evidence = z.infer<typeof evidenceSchema>
export type Period = z.infer<typeof periodSchema>
export type Match = z.infer<typeof matchSchema>
export type Emission = z.infer<typeof emissionSchema>
export type ActivityDetails = z.infer<typeof activityDetailsSchema>
/** A line of a document: what was used, where it is printed, the factor that it takes, and the sums. */
export type Activity = z.infer<typeof activitySchema>
export type ActivityKind = (typeof activityKinds)[number]
export type DocumentType = (typeof documentTypes)[number]
export type Check = z.infer<typeof checkSchema>
/** An emission factor with its source, table, edition and licence. */
export type Factor = z.infer<typeof factorSchema>
export type Candidate = z.infer<typeof candidateSchema>
export type RefusalReason = (typeof refusalReasons)[number]
export type Proposed = z.infer<typeof proposalSchema>
export type SecondReading = z.infer<typeof secondReadingSchema>
export type Question = z.infer<typeof questionSchema>
export type Problem = z.infer<typeof problemSchema>
/** What a document says: lines with their place on the page, factors, totals, checks, questions. */
export type Analysis = z.infer<typeof analysisSchema>

/** An activity as read from the page, before a factor is chosen. */
export type ActivityLine = Omit<Activity, 'match' | 'emissions'>
