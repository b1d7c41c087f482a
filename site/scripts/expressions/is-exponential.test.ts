import { expect, test } from 'vitest'
import { isExponential } from './is-exponential.ts'

test.each([
  ['the words that stopped the site', '^(?:please |can you (?:please )?)*(?:tell|show)', ''],
  ['a loop in a loop', '^(a+)+$', ''],
  ['two ways to one letter', '^(?:a|a)*b', ''],
  ['letters that another case makes equal', '^(?:k|K)*$', 'i'],
  ['a pair that its parts also make', '^(?:a|ab|b)*$', ''],
  ['words with room between them that may be missing', '^(?:\\w+\\s*)*$', ''],
  ['a bounded loop of many rounds', '^(?:\\d+){1,40}$', ''],
])('%s is exponential', (_name, source, flags) => {
  expect(isExponential(source, flags)).toBe(true)
})

test.each([
  ['words with room between them', '^(?:\\w+\\s+)*$', ''],
  ['two loops in a row', '^\\d*\\d*$', ''],
  ['words that begin alike', '^(?:please |pleased )*$', ''],
  ['an amount', '^\\d{1,3}(?:[., ]\\d{3})*$', ''],
  ['letters of any script', '^[\\p{L}]+(?: \\p{L}+)*$', 'u'],
])('%s is not', (_name, source, flags) => {
  expect(isExponential(source, flags)).toBe(false)
})
