import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ActivityLines } from './activity-lines.tsx'
import { type Answers, applyAnswers } from './apply-answers.ts'
import { CheckList } from './check-list.tsx'
import { groupQuestions } from './group-questions.ts'
import { QuestionForm } from './question-form.tsx'
import { ScopeTotals } from './scope-totals.tsx'

const WorkingPaper = lazy(async () => ({ default: (await import('./working-paper.tsx')).WorkingPaper }))

type ResultCardProps = {
  analysis: Analysis
  answers: Answers
  onAnswer: (answers: Answers) => void
}

/** The analysis beside its reply: lines, factors, questions, totals by scope, checks, and the way to all of it. */
export function ResultCard({ analysis, answers, onAnswer }: ResultCardProps) {
  const [isPaperOpen, setIsPaperOpen] = useState(false)
  const answered = applyAnswers(analysis, answers)
  const { document, activities, problems } = answered
  return (
    <figure className="chat-result" aria-label={`Working of ${document.fileName}`}>
      {activities.length > 0 && (
        <ActivityLines analysis={answered} answered={answeredActivities(analysis, answers)} />
      )}
      {groupQuestions(analysis).map((question) => (
        <QuestionForm
          key={question.ids[0]}
          question={question}
          chosen={answers[question.ids[0] ?? ''] ?? null}
          onChoose={(option) => onAnswer(Object.fromEntries(question.ids.map((id) => [id, option])))}
        />
      ))}
      {activities.some(({ emissions }) => emissions.length > 0) && <ScopeTotals analysis={answered} />}
      <CheckList checks={answered.checks} />
      {problems.length > 0 && (
        <ul className="chat-result-problems">
          {problems.map(({ code, text }) => (
            <li key={`${code}${text}`}>{text}</li>
          ))}
        </ul>
      )}
      {activities.length > 0 && (
        <Button size="small" onClick={() => setIsPaperOpen(true)}>
          Open the full working
        </Button>
      )}
      {isPaperOpen && (
        <Suspense fallback={null}>
          <WorkingPaper analysis={answered} onClose={() => setIsPaperOpen(false)} />
        </Suspense>
      )}
    </figure>
  )
}

function answeredActivities({ questions }: Analysis, answers: Answers): Set<string> {
  return new Set(questions.filter(({ id }) => answers[id] !== undefined).map(({ activity }) => activity))
}
