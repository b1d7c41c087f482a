import { replayAnalysis } from '@doublerule/carbon/replay/replay.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import type { ReplayedDocument } from '#shared/working-answers.ts'

/** Works every stored figure out again, with the library of today: the differences of each document. */
export function replaySet({ analyses }: Pick<Working, 'analyses'>): ReplayedDocument[] {
  return analyses.map((analysis) => {
    const replayed = replayAnalysis(analysis)
    return { fileName: analysis.document.fileName, differences: replayed.same ? [] : replayed.differences }
  })
}
