import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unpackChoices } from '../../packages/documents/fit/choice-rows.ts'
import { pairFeatures } from '#server/assistant/pair-features.ts'
import { allPassages } from '#server/knowledge/all-passages.ts'
import { readAskedQuestions } from './asked-questions.ts'
import { chooseRows } from './choose-rows.ts'
import { fitPassages } from './fit-passages.ts'

const packed = new Uint8Array(readFileSync(new URL('passages.tsv.gz', import.meta.url)))
const weightsPath = new URL('../server/assistant/passage-weights.generated.json', import.meta.url)
/** Of questions left out, the least share for which a passage that answers comes first. */
const leastFirst = 0.6

test('the weights are what `npm run fit:passages` gives, and put the right passage first for most questions left out', () => {
  const fitted = fitPassages(packed)
  expect(JSON.parse(readFileSync(weightsPath, 'utf8'))).toEqual(fitted)
  expect(fitted.leftOut.first / fitted.leftOut.questions).toBeGreaterThan(leastFirst)
}, 120_000)

test('the rows have the features that the ranking reads', () => {
  expect(unpackChoices(packed).names).toEqual(pairFeatures)
})

test('each question names passages that there are', () => {
  const ids = new Set(allPassages.map(({ id }) => id))
  const named = readAskedQuestions().flatMap(({ answers, partly }) => [...answers, ...partly])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('questions that share a passage are left out together, and what answers partly counts where nothing answers', () => {
  const [one, other, partly] = chooseRows([
    { question: 'What is NGER?', answers: ['rules.nger'], partly: [] },
    { question: 'NGER thresholds', answers: ['rules.nger', 'rules.nger-start'], partly: ['basics.scopes'] },
    { question: 'What is Scope 2?', answers: [], partly: ['basics.scope-2'] },
  ])
  expect(other?.group).toBe(one?.group)
  expect(partly?.group).not.toBe(one?.group)
  expect(partly?.candidates.filter(({ isAnswer }) => isAnswer)).toHaveLength(1)
})
