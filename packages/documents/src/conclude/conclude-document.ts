import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Classified, DocumentRead } from '../find/paper/document-read.ts'
import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import type { Finding } from '../judge/relations/finding.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import { findDocumentFindings } from './checks/document-findings.ts'
import { type DocumentFields, findFields } from './fields/find-fields.ts'
import { settleTons } from './settle-tons.ts'

/** A document understood: its type, fields and activities with where each stands, and the sums that were made. */
export type Interpretation = DocumentFields & {
  classified: Classified
  activities: readonly ActivityDraft[]
  findings: readonly Finding[]
  problems: readonly Problem[]
  candidates: readonly ActivityDraft[]
}

/** What a document says beside its activities, now that its type is known, and whether its sums hold. */
export function concludeDocument(
  layout: ReadLayout,
  document: DocumentRead,
  isTable: boolean,
): Interpretation {
  const { classified, read, problems, candidates = [] } = document
  const fields = findFields(layout, document, isTable)
  const activities = settleTons(read.activities, fields.country, layout.language)
  const sums = findDocumentFindings(layout, activities, fields.period, fields.totals)
  return { ...fields, classified, activities, findings: [...read.findings, ...sums], problems, candidates }
}
