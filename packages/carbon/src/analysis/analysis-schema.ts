import { z } from 'zod'
import {
  type activityDetailsSchema,
  type activityKinds,
  activitySchema,
  confidenceText,
  decimalText,
  type emissionSchema,
  evidenceSchema,
  isoDate,
  type matchSchema,
  periodSchema,
} from './activity-schema.ts'
import { factorSchema } from './factor-schema.ts'
import { secondReadingSchema } from './second-reading-schema.ts'

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

const fieldOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, evidence: evidenceSchema.nullable(), confidence: confidenceText })

export const checkSchema = z.object({
  id: z.string(),
  status: z.enum(['passed', 'failed', 'not-possible']),
  severity: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  evidence: z.array(evidenceSchema),
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
  /** Present where a person answered that what is counted stays. */
  keptOut: z.literal(true).optional(),
  /** Present where a model proposed it, alone or as the engine did. */
  namedByModel: z.literal(true).optional(),
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
export type Question = z.infer<typeof questionSchema>
export type Problem = z.infer<typeof problemSchema>
/** What a document says: lines with their place on the page, factors, totals, checks, questions. */
export type Analysis = z.infer<typeof analysisSchema>

/** An activity as read from the page, before a factor is chosen. */
export type ActivityLine = Omit<Activity, 'match' | 'emissions'>
