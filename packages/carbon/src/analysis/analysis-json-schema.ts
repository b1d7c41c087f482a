import { z } from 'zod'
import { analysisSchema } from './analysis-schema.ts'

/** JSON Schema (draft 2020-12) of the analysis object, for readers of `Accept: application/json`. */
export function analysisJsonSchema(): object {
  return z.toJSONSchema(analysisSchema, { target: 'draft-2020-12' })
}
