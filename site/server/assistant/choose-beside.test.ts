import { expect, test } from 'vitest'
import { chooseBeside } from './choose-beside.ts'
import type { PassageHit } from './passage-index.ts'
import { readQuestion } from './read-question.ts'
import { sitePassages } from './site-passages.ts'

const { index, byId } = sitePassages
const question = readQuestion('Do barges count?')

function hitOf(id: string, score: number, stems: readonly string[]): PassageHit {
  const passage = byId(id)
  if (passage === undefined) throw new Error(`no passage ${id}`)
  const shared = new Set(stems)
  return { passage, score, shared, held: shared, lacks: false }
}

const first = hitOf('rules.nger', 0.6, ['barge', 'count'])

test('what fits as well is told in two sentences', () => {
  const { also, near } = chooseBeside(question, [first, hitOf('rules.safeguard', 0.58, ['barge'])], index)
  expect(also?.id).toBe('rules.safeguard')
  expect(also?.text.length).toBeLessThan(byId('rules.safeguard')?.text.length ?? 0)
  expect(near).toEqual([])
})

test('what fits nearly as well is offered by name, with a sentence where it holds a word that the first lacks', () => {
  const { also, near } = chooseBeside(
    question,
    [first, hitOf('rules.safeguard', 0.4, ['barge', 'count']), hitOf('rules.secr', 0.3, ['barge', 'river'])],
    index,
  )
  expect(also).toBeNull()
  expect(near.map(({ passage, sentence }) => [passage.id, sentence !== null])).toEqual([
    ['rules.safeguard', false],
    ['rules.secr', true],
  ])
})

test('what is far behind, or shares one word only, is not offered', () => {
  const others = [hitOf('rules.safeguard', 0.2, ['barge', 'count']), hitOf('rules.secr', 0.4, ['barge'])]
  expect(chooseBeside(question, [first, ...others], index).near).toEqual([])
})
