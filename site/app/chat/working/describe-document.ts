import type { Activity, Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { formatDate } from '#shared/content/format-date.ts'

export function describePeriod(period: Analysis['period']): string | null {
  if (period === null || (period.start === null && period.end === null)) return null
  if (period.start === null || period.end === null) return formatDate(period.start ?? period.end ?? '')
  return `${formatDate(period.start)} to ${formatDate(period.end)}`
}

/** '4,250 kWh'; digits as printed, only grouped. */
export function describeQuantity({ quantity, unit }: Pick<Activity, 'quantity' | 'unit'>): string {
  return unit === null ? groupDigits(quantity) : `${groupDigits(quantity)} ${unit}`
}

/** Where on the document a line stands: 'page 2' or 'Sheet1!C14'. */
export function describePosition({ evidence }: Activity): string | null {
  if (evidence.cell !== null) return evidence.cell
  return evidence.page === null ? null : `page ${evidence.page}`
}
