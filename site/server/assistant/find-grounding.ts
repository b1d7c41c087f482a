import type { Passage } from '#server/knowledge/passage.ts'
import { readQuestion } from './read-question.ts'
import { sitePassages } from './site-passages.ts'

const { index } = sitePassages

/** The passages that bear most on the last question, and on the one before it where it cannot stand alone. */
export function findGrounding(questions: readonly string[], count: number): Passage[] {
  const last = readQuestion(questions.at(-1) ?? '')
  const before = readQuestion(questions.at(-2) ?? '')
  const alone = index.search(last.words, count)
  const together = before.words.length === 0 ? [] : index.search([...before.words, ...last.words], count)
  const passages = [...alone.slice(0, count - 3), ...together, ...alone].map((hit) => hit.passage)
  return [...new Set(passages)].slice(0, count)
}
