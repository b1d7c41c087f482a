import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { ReviewTick, SignOff } from '@doublerule/carbon/working/working-schema.ts'
import type { LeftOut } from '#app/desk/left-out.ts'
import type { ReplayedDocument } from '#shared/working-answers.ts'

/** Where the reading of one document stands. */
export type Reading =
  | { phase: 'queued' }
  | { phase: 'sending'; sentShare: number }
  | { phase: 'reading'; step: ReadingStep | null }
  /** The server asked to come back later. */
  | { phase: 'waiting'; seconds: number }
  | { phase: 'read' }
  | { phase: 'failed'; text: string; isWorthRetrying: boolean }
  | { phase: 'stopped' }

export type DeskPaper = {
  key: string
  file: { name: string; type: string; size: number }
  reading: Reading
  /** As read; for a file that could not be read, an empty one to fill in by hand. */
  analysis: Analysis | null
  worked: WorkedPaper | null
}

/** Everything on the desk. Corrections and ticks name their paper by its place in `papers`. */
export type DeskState = {
  papers: readonly DeskPaper[]
  /** Key of the paper on show; null shows the summary of the set. */
  current: string | null
  corrections: readonly Correction[]
  ticks: readonly ReviewTick[]
  signOff: SignOff
  /** Whose names the paper gives its figures. */
  vocabulary: Vocabulary
  /** The last save of what lies on the desk, and whether its link still shows the same. */
  lastSave: { id: string; isCurrent: boolean } | null
  /** Papers that are being worked out again. */
  isWorking: boolean
  notice: string | null
  /** What was dropped and does not lie here, each with its reason. */
  leftOut: readonly LeftOut[]
  /** What the papers that came back gave when they were worked out again; null where none came back. */
  replay: readonly ReplayedDocument[] | null
  isRestored: boolean
}

export const emptySignOff: SignOff = { preparedBy: '', reviewedBy: '', date: '', note: '' }

export const emptyDesk: DeskState = {
  papers: [],
  current: null,
  corrections: [],
  ticks: [],
  signOff: emptySignOff,
  vocabulary: 'ghg-protocol',
  lastSave: null,
  isWorking: false,
  notice: null,
  leftOut: [],
  replay: null,
  isRestored: false,
}

export function isUnderway({ reading }: DeskPaper): boolean {
  return ['queued', 'sending', 'reading', 'waiting'].includes(reading.phase)
}

/** Whether a saved paper of both would be the same: analyses, corrections, ticks, sign-off and names. */
export function holdSame(left: DeskState, right: DeskState): boolean {
  return (
    left.corrections === right.corrections &&
    left.ticks === right.ticks &&
    left.signOff === right.signOff &&
    left.vocabulary === right.vocabulary &&
    left.papers.length === right.papers.length &&
    left.papers.every(({ analysis }, index) => analysis === right.papers[index]?.analysis)
  )
}
