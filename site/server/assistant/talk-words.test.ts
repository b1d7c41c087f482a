import { expect, test } from 'vitest'
import { isExponential } from '../../scripts/expressions/is-exponential.ts'
import hostile from './hostile.json' with { type: 'json' }
import questionWords from './question-words.json' with { type: 'json' }

const sources = [
  ...hostile.secrets,
  ...hostile.instructions,
  ...hostile.fraud,
  ...questionWords.phrases.flatMap(([pattern]) => pattern ?? []),
]

test.each(sources)('%s takes no exponential time on any text', (source) => {
  expect(isExponential(source, '')).toBe(false)
})
