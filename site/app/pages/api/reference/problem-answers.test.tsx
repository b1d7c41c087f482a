import { expect, test } from 'vitest'
import type { ReferenceAnswer, ReferenceOperation } from '#shared/api-reference-model.ts'
import { problemsOf, sharedProblemsOf } from './problem-answers.ts'

function answer(status: string, text = status): ReferenceAnswer {
  return { status, text, object: null, example: null }
}

function operation(...answers: readonly ReferenceAnswer[]): ReferenceOperation {
  return {
    id: 'x',
    method: 'GET',
    path: '/x',
    title: '',
    text: '',
    needsKey: false,
    parameters: [],
    body: null,
    answers,
  }
}

test('problems are the statuses from 400 on, and the one for all others', () => {
  const statuses = problemsOf(operation(answer('200'), answer('304'), answer('404'), answer('default')))
  expect(statuses.map(({ status }) => status)).toEqual(['404', 'default'])
})

test('shared is what every endpoint answers in the same words', () => {
  const shared = sharedProblemsOf([
    operation(answer('401'), answer('404'), answer('500')),
    operation(answer('401', 'in other words'), answer('500')),
  ])
  expect(shared.map(({ status }) => status)).toEqual(['500'])
})

test('a single endpoint shares nothing', () => {
  expect(sharedProblemsOf([operation(answer('500'))])).toEqual([])
})
