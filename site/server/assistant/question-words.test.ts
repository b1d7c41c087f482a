import { expect, test } from 'vitest'
import { contentStems, normaliseText, splitWords } from './question-words.ts'

test.each([
  ['net zero', 'carbon neutral'],
  ['IFRS S1', 'IFRS S2'],
])('%s and %s are two things', (one, other) => {
  const [first, second] = [one, other].map((text) => contentStems(splitWords(normaliseText(text))))
  expect(first).not.toEqual(second)
})
