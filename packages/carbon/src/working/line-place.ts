import type { Activity, Analysis, Period } from '../analysis/analysis-schema.ts'
import { placeName } from '../regions/place-name.ts'

/** The site of a line: its meter, else the account, else the place of the document. */
export function siteOf(analysis: Analysis, activity: Activity): string {
  const meter = activity.details?.meter ?? null
  if (meter !== null) return `Meter ${meter}`
  if (analysis.account !== null) return `Account ${analysis.account.value}`
  return analysis.place === null ? 'No site printed' : placeName(analysis.place.region)
}

export function supplierOf({ supplier }: Analysis): string {
  return supplier === null ? 'No supplier printed' : supplier.value
}

/** When a line took place: by its own date, its period, that of the document, else the day of issue. */
export function periodOf(analysis: Analysis, { details, period }: Activity): Period | null {
  const date = details?.date ?? null
  if (date !== null) return { start: date, end: date }
  if (period !== null && (period.start !== null || period.end !== null)) return period
  if (analysis.period !== null) return analysis.period
  const issued = analysis.issueDate?.value ?? null
  return issued === null ? null : { start: issued, end: issued }
}
