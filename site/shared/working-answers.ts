import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReplayDifference } from '@doublerule/carbon/replay/describe-difference.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'

/** Answer of POST /api/workings/recalculate, one paper for each document, in their order. */
export type RecalculateAnswer = { papers: readonly WorkedPaper[] }

/** The paper of a sum that was typed; the corrections say the place of each line where the sum has several. */
export type SumPaper = { analysis: Analysis; corrections: Correction[] }

/** Answer of POST /api/workings/sum; null where the last message asks for no sum. */
export type SumAnswer = { paper: SumPaper | null }

/** What came out otherwise when the figures of a document were worked out again; empty where all is the same. */
export type ReplayedDocument = {
  fileName: string
  differences: readonly ReplayDifference[]
  /** Of the cells of a workbook that came back, and not of a document. */
  isOfCells?: boolean
}

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
