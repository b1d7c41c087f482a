import type { z } from 'zod'
import type { calculatorWordsSchema, periodSchema, subjectSchema } from './calculator-words-schema.ts'

export type SubjectWords = z.infer<typeof subjectSchema>
export type PeriodWord = z.infer<typeof periodSchema>

/** The table of this package; a test holds it to the schema. */
export function readWords(table: object): z.infer<typeof calculatorWordsSchema> {
  return table as z.infer<typeof calculatorWordsSchema>
}
