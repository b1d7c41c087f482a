import { z } from 'zod'
import { analysisSchema } from '../analysis/analysis-schema.ts'
import { correctionSchema } from './correction-schema.ts'
import { longestState, reviewTicks } from './review-ticks.ts'
import { vocabularies } from './vocabulary.ts'

/** Documents in one set. */
export const mostPapers = 20
/** Corrections on one set: enough for every line of a long day, few enough to work out in a moment. */
export const mostCorrections = 400

export const reviewTickSchema = z.object({
  paper: z
    .number()
    .int()
    .min(0)
    .max(mostPapers - 1),
  activity: z.string().min(1).max(60),
  tick: z.enum(reviewTicks),
  /** The line as it was ticked (standing-ticks.ts): a tick says nothing of what the line became. */
  state: z.string().max(longestState).optional(),
})

/** Who prepared and who reviewed a working, as they typed it in. */
export const signOffSchema = z.object({
  preparedBy: z.string().max(120),
  reviewedBy: z.string().max(120),
  date: z.string().max(10),
  note: z.string().max(1000),
})

/** A set of documents as read, with what people did to it: all that is needed to print the paper again. */
export const workingSchema = z.object({
  workingVersion: z.literal('1'),
  analyses: z.array(analysisSchema).min(1).max(mostPapers),
  corrections: z.array(correctionSchema).max(mostCorrections),
  ticks: z.array(reviewTickSchema).max(2000),
  signOff: signOffSchema.nullable(),
  /** Whose names the paper was given; those of the GHG Protocol where none are chosen. */
  vocabulary: z.enum(vocabularies).optional(),
})

/** A set of analyses with what people changed, ticked and signed. */
export type Working = z.infer<typeof workingSchema>
export type SignOff = z.infer<typeof signOffSchema>
export type ReviewTick = z.infer<typeof reviewTickSchema>
