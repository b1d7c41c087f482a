import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { openDesk } from '#app/desk/open-desk.ts'
import { chatView } from '../chat-view.ts'
import type { ChatMessage } from '../conversation/chat-state.ts'
import type { Answers } from './apply-answers.ts'

/** Lays the paper of a reply on the desk, under the answers that were given here. */
export function openPaper(
  message: Pick<ChatMessage, 'analysis' | 'answers' | 'corrections'>,
  file: File | null,
): void {
  const { analysis, answers = {}, corrections } = message
  if (analysis === undefined) return
  // The desk needs the room that the panel takes.
  chatView.show('closed')
  openDesk({
    kind: 'analysis',
    analysis,
    file: corrections === undefined ? file : typedFile(analysis),
    corrections: [...(corrections ?? []), ...correctionsOf(analysis, answers)],
  })
}

/** The document of a typed sum is its lines, as its digest was made of them. */
function typedFile({ document, activities }: Analysis): File {
  const text = activities.map(({ evidence }) => evidence.text).join('\n')
  return new File([text], document.fileName, { type: document.mediaType })
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
