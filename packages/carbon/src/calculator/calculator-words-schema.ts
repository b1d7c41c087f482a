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
  drives: z.record(z.string(), z.enum(['car', 'freight'])),
  makes: z.array(z.string()),
  disposals: z.array(z.string()),
  sizes: z.array(z.string()),
  streets: z.array(z.string()),
  counts: z.object({
    container: z.array(z.string()),
    trip: z.array(z.string()),
    traveller: z.array(z.string()),
    room: z.array(z.string()),
    often: z.array(z.string()),
  }),
  cabins: words,
  returns: z.array(z.string()),
  wholeTrips: z.array(z.string()),
  places: words,
  placeCodes: words,
  placesAfterIn: words,
  airports: words,
  numbers: words,
  scales: words,
  units: words,
  months: z.record(z.string(), z.number()),
  periods: z.record(z.string(), periodSchema),
  spans: z.record(z.string(), periodSchema),
  often: words,
  minutes: z.array(z.string()),
  always: z.array(z.string()),
  allYear: z.array(z.string()),
  powers: words,
  commutes: z.array(z.string()),
  avoids: z.array(z.string()),
  costs: z.array(z.string()),
  otherwise: z.array(z.object({ kind: z.string(), units: z.array(z.string()), means: z.string() })),
  periodLeads: z.array(z.string()),
  labels: z.array(z.string()),
  unitLeads: z.array(z.string()),
  each: z.array(z.string()),
  together: z.array(z.string()),
  fillers: z.array(z.string()),
  limits: z.array(z.string()),
  aims: z.array(z.string()),
  bounds: z.array(z.string()),
  readings: z.array(z.string()),
  totals: z.array(z.string()),
  partLeads: z.array(z.string()),
  pointers: z.array(z.string()),
  denials: z.array(z.string()),
})
