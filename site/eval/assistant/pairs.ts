import { createHash } from 'node:crypto'
import { allPassages } from '#shared/knowledge/all-passages.ts'
import { conversationPairs } from './conversation-pairs.ts'
import { documentPairs } from './document-pairs.ts'
import { knowledgePairs } from './knowledge-pairs.ts'
import { laterPairs } from './later-pairs.ts'
import type { Pair } from './pair.ts'
import { platformPairs } from './platform-pairs.ts'
import { sumPairs } from './sum-pairs.ts'
import { visitorPairs } from './visitor-pairs.ts'

const allPairs: readonly Pair[] = [
  ...platformPairs,
  ...knowledgePairs,
  ...conversationPairs,
  ...sumPairs,
  ...documentPairs,
  ...visitorPairs,
  ...laterPairs,
]
const knownQuestions = new Set(allPassages.flatMap((passage) => passage.questions.map(wordsOf)))

/**
 * The halves, by a fixed rule that nobody chooses with: the lowest bit of the SHA-256 of the question and what
 * came before it. A question that stands word for word in a passage is no test of anything and belongs to the tuning
 * half. Weights, words and passages are set on the tuning half; the test half is only ever counted.
 */
export const tuningPairs: readonly Pair[] = allPairs.filter((pair) => !isTest(pair))
export const testPairs: readonly Pair[] = allPairs.filter(isTest)

function isTest(pair: Pair): boolean {
  if (knownQuestions.has(wordsOf(pair.ask))) return false
  const text = [...(pair.after ?? []), pair.ask].join('\n')
  return ((createHash('sha256').update(text).digest().at(-1) ?? 0) & 1) === 1
}

function wordsOf(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
