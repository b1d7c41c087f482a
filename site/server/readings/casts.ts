import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { AnalyseResult } from '@doublerule/documents/analyse/analyse-document.ts'
import type { ProblemCode } from '#shared/problems.ts'

/** What came of a file: what the reader says, a refusal before it was read, or null for a fault of our own. */
export type ReadingAnswer = {
  fileName: string
  result: AnalyseResult | { refused: ProblemCode } | null
  steps?: readonly ReadingStep[]
}

/** What our own worker wrote: the seal has told that nobody else did. */
export function readSealedAnswer(text: string): ReadingAnswer {
  return JSON.parse(text) as ReadingAnswer
}

export function readSealedSteps(text: string): readonly ReadingStep[] {
  return JSON.parse(text) as ReadingStep[]
}
