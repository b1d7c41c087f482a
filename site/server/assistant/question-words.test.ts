import { expect, test } from 'vitest'
import { contentStems, normaliseText, splitWords, splitWordsOfEach } from './question-words.ts'
import { phrases } from './word-lists.ts'

test.each([
  ['net zero', 'carbon neutral'],
  ['IFRS S1', 'IFRS S2'],
])('%s and %s are two things', (one, other) => {
  const [first, second] = [one, other].map((text) => contentStems(splitWords(normaliseText(text))))
  expect(first).not.toEqual(second)
})

test('texts are split together as each is by itself: no phrase begins in one and ends in the next', () => {
  const texts = [
    'Do they re',
    'perform the sum?',
    '',
    'Net',
    'zero, 1,200 t',
    'what is the market',
    'based method',
  ]
  expect(splitWordsOfEach(texts)).toEqual(texts.map((text) => splitWords(normaliseText(text))))
})

test('no phrase holds a class of characters that takes a line break', () => {
  expect(phrases.filter(([pattern]) => /\\[sWD]|\[\^/.test(pattern.source))).toEqual([])
})
