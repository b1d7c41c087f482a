import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { ProblemReply } from './problem-reply.ts'

/** The media type by which a client asks to be told of each step of a reading: one JSON value a line. */
export const readingStream = 'application/x-ndjson'

/** A line of such an answer: steps as they happen, then the analysis or why there is none. */
export type ReadingLine =
  ReadingStep | { step: 'done'; analysis: Analysis } | { step: 'failed'; problem: ProblemReply }
