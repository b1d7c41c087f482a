import type { Analysis, Question } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { totalUnderOption } from '@doublerule/carbon/working/total-under-option.ts'
import { useId } from 'react'
import { OptionTotal } from './option-total.tsx'
import type { PaperHands } from './paper-context.ts'

/** What only a person can say, once for all lines that ask the same; each answer with the total it leads to. */
export function PaperQuestions({ analysis, hands }: { analysis: Analysis; hands: PaperHands | null }) {
  const groups = Map.groupBy(analysis.questions, ({ text, options }) =>
    JSON.stringify([text, options.map(({ label }) => label)]),
  )
  return [...groups].map(([key, questions]) => (
    <PaperQuestion key={key} questions={questions} analysis={analysis} hands={hands} />
  ))
}

type PaperQuestionProps = { questions: readonly Question[]; analysis: Analysis; hands: PaperHands | null }

function PaperQuestion({ questions, analysis, hands }: PaperQuestionProps) {
  const textId = useId()
  const [first] = questions
  if (first === undefined) return null
  const lines = questions.map(
    ({ activity }) => analysis.activities.find(({ id }) => id === activity)?.description ?? '',
  )

  function answer(option: number) {
    void hands?.correct(
      questions.map((question) => ({
        type: 'factors',
        activity: question.activity,
        factors: question.options[option]?.factors ?? [],
        label: question.options[option]?.label ?? '',
        reason: '',
      })),
    )
  }

  return (
    <fieldset className="paper-question" aria-describedby={textId}>
      <legend>
        {questions.length === 1 ? `Question on “${lines[0]}”` : `Question on ${questions.length} lines`}
      </legend>
      <p id={textId}>{first.text}</p>
      <ul>
        {first.options.map(({ label, scope }, index) => (
          <li key={label}>
            <button type="button" disabled={hands === null} onClick={() => answer(index)}>
              <span>
                {label}
                <span className="text-ink-3">, {scope}</span>
              </span>
              <OptionTotal kg={totalUnderOption(analysis, questions, index)} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
