import { expect, test } from 'vitest'
import { calculatorWordsSchema } from './calculator-words-schema.ts'
import table from './calculator-words.json' with { type: 'json' }

test('the words of the calculator are what it takes them for', () => {
  expect(calculatorWordsSchema.safeParse(table).error).toBeUndefined()
})
