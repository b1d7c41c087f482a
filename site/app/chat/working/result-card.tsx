import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import { Button } from '#app/ui/button.tsx'
import { ReplyText } from '../reply/reply-text.tsx'
import { ActivityLines } from './activity-lines.tsx'
import { type Answers, applyAnswers } from './apply-answers.ts'
import { CheckList } from './check-list.tsx'
import { groupQuestions } from './group-questions.ts'
import { QuestionForm } from './question-form.tsx'
import { ScopeTotals } from './scope-totals.tsx'

type ResultCardProps = {
  analysis: Analysis
  answers: Answers
  onAnswer: (answers: Answers) => void
  onOpenPaper: () => void
  /** What the reply says first; it stands under the total. */
  lead: string
}

/** The working paper in small: its total first, the way to all of it, questions, and the lines folded. */
export function ResultCard({ analysis, answers, onAnswer, onOpenPaper, lead }: ResultCardProps) {
  const answered = applyAnswers(analysis, answers)
  const { document, activities, problems } = answered
  return (
    <figure className="chat-result" aria-label={`Working of ${document.fileName}`}>
      {activities.some(({ emissions }) => emissions.length > 0) && <ScopeTotals analysis={answered} />}
      <Button look="filled" size="small" onClick={onOpenPaper}>
        Open the working paper
      </Button>
      {lead !== '' && <ReplyText text={lead} />}
      {groupQuestions(analysis).map((question) => (
        <QuestionForm
          key={question.ids[0]}
          question={question}
          chosen={answers[question.ids[0] ?? ''] ?? null}
          onChoose={(option) => onAnswer(Object.fromEntries(question.ids.map((id) => [id, option])))}
        />
      ))}
      {activities.length > 0 && (
        <details className="chat-result-fold">
          <summary>
            {activities.length === 1 ? 'One line with its sum' : `${activities.length} lines with their sums`}
          </summary>
          <ActivityLines analysis={answered} answered={answeredActivities(analysis, answers)} />
        </details>
      )}
      <CheckList checks={answered.checks} />
      {problems.length > 0 && (
        <ul className="chat-result-problems">
          {problems.map(({ code, text }) => (
            <li key={`${code}${text}`}>{tidyProse(text)}</li>
          ))}
        </ul>
      )}
    </figure>
  )
}

function answeredActivities({ questions }: Analysis, answers: Answers): Set<string> {
  return new Set(questions.filter(({ id }) => answers[id] !== undefined).map(({ activity }) => activity))
}
