import type { z } from 'zod'
import type { calculatorWordsSchema, periodSchema, subjectSchema } from './calculator-words-schema.ts'

export type SubjectWords = z.infer<typeof subjectSchema>
export type PeriodWord = z.infer<typeof periodSchema>

/** The table of this package; a test holds it to the schema. */
export function readWords(table: object): z.infer<typeof calculatorWordsSchema> {
  return table as z.infer<typeof calculatorWordsSchema>
}

/** Each row of a table opened, under the keys that it has. */
export function openEach<Key extends string, Row, Open>(
  rows: Readonly<Record<Key, Row>>,
  open: (row: Row) => Open,
): Readonly<Record<Key, Open>> {
  const opened = Object.entries<Row>(rows).map(([key, row]) => [key, open(row)])
  return Object.fromEntries(opened) as Record<Key, Open>
}
