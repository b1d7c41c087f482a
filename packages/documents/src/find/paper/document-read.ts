import type { DocumentType, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivitiesRead, ActivityDraft } from '../../judge/account/activity-draft.ts'
import type { SourcedField } from '../../judge/known/field.ts'
import type { DatesKnown } from '../../judge/known/know-page.ts'
import type { DateRange } from '../../judge/known/period.ts'
import type { Totals } from '../../judge/known/totals.ts'

/** What a reader of structured content knows; a field left out is looked for by its words, a null one is not shown. */
export type KnownFields = {
  supplier?: SourcedField<string> | null
  supplierId?: SourcedField<string> | null
  account?: SourcedField<string> | null
  nmi?: SourcedField<string> | null
  issueDate?: SourcedField<string> | null
  period?: SourcedField<DateRange> | null
  currency?: SourcedField<string> | null
  total?: SourcedField<string> | null
  country?: string | null
}

/** What a paper was taken for, how surely and why. */
export type Classified = { type: DocumentType; confidence: number; reasons: string[] }

export type DocumentRead = {
  classified: Classified
  read: ActivitiesRead
  fields: KnownFields
  problems: readonly Problem[]
  /** What its pages come to, where they were looked at. */
  totals?: Totals
  /** When its pages say that it was, where they were looked at. */
  dates?: DatesKnown
  /** Figures that may be a use of which nothing is counted, the likeliest first: a person chooses. */
  candidates?: readonly ActivityDraft[]
}
