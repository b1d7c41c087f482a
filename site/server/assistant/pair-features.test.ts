import { expect, test } from 'vitest'
import type { Passage } from '#server/knowledge/passage.ts'
import { readPassageWords, readWording } from './passage-words.ts'
import { describePairs, pairFeatures } from './pair-features.ts'

const passage: Passage = {
  id: 'rules.levy',
  topic: 'the carbon levy',
  keywords: 'tariff',
  questions: ['Who pays the carbon levy?', 'When does the levy start?'],
  text: 'The levy is paid by importers of cement.',
  page: { title: 'Gazette', path: 'https://example.com' },
  basis: 'page',
  lists: [],
  checked: null,
}
const part: Passage = {
  ...passage,
  id: 'rules.levy-cement',
  topic: 'the carbon levy on cement',
  questions: ['Is cement in the levy?'],
}

function describe(question: string, ...passages: Passage[]) {
  const asked = { ...readWording(question.split(' ')), rarityOf: () => 1, ownness: 0.2 }
  return describePairs(asked, readPassageWords(passages)).map((row) =>
    Object.fromEntries(pairFeatures.map((name, at) => [name, Number((row[at] ?? Number.NaN).toFixed(2))])),
  )
}

test('a question that is a way of asking is held, covered and worded alike in full', () => {
  expect(describe('who pays the carbon levy', passage)).toMatchObject([
    { held: 1, closest: 1, 'closest of its head': 1, covered: 1, wording: 1, order: 1, special: 0 },
  ])
})

test('another head is told from the same one', () => {
  const [when, how] = ['when does the levy start', 'how does the levy start'].map(
    (question) => describe(question, passage)[0]?.['closest of its head'],
  )
  expect(when).toBe(1)
  expect(how).toBe(0)
})

test('what a passage lacks is not held, and others are measured by the one that holds most', () => {
  const [whole, cement] = describe('importers cement levy tariff', passage, part)
  expect(whole).toMatchObject({ held: 1, 'held of most': 1, 'keywords of most': 1 })
  expect(cement).toMatchObject({ held: 1, special: 1 })
  expect(describe('importers levy penguins tigers', passage)[0]).toMatchObject({
    held: 0.5,
    'held of most': 1,
  })
})

test('a passage of the world is less meant where the question is about the product', () => {
  expect(describe('carbon levy', passage)[0]?.['side']).toBeCloseTo(0.3)
})
