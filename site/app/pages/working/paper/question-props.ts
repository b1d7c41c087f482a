import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { UncountedLine } from '@doublerule/carbon/working/paper-standing.ts'
import type { PaperHands } from './paper-context.ts'

/** A line that waits for an answer, and what acts on it. */
export type QuestionProps = { analysis: Analysis; line: UncountedLine; hands: PaperHands }
