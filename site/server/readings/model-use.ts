import { z } from 'zod'

/** What a model may see of a document. */
export const modelUseSchema = z.object({ aiMatching: z.boolean(), aiReading: z.boolean() })

export type ModelUse = z.infer<typeof modelUseSchema>

/** What two settings both allow: what the web server tells its visitors, and what this worker is set to. */
export function sharedUse(one: ModelUse, other: ModelUse): ModelUse {
  return {
    aiMatching: one.aiMatching && other.aiMatching,
    aiReading: one.aiReading && other.aiReading,
  }
}
