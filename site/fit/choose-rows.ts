import type { ChoiceRow } from '../../packages/documents/fit/choice-rows.ts'
import { readQuestion } from '#server/assistant/read-question.ts'
import { sitePassages } from '#server/assistant/site-passages.ts'
import type { AskedQuestion } from './asked-questions.ts'

/**
 * What is known of each question and the passages it may mean. Where no passage answers, those that answer partly are
 * what should come first. Questions that share a passage are of one group.
 */
export function chooseRows(asked: readonly AskedQuestion[]): ChoiceRow[] {
  const groupOf = joinByPassage(asked)
  return asked.flatMap(({ question, answers, partly }, at) => {
    const right = answers.length > 0 ? answers : partly
    const candidates = sitePassages.index.candidates(readQuestion(question).words)
    if (candidates.length === 0) return []
    return {
      group: groupOf(at),
      hasAnswer: right.length > 0,
      candidates: candidates.map(({ about, features }, value) => ({
        isAnswer: right.includes(about.passage.id),
        value,
        features,
      })),
    }
  })
}

function joinByPassage(asked: readonly AskedQuestion[]): (at: number) => string {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    const parent = parents.get(id)
    return parent === undefined || parent === id ? id : rootOf(parent)
  }
  for (const { answers } of asked) {
    const [first] = answers
    if (first === undefined) continue
    for (const id of answers) parents.set(rootOf(id), rootOf(first))
  }
  return (at) => {
    const first = asked[at]?.answers[0]
    return first === undefined ? `question ${at}` : rootOf(first)
  }
}
