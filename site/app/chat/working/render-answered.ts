import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { renderReply } from '@doublerule/carbon/reply/render-reply.ts'
import { type Answers, applyAnswers } from './apply-answers.ts'
import { factorPagePath } from '#shared/factor-page.ts'

/** The reply to an upload in words, under the visitor's answers. */
export function renderAnswered(analysis: Analysis, answers: Answers): string {
  return renderReply(applyAnswers(analysis, answers), ({ id }) => factorPagePath(id))
}
