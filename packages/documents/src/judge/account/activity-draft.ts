import type { ActivityLine } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Finding } from '../relations/finding.ts'

/** An activity as read, before it has an id; the confidences are numbers until the document's checks have run. */
export type ActivityDraft = Omit<ActivityLine, 'id' | 'confidence'> & { read: number; meaning: number }

/** What a reader of one kind of document gives: activities, and the sums that it made on the way. */
export type ActivitiesRead = { activities: readonly ActivityDraft[]; findings: readonly Finding[] }

export const noActivities: ActivitiesRead = { activities: [], findings: [] }

export { detailsOf } from '@doublerule/carbon/analysis/details-of.ts'
