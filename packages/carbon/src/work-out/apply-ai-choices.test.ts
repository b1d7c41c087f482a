import { expect, test } from 'vitest'
import type { AiChoices } from './ai-choice.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { applyAiChoices, findAiQuestionsOf } from './apply-ai-choices.ts'
import { analysisSchema } from '../analysis/analysis-schema.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { replayAnalysis } from '../replay/replay.ts'

const lines = [
  makeTestLine({ id: 'a1', kind: 'spend', quantity: '500', unit: 'AUD', description: 'Steel cap boots' }),
  makeTestLine({ id: 'a2', kind: 'train', quantity: '1', unit: 'passenger-leg', description: 'Train' }),
]
const evidence = { page: 1, text: 'Total AUD', box: null, cell: null }
const analysis = makeTestAnalysis(lines, {
  currency: { value: 'AUD', evidence, confidence: '0.9' },
})
const stored = {
  ...analysis,
  problems: [{ code: 'truncated', text: 'The rest was not read.' }, ...analysis.problems],
}
const boots = 'au-derived-spend-epa-316210-aud2024'
const choices: AiChoices = new Map([['a1', { id: boots, reason: 'boots are footwear' }]])

test('the questions of an analysis are those of its lines', () => {
  expect(findAiQuestionsOf(stored).map(({ activity }) => activity)).toEqual(['a1'])
})

test('a choice changes its line and the totals, names the model, and keeps what else the document said', () => {
  const chosen = applyAiChoices(stored, choices, 'some-model')
  expect(chosen.engine).toEqual({ ...stored.engine, model: 'some-model' })
  expect(chosen.activities[0]?.match).toMatchObject({ method: 'ai', factors: [boots] })
  expect(chosen.activities[1]).toEqual(stored.activities[1])
  expect(chosen.problems).toEqual(stored.problems)
  expect(chosen.totals.kgCO2e).toBe(chosen.activities[0]?.emissions[0]?.kgCO2e)
  expect(chosen.totals.kgCO2e).not.toBe(stored.totals.kgCO2e)
})

test('what a model chose is stored with its factor and replays to the same figures', () => {
  const chosen = applyAiChoices(stored, choices, 'some-model')
  const loaded = analysisSchema.parse(JSON.parse(JSON.stringify(chosen)))
  expect(loaded).toEqual(chosen)
  expect(replayAnalysis(loaded)).toEqual({ same: true })
  expect(applyAiChoices(stored, choices, 'some-model')).toEqual(chosen)
})

test('without choices the analysis comes back as it was', () => {
  expect(applyAiChoices(stored, new Map(), 'some-model')).toBe(stored)
})
