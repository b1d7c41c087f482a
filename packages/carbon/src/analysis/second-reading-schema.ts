import { z } from 'zod'
import { activityKinds, confidenceText } from './activity-schema.ts'

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

export type RefusalReason = (typeof refusalReasons)[number]
export type Proposed = z.infer<typeof proposalSchema>
export type SecondReading = z.infer<typeof secondReadingSchema>
