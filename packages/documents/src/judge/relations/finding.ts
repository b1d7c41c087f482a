import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'

export const checkIds = [
  'line-product',
  'lines-foot',
  'tax',
  'meter-difference',
  'parts-sum',
  'period-length',
  'usage-plausible',
  'duplicate-lines',
  'units-compatible',
] as const

export type CheckId = (typeof checkIds)[number]

/** One sum or comparison that was really made on the document. */
export type Finding = { check: CheckId; passed: boolean; text: string; evidence: readonly Evidence[] }
