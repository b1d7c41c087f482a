import type { Analysis, Question } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { emissionsOfOption } from './emissions-of-option.ts'

/** One thing to ask, however many lines of the document ask it. */
export type QuestionGroup = {
  text: string
  /** Ids of the questions that one answer settles. */
  ids: string[]
  /** Descriptions of the lines, each once. */
  lines: string[]
  options: { label: string; kgCO2e: string; canChoose: boolean }[]
}

/** Puts questions of the same words and options together; the figure of an option is the sum over their lines. */
export function groupQuestions(analysis: Analysis): QuestionGroup[] {
  const groups = Map.groupBy(analysis.questions, ({ text, options }) =>
    JSON.stringify([text, options.map(({ label }) => label)]),
  )
  return [...groups.values()].map((questions) => describeGroup(analysis, questions))
}

function describeGroup(analysis: Analysis, questions: readonly Question[]): QuestionGroup {
  const activityOf = ({ activity }: Question) => analysis.activities.find(({ id }) => id === activity)
  return {
    text: questions[0]?.text ?? '',
    ids: questions.map(({ id }) => id),
    lines: [...new Set(questions.map((question) => activityOf(question)?.description ?? ''))].filter(Boolean),
    options: (questions[0]?.options ?? []).map(({ label }, index) => ({
      label,
      kgCO2e: sumOf(questions.map(({ options }) => decimal(options[index]?.kgCO2e ?? '0'))),
      canChoose: questions.every((question) => {
        const activity = activityOf(question)
        const option = question.options[index]
        return (
          activity !== undefined &&
          option !== undefined &&
          emissionsOfOption(analysis, activity, option) !== null
        )
      }),
    })),
  }
}
