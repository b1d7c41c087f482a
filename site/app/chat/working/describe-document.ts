import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** Where on the document a line stands: 'page 2' or 'Sheet1!C14'. */
export function describePosition({ evidence }: Activity): string | null {
  if (evidence.cell !== null) return evidence.cell
  return evidence.page === null ? null : `page ${evidence.page}`
}
