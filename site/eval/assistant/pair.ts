import { z } from 'zod'

const pattern = z.string().transform((source) => new RegExp(source, 'u'))

/** One question of a visitor, and what a right answer holds. */
export const pairSchema = z.object({
  group: z.string(),
  ask: z.string(),
  /** The visitor's messages before it; the assistant's replies to them are its own. */
  after: z.array(z.string()).default([]),
  /** True when the reply to the analysed specimen document comes before the question. */
  withDocument: z.boolean().default(false),
  /** Each of these stands in a right answer. */
  says: z.array(pattern).min(1),
  /** None of these does. */
  omits: z.array(pattern).default([]),
})

export type Pair = z.infer<typeof pairSchema>
