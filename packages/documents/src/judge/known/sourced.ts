import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { SourcedField } from './field.ts'
import type { DateRange } from './period.ts'

export function sourced<Value>(value: Value, evidence: Evidence, confidence: number): SourcedField<Value> {
  return { value, evidence, confidence }
}

/** From the first to the last of the days; null when there are none. */
export function dayRange(days: readonly string[], evidence: Evidence): SourcedField<DateRange> | null {
  const sorted = days.toSorted()
  const [start] = sorted
  const end = sorted.at(-1)
  return start === undefined || end === undefined ? null : sourced({ start, end }, evidence, 0.95)
}
