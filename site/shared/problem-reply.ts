import { z } from 'zod'

/** What an `application/problem+json` answer of the API holds (RFC 9457, with our members at the end). */
export const problemReplySchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  retry: z.boolean(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

export type ProblemReply = z.infer<typeof problemReplySchema>
