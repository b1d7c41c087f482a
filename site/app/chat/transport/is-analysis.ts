import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'

/**
 * Tells an analysis object of version 1 from any other value by its frame. The server has checked it with the
 * full schema, which would cost the browser more bytes than the whole panel.
 */
export function isAnalysis(value: unknown): value is Analysis {
  return (
    isObject(value) &&
    'analysisVersion' in value &&
    value.analysisVersion === '1' &&
    'document' in value &&
    isObject(value.document) &&
    'totals' in value &&
    isObject(value.totals) &&
    'factors' in value &&
    isObject(value.factors) &&
    (['activities', 'questions', 'checks', 'problems'] as const).every(
      (name) => name in value && Array.isArray(Reflect.get(value, name)),
    )
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
