import type { Analysis, Question } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import { useId } from 'react'
import { emissionsOfOption } from './emissions-of-option.ts'

type QuestionFormProps = {
  question: Question
  /** As the server sent it, before any answer. */
  analysis: Analysis
  chosen: number | null
  onChoose: (option: number) => void
}

/** One line with more than one right factor: every reading with its own sum, answered with one click. */
export function QuestionForm({ question, analysis, chosen, onChoose }: QuestionFormProps) {
  const id = useId()
  const activity = analysis.activities.find((candidate) => candidate.id === question.activity)
  return (
    <fieldset className="chat-question" aria-describedby={id}>
      <legend>{activity === undefined ? 'Question' : `Question on “${activity.description}”`}</legend>
      <p id={id}>
        {chosen === null ? question.text : 'Answered by you. The sum and the totals follow your answer.'}
      </p>
      <div className="chat-question-options">
        {question.options.map((option, index) => {
          const canChoose = activity !== undefined && emissionsOfOption(analysis, activity, option) !== null
          return (
            <button
              key={option.label}
              type="button"
              className="chat-question-option"
              aria-pressed={index === chosen}
              disabled={!canChoose}
              onClick={() => onChoose(index)}
            >
              <span>{option.label}</span>
              <span className="type-figure">{formatKg(option.kgCO2e)}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
