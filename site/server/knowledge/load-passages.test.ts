import { expect, test } from 'vitest'
import { allPassages } from './all-passages.ts'

/** The size test of AASB S2 and the laws of other countries name amounts of money. */
const mayNameMoney = /^rules\./

test('every passage has an id of its own, ends its last sentence, and leaves no blank', () => {
  const ids = allPassages.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(
    allPassages.filter(({ text }) => !/[.?!)]$/.test(text) || /\{\w/.test(text)).map(({ id }) => id),
  ).toEqual([])
})

test('no passage names a price', () => {
  expect(allPassages.filter(({ id, text }) => /\$\s?\d/.test(text) && !mayNameMoney.test(id))).toEqual([])
})

test('no passage uses the words of advertising or an exclamation mark', () => {
  expect(allPassages.filter(({ text }) => /seamless|effortless|unlock|revolution|!/i.test(text))).toEqual([])
})

test('texts stay short enough for a narrow panel', () => {
  expect(allPassages.filter(({ text }) => text.length > 620).map(({ id }) => id)).toEqual([])
})

test('what stands on a source of others was read this year', () => {
  const old = allPassages.filter(({ checked }) => checked !== null && !checked.startsWith('2026-'))
  expect(old.map(({ id }) => id)).toEqual([])
})
