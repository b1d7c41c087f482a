import type { Analysis } from './analysis-schema.ts'

/** What has just been done of a document that is being read, in this order. A page of pictures may open it twice. */
export type ReadingStep =
  | { step: 'opened'; isPicture: boolean }
  | { step: 'type'; type: Analysis['document']['type'] }
  | { step: 'extraction'; activities: number }
  | { step: 'matching'; factors: number }
  | { step: 'review'; checks: number; questions: number }
  | { step: 'emissions'; kgCO2e: string }

/** Is told of each step as it happens. */
export type OnReadingStep = (step: ReadingStep) => void
