import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { applyCorrections } from '../working/apply-corrections.ts'
import { openCandidates, otherCandidates } from '../working/open-candidates.ts'
import { openDisputes } from '../working/open-disputes.ts'
import { standingOf } from '../working/paper-standing.ts'
import type { Analysis } from '../analysis/analysis-schema.ts'
import { applySecondReading } from '../work-out/apply-second-reading.ts'
import { renderReply } from './render-reply.ts'

const line = makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })
const other = makeTestLine({ id: 'm1', kind: 'electricity', quantity: '300', unit: 'kWh' })
const said = { kind: 'electricity', quantity: '300', unit: 'kWh', page: 1, text: 'Usage' } as const
const common = { paper: 0, reason: '' }

function differing(): Analysis {
  return applySecondReading(makeTestAnalysis([line]), {
    reading: {
      model: 'stub',
      proposals: [
        { ...said, verdict: 'asked', reason: null, about: ['m1'] },
        { ...said, quantity: '[9](//x)', verdict: 'refused', reason: 'not-printed', about: [] },
      ],
    },
    meanings: new Map(),
    asked: [{ ...other, insteadOf: ['a1'], namedByModel: true }],
  })
}

test('a figure in dispute is in no total, leaves the paper open and is asked with what it comes to', () => {
  const analysis = differing()
  expect(analysis.totals).toEqual(makeTestAnalysis([line]).totals)
  expect(analysis.activities).toEqual(makeTestAnalysis([line]).activities)
  expect(standingOf(analysis).total).toBe('open')
  expect(openDisputes(analysis)).toMatchObject([{ candidate: { kgCO2e: '228' }, instead: [{ id: 'a1' }] }])
  expect([openCandidates(analysis), otherCandidates(analysis)]).toEqual([[], []])
})

test('a fill that one reader calls petrol and the other diesel is one question, not two', () => {
  const diesel = makeTestLine({ id: 'a1', kind: 'diesel', quantity: '40', unit: 'L' })
  const petrol = makeTestLine({ id: 'm1', kind: 'petrol', quantity: '40', unit: 'L' })
  const analysis = applySecondReading(makeTestAnalysis([diesel]), {
    reading: { model: 'stub', proposals: [] },
    meanings: new Map(),
    asked: [{ ...petrol, insteadOf: ['a1'], namedByModel: true }],
  })
  expect(openDisputes(analysis)).toMatchObject([{ candidate: { id: 'm1' }, counted: [{ id: 'a1' }] }])
  expect(openCandidates(analysis)).toEqual([])
  const kept = applyCorrections(analysis, [{ ...common, id: 'k', type: 'keep', activity: 'm1' }])
  expect([openDisputes(kept.analysis), openCandidates(kept.analysis)]).toEqual([[], []])
  expect(otherCandidates(kept.analysis)).toMatchObject([{ id: 'm1' }])
})

test('keeping what is counted answers the question, and choosing the other figure does', () => {
  const analysis = differing()
  const kept = applyCorrections(analysis, [{ ...common, id: 'k', type: 'keep', activity: 'm1' }])
  expect(openDisputes(kept.analysis)).toEqual([])
  expect(standingOf(kept.analysis).total).toBe('closed')
  expect(kept.changes).toMatchObject([{ text: '300 kWh is not counted' }])
  const chosen = applyCorrections(analysis, [
    { ...common, id: 's', type: 'strike', activity: 'a1' },
    { ...common, id: 'c', type: 'choose', activity: 'm1' },
  ])
  expect(openDisputes(chosen.analysis)).toEqual([])
  expect(chosen.analysis.activities.map(({ quantity }) => quantity)).toEqual(['300'])
})

test('only a figure of a second reader can be kept out', () => {
  const refused = applyCorrections(makeTestAnalysis([line]), [
    { ...common, id: 'k', type: 'keep', activity: 'm1' },
  ])
  expect(refused.refusals).toEqual([{ correction: 'k', text: 'The figure is not on this document.' }])
})

test('the reply asks with both sums, and shows the refusal without its markup', () => {
  const reply = renderReply(differing())
  expect(reply).toContain('**Which of these was used?** Two readers differ.')
  expect(reply).toContain('- 100 kWh of electricity: 76.00 kg')
  expect(reply).toContain('228.00 kg')
  expect(reply).toContain('✗ Refused: Electricity 9(//x) kWh: this figure is not printed there')
})

test('a raised confidence is worked out again, and what the engine alone had is on record', () => {
  const unsure = { ...line, confidence: { read: '0.99', meaning: '0.78' } }
  const before = makeTestAnalysis([unsure])
  const after = applySecondReading(before, {
    reading: { model: 'stub', proposals: [] },
    meanings: new Map([['a1', '0.82']]),
    asked: [],
  })
  expect(after.activities[0]?.confidence.meaning).toBe('0.82')
  expect(after.secondReading?.raised).toEqual([{ activity: 'a1', meaning: '0.78' }])
  expect(after.totals).toEqual(before.totals)
})
