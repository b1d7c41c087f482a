import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import type { ReviewTickName } from '@doublerule/carbon/working/review-ticks.ts'
import type { LineTick } from '@doublerule/carbon/working/standing-ticks.ts'
import type { PaperActivity } from '@doublerule/carbon/working/worked-paper.ts'
import type { Change } from '../desk/correct-papers.ts'
import type { ForeseenTotal } from '../desk/foresee-totals.ts'

/** What may be done on a paper; a reader's copy has none of it. */
export type PaperHands = {
  /** True once the change stands. */
  correct: (changes: readonly Change[]) => Promise<boolean>
  /** The total that each change would lead to; none of them is made. */
  foresee: (changes: readonly Change[]) => Promise<readonly ForeseenTotal[]>
  undo: (correction: string) => Promise<boolean>
  tick: (activity: string, name: ReviewTickName) => void
}

export type PaperPointers = {
  active: string | null
  onPoint: (id: string | null) => void
  /** Goes to the place on the document. */
  onTrace: (id: string) => void
}

export type PaperContext = PaperPointers & {
  analysis: Analysis
  vocabulary: Vocabulary
  hands: PaperHands | null
  /** The reviewer’s ticks on a line as it stands. */
  ticks: (line: PaperActivity) => readonly LineTick[]
}
