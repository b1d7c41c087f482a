import { expect, test } from 'vitest'
import { makeTypeahead } from './make-typeahead.ts'

const titles = ['Carbon planning', 'Incidents', 'Integrations', 'Web API', 'Team management']

test('letters typed together are the beginning of a title', () => {
  const find = makeTypeahead(() => 0)
  expect(find('I', -1, titles)).toBe(1)
  expect(find('n', 1, titles)).toBe(1)
  expect(find('t', 1, titles)).toBe(2)
  expect(find('x', 2, titles)).toBeNull()
})

test('one letter again and again goes round the titles that begin with it', () => {
  const find = makeTypeahead(() => 0)
  expect(find('i', -1, titles)).toBe(1)
  expect(find('i', 1, titles)).toBe(2)
  expect(find('i', 2, titles)).toBe(1)
})

test('after a second without a key a new word begins', () => {
  let nowMs = 0
  const find = makeTypeahead(() => nowMs)
  find('w', -1, titles)
  nowMs = 999
  expect(find('t', 3, titles)).toBeNull()
  nowMs = 1_999
  expect(find('t', 3, titles)).toBe(4)
})
