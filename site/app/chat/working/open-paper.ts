import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { openDesk } from '#app/desk/open-desk.ts'
import { chatView } from '../chat-view.ts'
import type { Answers } from './apply-answers.ts'

/** Lays a document that was read in the chat on the desk, under the answers that were given here. */
export function openPaper(analysis: Analysis, answers: Answers, file: File | null): void {
  // The desk needs the room that the panel takes.
  chatView.show('closed')
  openDesk({ kind: 'analysis', analysis, file, corrections: correctionsOf(analysis, answers) })
}

export function correctionsOf({ questions }: Analysis, answers: Answers): Correction[] {
  return questions.flatMap(({ id, activity, options }) => {
    const chosen = answers[id]
    const option = chosen === undefined ? undefined : options[chosen]
    if (option === undefined) return []
    const { factors, label } = option
    return [{ type: 'factors' as const, id: `answer-${id}`, paper: 0, activity, factors, label, reason: '' }]
  })
}
