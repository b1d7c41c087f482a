import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, noActivities } from '../judge/account/activity-draft.ts'
import { isLegible } from '../judge/account/is-legible.ts'
import type { ActivitiesFound } from '../find/find-activities.ts'
import { classifyText } from './classify-text.ts'
import { isOffer } from './is-offer.ts'
import { listSigns } from './list-signs.ts'
import { paperOf } from '../find/paper/paper.ts'
import type { PageKnown } from '../judge/known/know-page.ts'
import { dayRange } from '../judge/known/sourced.ts'
import { evidenceOf } from '../lay-out/layout/evidence.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import type { DocumentRead, KnownFields } from '../find/paper/document-read.ts'
import { takeFor } from './take-for.ts'

/** What was read, and what the classifier saw: the weights are fitted on it. */
type ReadByType = { read: DocumentRead; features: Float32Array }
/** Specks and stamps that recognition read as figures. */
const leastRead = 0.3
/** A picture or a page of words is taken for a record of something by its words alone only where they leave little doubt. */
const sureOfNothing = 0.6

/** What the paper is, by its words and by what the readers find, and what its type takes of that. */
export function readByType(
  layout: ReadLayout,
  { words, totals, dates }: PageKnown,
  found: ActivitiesFound,
  metered: readonly ActivityDraft[],
): ReadByType {
  const { features, ...classified } = classifyText(layout, words, listSigns(layout, found, metered))
  if (isOffer(classified.type, layout.lines)) {
    const reasons = ['offers goods or services']
    const nothing = { read: noActivities, fields: {}, problems: [] }
    return { read: { classified: { type: 'other', confidence: 0.8, reasons }, ...nothing }, features }
  }
  const { days = [], ...taken } = takeFor(classified.type, found, layout, totals)
  const read = {
    ...taken,
    activities: taken.activities.filter(
      ({ read: letters, meaning }) => letters >= leastRead && isLegible(letters, meaning),
    ),
  }
  const saysNothing =
    read.activities.length + metered.length === 0 &&
    [totals.total, dates.issueDate, dates.period].every((known) => known === null)
  if (saysNothing && classified.confidence < sureOfNothing) {
    const reasons = ['no figure, day or total of a record']
    const nothing = { read: noActivities, fields: {}, problems: [] }
    return { read: { classified: { type: 'other', confidence: 0.6, reasons }, ...nothing }, features }
  }
  const hasOwnPeriod = classified.type === 'fuel-log' && dates.period !== null
  const fields = hasOwnPeriod ? {} : knownFields(layout, classified.type, days)
  return { read: { classified, read, fields, problems: [] }, features }
}

/** The days of a journey, or of the rows of a log that prints no period of its own, are its period. */
function knownFields(layout: ReadLayout, type: DocumentType, days: readonly string[]): KnownFields {
  const [line] = layout.lines
  if ((paperOf[type] !== 'travel' && type !== 'fuel-log') || line === undefined) return {}
  return days.length === 0 ? {} : { period: dayRange(days, evidenceOf(line)) }
}
