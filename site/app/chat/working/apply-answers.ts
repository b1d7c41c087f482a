import type { Activity, Analysis, Question } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { sumTotals } from '@doublerule/carbon/work-out/sum-totals.ts'
import { emissionsOfOption } from './emissions-of-option.ts'

/** Question id to the index of the chosen option. */
export type Answers = Readonly<Record<string, number>>

/** The analysis under the visitor's answers: sums replaced, totals footed again, answered questions gone. */
export function applyAnswers(analysis: Analysis, answers: Answers): Analysis {
  const answered = analysis.questions.filter(({ id }) => answers[id] !== undefined)
  if (answered.length === 0) return analysis
  const activities = analysis.activities.map((activity) => {
    const question = answered.find((candidate) => candidate.activity === activity.id)
    return question === undefined
      ? activity
      : answerActivity(analysis, activity, question, answers[question.id])
  })
  return {
    ...analysis,
    activities,
    questions: analysis.questions.filter((question) => !answered.includes(question)),
    totals: sumTotals(activities),
  }
}

function answerActivity(
  analysis: Analysis,
  activity: Activity,
  question: Question,
  chosen: number | undefined,
): Activity {
  const option = chosen === undefined ? undefined : question.options[chosen]
  const emissions = option === undefined ? null : emissionsOfOption(analysis, activity, option)
  if (option === undefined || emissions === null) return activity
  return {
    ...activity,
    match: {
      ...activity.match,
      status: 'accept',
      factors: option.factors,
      reason: `Answered by you: ${option.label}.`,
    },
    emissions: [...emissions, ...activity.emissions.filter(({ counted }) => !counted)],
  }
}
