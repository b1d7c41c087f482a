import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { useId } from 'react'
import type { QuestionGroup } from './group-questions.ts'

type QuestionFormProps = {
  question: QuestionGroup
  chosen: number | null
  onChoose: (option: number) => void
}

/** Lines with more than one right factor: every reading with its own sum, answered with one click. */
export function QuestionForm({ question, chosen, onChoose }: QuestionFormProps) {
  const { ids, lines, text, options } = question
  const textId = useId()
  return (
    <fieldset className="chat-question" aria-describedby={textId}>
      <legend>{ids.length === 1 ? `Question on “${lines[0]}”` : `Question on ${ids.length} lines`}</legend>
      <p id={textId}>
        {chosen === null ? text : 'Answered by you. The sum and the totals follow your answer.'}
      </p>
      <div className="chat-question-options">
        {options.map(({ label, kgCO2e, canChoose }, index) => (
          <button
            key={label}
            type="button"
            className="chat-question-option"
            aria-pressed={index === chosen}
            disabled={!canChoose}
            onClick={() => onChoose(index)}
          >
            <span>{label}</span>
            <span className="type-figure">{describeKg(kgCO2e)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
