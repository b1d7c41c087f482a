import { expect, test } from 'vitest'
import { hasSpendFactor } from './has-spend-factor.ts'

test.each(['Consulting services', 'Legal fees', 'Hotel accommodation', 'Website hosting'])(
  '"%s" names an industry',
  (words) => {
    expect(hasSpendFactor(words, 'AUD')).toBe(true)
  },
)

test.each([
  ['Legal fees', 'EUR'],
  ['Late payment fee', 'AUD'],
  ['Pizza margherita', 'AUD'],
])('"%s" in %s has no factor', (words, currency) => {
  expect(hasSpendFactor(words, currency)).toBe(false)
})
