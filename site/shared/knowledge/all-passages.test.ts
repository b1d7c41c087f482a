import { expect, test } from 'vitest'
import { allPassages } from './all-passages.ts'
import { pages } from './pages.ts'

const paths = new Set<string>(Object.values(pages).map(({ path }) => path))

/** The size test of AASB S2 is law and names amounts of money. */
const mayNameMoney = new Set(['rules.aasb-s2-group-1', 'rules.aasb-s2-group-2', 'rules.aasb-s2-group-3'])

test('every passage has an id of its own', () => {
  const ids = allPassages.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every passage is asked for, ends its last sentence, and names one of the sources', () => {
  const unfit = allPassages.filter(
    ({ questions, text, page }) => questions.length === 0 || !/[.?!)]$/.test(text) || !paths.has(page.path),
  )
  expect(unfit).toEqual([])
})

test('no passage names a price', () => {
  expect(allPassages.filter(({ id, text }) => /\$\s?\d/.test(text) && !mayNameMoney.has(id))).toEqual([])
})

test('no passage uses the words of advertising or an exclamation mark', () => {
  expect(allPassages.filter(({ text }) => /seamless|effortless|unlock|revolution|!/i.test(text))).toEqual([])
})

test('texts stay short enough for a narrow panel', () => {
  expect(allPassages.filter(({ text }) => text.length > 460).map(({ id }) => id)).toEqual([])
})
