import type { ReplayDifference } from '@doublerule/carbon/analysis/replay.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'

/** Answer of POST /api/workings/recalculate, one paper for each document, in their order. */
export type RecalculateAnswer = { papers: readonly WorkedPaper[] }

/** What came out otherwise when the figures of a document were worked out again; empty where all is the same. */
export type ReplayedDocument = { fileName: string; differences: readonly ReplayDifference[] }

/** Answer of POST /api/workings/replay. */
export type ReplayAnswer = { papers: readonly WorkedPaper[]; replay: readonly ReplayedDocument[] }

/** Answer of POST /api/workings. */
export type SaveAnswer = { id: string; deleteKey: string; expiresAt: string; url: string }

/** Answer of GET /api/workings/{id}: the papers as saved, and whether every figure comes out the same today. */
export type SavedWorkingAnswer = {
  id: string
  savedAt: string
  expiresAt: string
  working: Working
  papers: readonly WorkedPaper[]
  replay: readonly ReplayedDocument[]
}
