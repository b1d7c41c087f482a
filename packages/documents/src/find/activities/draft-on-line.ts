import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { ActivityDraft } from '../../judge/account/activity-draft.ts'

type Told = Pick<ActivityDraft, 'description' | 'kind' | 'quantity' | 'unit' | 'meaning'> &
  Partial<Pick<ActivityDraft, 'details' | 'read'>>

/** An activity that one line tells: the line is its evidence, and it is read as surely as the line. */
export function draftOnLine(line: ReadLine, told: Told): ActivityDraft {
  return {
    estimated: false,
    period: null,
    details: null,
    evidence: evidenceOf(line),
    read: line.readConfidence,
    ...told,
  }
}
