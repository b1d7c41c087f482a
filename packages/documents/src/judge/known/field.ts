import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'

/** A value, where it stands, and how sure it is, 0 to 1. */
export type SourcedField<Value> = { value: Value; evidence: Evidence; confidence: number }

/** A value read from a line of a page. */
export type Field<Value> = SourcedField<Value> & { line: ReadLine }

/** The confidence is the meaning's, held down by how well the line was read. */
export function fieldOn<Value>(line: ReadLine, value: Value, meaning: number): Field<Value> {
  return { value, evidence: evidenceOf(line), confidence: Math.min(meaning, line.readConfidence), line }
}

/** "0.87": two places are all that a confidence tells. */
export function confidenceText(confidence: number): string {
  return String(Math.round(Math.min(0.99, Math.max(0, confidence)) * 100) / 100)
}
