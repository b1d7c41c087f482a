import { expect, test } from 'vitest'
import { pickSentences } from './pick-sentences.ts'

const filler = 'The road to the mill is long and the weather has been kind to us this year. '.repeat(80)

test('a short message is read as it is', () => {
  expect(pickSentences('Hello. How much is 5 kWh?')).toBe('Hello. How much is 5 kWh?')
})

test('of a letter its questions and figures are read, wherever they stand', () => {
  const letter = `Dear all. ${filler}Our depot used 18,400 kWh. ${filler}What does that emit in Victoria? ${filler}Kind regards.`
  expect(pickSentences(letter)).toBe('Our depot used 18,400 kWh.\nWhat does that emit in Victoria?')
})

test('a letter that asks nothing is read at its ends, and one without a stop is cut', () => {
  expect(pickSentences(`Dear all. ${filler}Kind regards.`)).toBe('Dear all.\nKind regards.')
  expect(pickSentences('a'.repeat(50_000)).length).toBeLessThan(1_200)
})
