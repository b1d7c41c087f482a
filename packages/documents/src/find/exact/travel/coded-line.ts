import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import type { TextRow } from '../../../document-text.ts'
import { boxAround } from '../../../lay-out/layout/evidence.ts'

export type CodedLine = { text: string; row: TextRow }
export type Counted = { activity: ActivityDraft; days: readonly string[] }

export function draftOnCoded(
  { row, text }: CodedLine,
  about: Pick<ActivityDraft, 'description' | 'kind' | 'quantity' | 'unit' | 'details' | 'meaning'>,
): ActivityDraft {
  const [first] = row.cells
  return {
    ...about,
    estimated: false,
    period: null,
    evidence: {
      page: first?.place.page ?? 1,
      text: text.replace(/\s+/g, ' ').trim().slice(0, 300),
      box: boxAround(row.cells),
      cell: first?.place.cell ?? null,
    },
    read: Math.min(0.99, ...row.cells.map(({ readConfidence }) => readConfidence)),
  }
}
