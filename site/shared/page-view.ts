import { z } from 'zod'

/** Body of POST /api/page-views: the path that is shown now, without query or fragment. */
export const pageViewSchema = z.object({
  page_path: z
    .string()
    .max(200)
    .regex(/^\/[\w\-./~%]*$/),
})
