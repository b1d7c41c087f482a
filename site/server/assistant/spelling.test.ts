import { expect, test } from 'vitest'
import { openSpelling } from './spelling.ts'

const spelling = openSpelling([
  'platform',
  'integrations',
  'scope',
  'price',
  'plan',
  'refrigerant',
  'business',
])

test.each([
  ['platfrom', 'platform'],
  ['intergrations', 'integrations'],
  ['refrigerent', 'refrigerant'],
  ['scop', 'scope'],
  ['paln', 'plan'],
  ['busines', 'business'],
])('%s is read as %s', (typed, meant) => {
  expect(spelling.correct(typed)).toBe(meant)
})

test.each(['platform', 'prime', 'sap', 'r410a', 'football', 'zlatform'])('%s is left alone', (word) => {
  expect(spelling.correct(word)).toBe(word)
})
