import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { FileDeadline } from '../limits/deadline.ts'

export type ReadOptions = {
  /** Absent: as long as it takes. */
  deadline?: FileDeadline
  /** "deferred" rejects with OcrNeeded where a page is a picture, so that the caller can queue it apart. */
  ocr?: 'allowed' | 'deferred'
  onStep?: OnReadingStep
}

/** Says that a file holds pictures of text, to a caller that asked for it. */
export class OcrNeeded extends Error {
  override name = 'OcrNeeded'
}
