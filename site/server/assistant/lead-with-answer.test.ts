import { expect, test } from 'vitest'
import { leadWithAnswer } from './lead-with-answer.ts'

const text =
  'A fleet return has four parts. Each names its vehicles. A hired van stands in the fourth. A return is due in May.'
const heldBy = (words: readonly string[]) => (some: string) =>
  words.filter((word) => some.includes(word)).length / words.length

test('the sentence that answers late in a passage comes first', () => {
  expect(leadWithAnswer(text, heldBy(['due', 'May']))).toBe(
    'A return is due in May. A fleet return has four parts. Each names its vehicles. A hired van stands in the fourth.',
  )
})

test.each([
  ['the first sentences hold as much', text, ['return', 'parts']],
  ['it holds too little of the question', text, ['due', 'lorry', 'ferry', 'tram']],
  ['it leans on the one before it', text.replace('A hired van stands', 'It stands'), ['stands', 'fourth']],
  ['the passage opens with a verdict', `Yes. ${text}`, ['due', 'May']],
  ['it only sends to people', text.replace('due in May', 'due, [ask us](/contact)'), ['due', 'ask']],
])('it stays where it is where %s', (_, passage, words) => {
  expect(leadWithAnswer(passage, heldBy(words))).toBe(passage)
})
