import { expect, test } from 'vitest'
import { afterAnother } from '../../eval/assistant/after-another.ts'
import { testPairs, tuningPairs } from '../../eval/assistant/pairs.ts'
import { faultOf } from '../../eval/assistant/fault-of.ts'
import { answerOf, questions } from '../../eval/assistant/score-questions.ts'
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
  const known = new Set(tuningPairs.map(({ ask, after = [] }) => [...after, ask].join('\n').toLowerCase()))
  expect(
    testPairs.filter(({ ask, after = [] }) => known.has([...after, ask].join('\n').toLowerCase())),
  ).toEqual([])
})

test('answers at least 95 % of the fresh questions as it has learnt to', () => {
  const missed = questions.filter((question) => faultOf(question, answerOf(question)) !== null)
  expect(missed.length / questions.length).toBeLessThanOrEqual(0.05)
})

test('the grader of fresh questions tells a wrong answer: those of other questions hardly ever pass', () => {
  const answers = questions.map(answerOf)
  const passed = questions.filter((question, at) => {
    const strange = answers[(at + Math.floor(questions.length / 2)) % questions.length] ?? ''
    return faultOf(question, strange) === null
  })
  expect(passed.length / questions.length).toBeLessThanOrEqual(0.1)
})
