import { z } from 'zod'
import { activityKinds } from '../analysis/activity-schema.ts'

export const subjectSchema = z.object({
  kind: z.enum(activityKinds),
  /** Left out where each word is a thing of its own: steel, methane. */
  name: z.string().optional(),
  unit: z.string(),
  words: z.array(z.string()),
})
const words = z.record(z.string(), z.string())
export const periodSchema = z.enum(['hour', 'day', 'week', 'fortnight', 'month', 'quarter', 'year'])

/** The words of the calculator. A test holds the table to it, so that a page need not bring the checker along. */
export const calculatorWordsSchema = z.object({
  subjects: z.array(subjectSchema),
  abroad: z.array(subjectSchema),
  vehicles: words,
  counts: z.record(z.enum(['container', 'trip', 'traveller', 'room', 'often']), z.array(z.string())),
  cabins: words,
  returns: z.array(z.string()),
  wholeTrips: z.array(z.string()),
  places: words,
  placesAfterIn: words,
  units: words,
  months: z.record(z.string(), z.number()),
  periods: z.record(z.string(), periodSchema),
  spans: z.record(z.string(), periodSchema),
  otherwise: z.array(z.object({ kind: z.string(), units: z.array(z.string()), means: z.string() })),
  maps: z.record(z.string(), words),
  phrases: z.record(z.string(), z.array(z.string())),
  sets: z.record(z.string(), z.array(z.string())),
})
