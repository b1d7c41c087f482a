import { readByType } from '../classify/read-by-type.ts'
import { isMetered } from '../find/activities/tables/is-metered.ts'
import { readStatement } from '../find/activities/tables/read-statement.ts'
import { findActivities } from '../find/find-activities.ts'
import type { DocumentRead } from '../find/paper/document-read.ts'
import { paperOf } from '../find/paper/paper.ts'
import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import { judgePage } from '../judge/judge-page.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'

/** Pages of text: what is metered is judged, the type is decided by words and by what was found, and its reader is asked. */
export function readPages(layout: ReadLayout): DocumentRead {
  const { known, account } = judgePage(layout)
  const { totals, dates } = known
  const metering = readStatement(layout, known) ?? account.read
  const metered = metering.activities
  const found = findActivities(layout, dates.issueDate)
  const { classified, read, ...rest } = readByType(layout, known, found, metered).read
  // What a charging point sold is told by its receipt where the judge finds nothing.
  const isOwn = (activity: ActivityDraft) =>
    !isMetered(activity) || (classified.type === 'fuel-receipt' && metered.length === 0)
  const own = read.activities.filter(isOwn)
  if (paperOf[classified.type] === 'other')
    return { ...rest, totals, dates, classified, read: { ...read, activities: own } }
  return {
    ...rest,
    totals,
    dates,
    classified,
    read: {
      activities: [...own, ...metered],
      findings: [...read.findings, ...metering.findings],
    },
    candidates: account.candidatesOf(classified.type),
  }
}
