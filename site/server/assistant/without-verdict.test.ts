import { expect, test } from 'vitest'
import { withoutVerdict } from './without-verdict.ts'

test.each([
  ['No: people answer within a day.', 'People answer within a day.'],
  ['eGRID is a database.', 'eGRID is a database.'],
])('a text without its verdict begins as a sentence, and one that has none as it was: %s', (text, rest) => {
  expect(withoutVerdict(text)).toBe(rest)
})
