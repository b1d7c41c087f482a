import { expect, test } from 'vitest'
import type { AiQuestion } from './ai-choice.ts'
import { chooseWithAi, findAiQuestions } from './ai-choice.ts'
import { makeTestContext, makeTestLine } from './make-test-line.ts'
import { workOutActivities } from './work-out-activities.ts'

const open = makeTestLine({
  id: 'a1',
  kind: 'spend',
  quantity: '500',
  unit: 'AUD',
  description: 'Steel cap boots',
})
const clear = makeTestLine({ id: 'a2', kind: 'electricity', quantity: '100', unit: 'kWh' })
const boots = 'au-derived-spend-epa-316210-aud2024'

test('only open lines are asked about, with at most five candidates and no numbers', () => {
  const questions = findAiQuestions([open, clear], makeTestContext())
  expect(questions.map(({ activity }) => activity)).toEqual(['a1'])
  expect(questions[0]?.candidates.length).toBeLessThanOrEqual(5)
  expect(Object.keys(questions[0]?.candidates[0] ?? {})).toEqual(['id', 'label'])
})

test('an answer among the given ids moves that factor to the front, for review', async () => {
  const choices = await chooseWithAi([open], makeTestContext(), ({ candidates }: AiQuestion) =>
    Promise.resolve({
      id: candidates.find(({ id }) => id === boots)?.id ?? null,
      reason: 'boots are footwear',
    }),
  )
  const [activity] = workOutActivities([open], makeTestContext(), choices).activities
  expect(activity?.match).toMatchObject({ method: 'ai', status: 'review', factors: [boots] })
  expect(activity?.match.reason).toContain('boots are footwear')
})

test('an id that was not given counts as no answer', async () => {
  const choices = await chooseWithAi([open], makeTestContext(), () =>
    Promise.resolve({ id: 'made-up', reason: 'sure' }),
  )
  expect(choices.get('a1')?.id).toBeNull()
  expect(workOutActivities([open], makeTestContext(), choices)).toEqual(
    workOutActivities([open], makeTestContext()),
  )
})

test('without answers the stage is off', () => {
  expect(workOutActivities([open], makeTestContext()).activities[0]?.match.method).not.toBe('ai')
})
