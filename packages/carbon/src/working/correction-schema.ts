import { z } from 'zod'
import { activityKinds } from '../analysis/activity-schema.ts'
import { amountSchema } from '../calculation/amount-schema.ts'

const isoDate = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Send a day as 2025-08-15.')
const unitText = z.string().min(1).max(40).nullable()
const regionText = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9-]{1,12})?$/, 'Send the code of a region, such as AU-QLD.')
const activityId = z.string().min(1).max(60)

const common = {
  id: z.string().min(1).max(60),
  /** Index of the document in its set. */
  paper: z.number().int().min(0).max(19),
  /** Why, in the words of whoever changed it. */
  reason: z.string().max(500),
}

/** One change that a person made to a working paper: what was read stays beside it. */
export const correctionSchema = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('amount'),
    activity: activityId,
    quantity: amountSchema,
    unit: unitText,
  }),
  z.object({ ...common, type: z.literal('kind'), activity: activityId, kind: z.enum(activityKinds) }),
  z.object({ ...common, type: z.literal('date'), activity: activityId, date: isoDate }),
  /** `activity` null: the place of the whole document. */
  z.object({ ...common, type: z.literal('place'), activity: activityId.nullable(), region: regionText }),
  z.object({ ...common, type: z.literal('period'), start: isoDate, end: isoDate }),
  /** The factors that are counted for the line, by their ids: an answer, an alternative or a row of the library. */
  z.object({
    ...common,
    type: z.literal('factors'),
    activity: activityId,
    factors: z.array(z.string().min(1).max(200)).min(1).max(6),
    label: z.string().max(300),
  }),
  z.object({ ...common, type: z.literal('strike'), activity: activityId }),
  /** A figure of the document that nothing was sure enough of: it becomes the line of this name. */
  z.object({ ...common, type: z.literal('choose'), activity: activityId }),
  /** Such a figure of a second reader is not the use: what is counted stays. */
  z.object({ ...common, type: z.literal('keep'), activity: activityId }),
  z.object({
    ...common,
    type: z.literal('add'),
    activity: activityId,
    description: z.string().min(1).max(200),
    kind: z.enum(activityKinds),
    quantity: amountSchema,
    unit: unitText,
    date: isoDate.nullable(),
  }),
])

export type Correction = z.infer<typeof correctionSchema>
