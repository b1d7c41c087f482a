import { expect, test } from 'vitest'
import { afterAnother } from '../../eval/assistant/after-another.ts'
import { freshPairs, testPairs, tuningPairs } from '../../eval/assistant/pairs.ts'
import { faultOf } from '../../eval/assistant/fault-of.ts'
import type { Pair } from '../../eval/assistant/pair.ts'
import { scorePairs } from '../../eval/assistant/score-pairs.ts'

test('answers at least 95 % of the test half right, with no figure that has no source', async () => {
  const score = await scorePairs(testPairs)
  expect(score.right / score.asked).toBeGreaterThanOrEqual(0.95)
  expect(score.invented).toEqual([])
})

test('an unrelated question before it hardly ever colours an answer', async () => {
  const score = await scorePairs(afterAnother(testPairs))
  expect(score.right / score.asked).toBeGreaterThanOrEqual(0.92)
  expect(score.invented).toEqual([])
})

test('keeps what it has learnt on the tuning half, with no figure that has no source', async () => {
  const score = await scorePairs(tuningPairs)
  expect(score.right / score.asked).toBeGreaterThanOrEqual(0.97)
  expect(score.invented).toEqual([])
})

test('no question of the test half stands in the tuning half', () => {
  const known = new Set(tuningPairs.map(askedOf))
  expect(testPairs.map(askedOf).filter((asked) => known.has(asked))).toEqual([])
})

test('no question is asked twice', () => {
  for (const pairs of [tuningPairs, testPairs, freshPairs]) {
    expect(new Set(pairs.map(askedOf)).size).toBe(pairs.length)
  }
})

test('answers at least 95 % of the fresh questions as it has learnt to', async () => {
  const score = await scorePairs(freshPairs)
  expect(score.right / score.asked).toBeGreaterThanOrEqual(0.95)
})

test('the grader of fresh questions tells a wrong answer: those of other questions hardly ever pass', async () => {
  const { answers } = await scorePairs(freshPairs)
  const passed = freshPairs.filter((pair, at) => {
    const strange = answers[(at + Math.floor(answers.length / 2)) % answers.length] ?? ''
    return faultOf(pair, strange) === null
  })
  expect(passed.length / freshPairs.length).toBeLessThanOrEqual(0.1)
})

function askedOf({ withDocument, after, ask }: Pair): string {
  const words = [...after, ask].map((text) => text.toLowerCase().replace(/[?!.]+$/, ''))
  return [String(withDocument), ...words].join('\n')
}
