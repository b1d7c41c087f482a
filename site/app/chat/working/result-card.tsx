import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ActivityLines } from './activity-lines.tsx'
import { type Answers, applyAnswers } from './apply-answers.ts'
import { CheckList } from './check-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { ScopeTotals } from './scope-totals.tsx'

const WorkingPaper = lazy(async () => ({ default: (await import('./working-paper.tsx')).WorkingPaper }))

type ResultCardProps = {
  analysis: Analysis
  answers: Answers
  onAnswer: (questionId: string, option: number) => void
}

/** The analysis beside its reply: lines, factors, questions, totals by scope, checks, and the way to all of it. */
export function ResultCard({ analysis, answers, onAnswer }: ResultCardProps) {
  const [isPaperOpen, setIsPaperOpen] = useState(false)
  const answered = applyAnswers(analysis, answers)
  const { document, activities, problems } = answered
  return (
    <figure className="chat-result" aria-label={`Working of ${document.fileName}`}>
      {activities.length > 0 && <ActivityLines analysis={answered} />}
      {analysis.questions.map((question) => (
        <QuestionForm
          key={question.id}
          question={question}
          analysis={analysis}
          chosen={answers[question.id] ?? null}
          onChoose={(option) => onAnswer(question.id, option)}
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
