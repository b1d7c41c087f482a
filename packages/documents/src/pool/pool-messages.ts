import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { AnalyseResult } from '../analyse/analyse-document.ts'
import type { PagesForModel } from '../second/pages-for-model.ts'
import type { ModelReading } from '../second/proposal.ts'

/** Text jobs must stay quick; a job that turns out to need OCR is handed back and goes to the OCR lane. */
export type Lane = 'text' | 'ocr'

/** What a child is to do: read a file, or hold what a model proposed against the pages of one that was read. */
export type Task =
  | { kind: 'analyse'; bytes: Uint8Array; fileName: string; givesPages: boolean }
  | { kind: 'weigh'; pages: PagesForModel; analysis: Analysis; reading: ModelReading }

/** What the pool sends to a child. */
export type JobMessage = {
  id: number
  lane: Lane
  task: Task
  /** Processor time that the job may take at first, and what it took in the other lane. */
  allowedMs: number
  spentMs: number
}

/** What a child sends to the pool. */
export type ChildMessage =
  | { kind: 'ready' }
  /** A spent child holds memory that it cannot give back: it takes no further job. */
  | { kind: 'done'; id: number; result: AnalyseResult; isSpent?: boolean }
  | { kind: 'needs-ocr'; id: number }
  /** The file turned out to hold more, and may take so much processor time in all. */
  | { kind: 'allowed'; id: number; allowedMs: number }
  /** The next step of the reading is done. */
  | { kind: 'step'; id: number; step: ReadingStep }
  | { kind: 'failed'; id: number; fault: Fault }

/** An error of our own code: its kind and where it happened. Never its message, which may quote the file. */
export type Fault = { name: string; at: readonly string[] }
