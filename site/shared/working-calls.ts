import { workingSchema } from '@doublerule/carbon/working/working-schema.ts'
import { z } from 'zod'

/** Body of POST /api/workings/recalculate: documents as read, and what their reader changed. */
export const recalculateCallSchema = workingSchema.pick({ analyses: true, corrections: true })

/** Body of POST /api/workings and of the exports. */
export const workingCallSchema = z.object({
  analyses: workingSchema.shape.analyses,
  corrections: workingSchema.shape.corrections.default([]),
  ticks: workingSchema.shape.ticks.default([]),
  signOff: workingSchema.shape.signOff.default(null),
  vocabulary: workingSchema.shape.vocabulary,
})
