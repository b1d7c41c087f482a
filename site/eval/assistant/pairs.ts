import { readFileSync } from 'node:fs'
import { z } from 'zod'
import freshQuestions from './fresh-questions.json' with { type: 'json' }
import { type Pair, pairSchema } from './pair.ts'

function readPairs(name: string): Pair[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => pairSchema.parse(JSON.parse(line)))
}

/** Words, weights and passages are set on these: written in rounds by people who had not read the assistant. */
export const tuningPairs: readonly Pair[] = [
  'product-pairs.jsonl',
  'carbon-pairs.jsonl',
  'conversation-pairs.jsonl',
  'document-pairs.jsonl',
].flatMap(readPairs)

/** Only ever counted: written when the tuning pairs were done. Of the first half two misses were read; nothing was set on them. */
export const testPairs: readonly Pair[] = readPairs('test-pairs.jsonl')

/** Questions from people's searches and regulators' pages, written before the answers were worked on. */
export const freshPairs: readonly Pair[] = z.array(pairSchema).parse(freshQuestions)
