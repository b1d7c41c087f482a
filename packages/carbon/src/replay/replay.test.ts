import { expect, test } from 'vitest'
import { makeTestLine } from '../testing/make-test-line.ts'
import type { Analysis } from '../analysis/analysis-schema.ts'
import { analysisSchema } from '../analysis/analysis-schema.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { replayAnalysis } from './replay.ts'
import { detailsOf } from '../analysis/details-of.ts'

const lines = [
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '4250', unit: 'kWh' }),
  makeTestLine({ id: 'a2', kind: 'natural-gas', quantity: '48250', unit: 'MJ' }),
  makeTestLine({ id: 'a3', kind: 'diesel', quantity: '62.4', unit: 'L', description: 'Diesel' }),
  makeTestLine({
    id: 'a4',
    kind: 'flight',
    quantity: '1',
    unit: 'passenger-leg',
    details: detailsOf({ origin: 'MEL', destination: 'SYD', roundTrip: true }),
  }),
  makeTestLine({ id: 'a5', kind: 'material', quantity: '7.2', unit: 'm3', description: 'Concrete 32 MPa' }),
  makeTestLine({
    id: 'a6',
    kind: 'spend',
    quantity: '100',
    unit: 'AUD',
    description: 'Legal fees',
    details: detailsOf({ taxIncluded: true }),
  }),
  makeTestLine({ id: 'a7', kind: 'electricity-export', quantity: '10', unit: 'kWh' }),
]

/** As it comes back from a file: parsed from JSON by the schema. */
function storeAndLoad(analysis: Analysis): Analysis {
  return analysisSchema.parse(JSON.parse(JSON.stringify(analysis)))
}

const stored = storeAndLoad(makeTestAnalysis(lines))

test('a stored analysis replays to the same figures', () => {
  expect(replayAnalysis(stored)).toEqual({ same: true })
})

test('a changed quantity shows at each figure that came from it', () => {
  const [first, ...rest] = stored.activities
  if (first === undefined) throw new Error('no activity')
  const replayed = replayAnalysis({ ...stored, activities: [{ ...first, quantity: '4251' }, ...rest] })
  expect(replayed.same ? [] : replayed.differences.map(({ path }) => path)).toContain(
    'activities[0].emissions[0].kgCO2e',
  )
})

test('a changed total, factor value, alternative or option shows where it stands', () => {
  const factorId = 'au-nga-2025-electricity-qld-scope2'
  const factor = stored.factors[factorId]
  const [question] = stored.questions
  const [option] = question?.options ?? []
  if (factor === undefined || question === undefined || option === undefined)
    throw new Error('the fixture changed')
  const replayed = replayAnalysis({
    ...stored,
    factors: { ...stored.factors, [factorId]: { ...factor, kgCO2ePerUnit: '0.66' } },
    questions: [{ ...question, options: [{ ...option, kgCO2e: '1' }] }],
    totals: { ...stored.totals, kgCO2e: '1' },
  })
  expect(replayed.same ? [] : replayed.differences.map(({ path }) => path)).toEqual([
    `factors.${factorId}.kgCO2ePerUnit`,
    'questions[0].options[0].kgCO2e',
    'totals.kgCO2e',
  ])
})

test('a factor that the library no longer holds is named', () => {
  const [first] = stored.activities
  const [emission] = first?.emissions ?? []
  if (first === undefined || emission === undefined) throw new Error('no activity')
  const gone = { ...first, emissions: [{ ...emission, factor: 'gone' }] }
  const replayed = replayAnalysis({ ...stored, activities: [gone], questions: [] })
  expect(replayed.same ? [] : replayed.differences[0]).toEqual({
    path: 'activities[0].emissions[0].factor',
    stored: 'gone',
    replayed: '(none)',
    text: 'L1 electricity, Scope 2, location-based, factor: gone in the file, nothing when worked out again',
  })
})

test('a forged emission differs where it stands, and the total is that of the lines worked out again', () => {
  const [first, ...rest] = stored.activities
  const [emission, ...others] = first?.emissions ?? []
  if (first === undefined || emission === undefined) throw new Error('no activity')
  const forged = { ...first, emissions: [{ ...emission, kgCO2e: '1000' }, ...others] }
  const replayed = replayAnalysis({ ...stored, activities: [forged, ...rest] })
  expect(replayed.same ? [] : replayed.differences.map(({ text }) => text)).toEqual([
    'L1 electricity, Scope 2, location-based, emissions: 1,000 kg CO2e in the file, 2,847.5 kg CO2e when worked out again',
  ])
})

test('a total that was forged along with its emission differs too, from what the line gives', () => {
  const analysis = storeAndLoad(
    makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '100', unit: 'kWh' })]),
  )
  const forged = JSON.parse(JSON.stringify(analysis).replaceAll('"76"', '"1"'))
  const replayed = replayAnalysis(analysisSchema.parse(forged))
  expect(replayed.same ? [] : replayed.differences.map(({ text }) => text)).toContain(
    'Total: 1 kg CO2e in the file, 76 kg CO2e when worked out again',
  )
})
