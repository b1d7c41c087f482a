import { parseArgs } from 'node:util'
import { afterAnother } from '../eval/assistant/after-another.ts'
import { freshPairs, testPairs, tuningPairs } from '../eval/assistant/pairs.ts'
import { scorePairs, type Miss, type PairsScore } from '../eval/assistant/score-pairs.ts'

/** Prints the score of both halves, and of the second with an unrelated question before each. Misses are listed for the tuning half only, unless asked for with --test-misses. */
const { values } = parseArgs({ options: { 'test-misses': { type: 'boolean', default: false } } })

function print(name: string, score: PairsScore, listsMisses: boolean) {
  const percent = ((score.right / score.asked) * 100).toFixed(1)
  console.log(
    `${name}: ${score.right} of ${score.asked} right (${percent} %), ${score.invented.length} with figures that have no source`,
  )
  const unanswered = score.misses.filter((miss) => miss.answer.includes('I don’t know')).length
  console.log(`  ${unanswered} of the misses say "I don’t know"; by subject: ${bySubject(score)}`)
  if (!listsMisses) return
  for (const miss of score.misses) printMiss('miss', miss)
  for (const miss of score.invented) printMiss('invented', miss)
}

function bySubject(score: PairsScore): string {
  const counts = Map.groupBy(score.misses, ({ pair }) => pair.group)
  return [...counts].map(([tag, misses]) => `${tag} ${misses.length}`).join(', ')
}

function printMiss(kind: string, { pair, answer, because }: Miss) {
  const before = pair.after.length === 0 ? '' : `${pair.after.join(' | ')} → `
  console.log(
    `  ${kind} [${pair.group}] ${before}${pair.ask}\n    ${because}\n    ${answer.replaceAll('\n', '\n    ')}`,
  )
}

print('tuning half', await scorePairs(tuningPairs), true)
print('test half', await scorePairs(testPairs), values['test-misses'])
print(
  'test half, each after an unrelated question',
  await scorePairs(afterAnother(testPairs)),
  values['test-misses'],
)
print('fresh questions', await scorePairs(freshPairs), true)
