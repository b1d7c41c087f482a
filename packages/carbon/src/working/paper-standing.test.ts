import { expect, test } from 'vitest'
import type { Analysis } from '../analysis/analysis-schema.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Correction } from './correction-schema.ts'
import { describeStanding, describeTotal } from './describe-standing.ts'
import { standingOf } from './paper-standing.ts'

const nowhere = { region: null, country: null, currency: 'BRL' }
const abroad = makeTestAnalysis(
  [makeTestLine({ kind: 'electricity', quantity: '50736.24', unit: 'kWh' })],
  { place: null },
  nowhere,
)

test('a bill of an unknown place has no total, and lacks the place', () => {
  expect(standingOf(abroad)).toMatchObject({ total: 'nothing', uncounted: [{ missing: 'place' }] })
  expect(describeTotal(abroad)).toBe('Nothing counted yet')
  expect(describeStanding(abroad)).toBe(
    'Nothing is counted yet. 1 line: the place where it was used is not known.',
  )
})

test('once its place is set, the engine goes on and the total is closed', () => {
  const { analysis } = applyCorrections(abroad, [
    { id: 'c1', paper: 0, reason: '', type: 'place', activity: null, region: 'BR' },
  ])
  expect(standingOf(analysis)).toEqual({ total: 'closed', uncounted: [], toChoose: 0 })
  expect(Number(analysis.totals.kgCO2e)).toBeGreaterThan(0)
})

test('a document without a quantity has nothing to count', () => {
  const receipt = makeTestAnalysis([])
  expect(standingOf(receipt).total).toBe('empty')
  expect(describeTotal(receipt)).toBe('Nothing to count')
})

test('a total with a line left out, or a question, is open', () => {
  const water = makeTestLine({ id: 'a1', kind: 'electricity', quantity: '10', unit: 'kWh' })
  const train = makeTestLine({ id: 'a2', kind: 'train', quantity: '1', unit: 'passenger-leg' })
  const partly = makeTestAnalysis([water, train])
  expect(standingOf(partly)).toMatchObject({ total: 'open', uncounted: [{ missing: 'distance' }] })
  expect(describeStanding(partly)).toBe('Not counted yet: 1 line: no distance is printed.')
  const asked = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '10', unit: 'L' })])
  expect(describeStanding(asked)).toBe('1 question is open, so the total may change.')
})

test('solar that is fed into the grid keeps no total open, and a quantity of none is counted', () => {
  const lines = [
    makeTestLine({ id: 'a1', kind: 'electricity', quantity: '0', unit: 'kWh' }),
    makeTestLine({ id: 'a2', kind: 'electricity-export', quantity: '10', unit: 'kWh' }),
  ]
  const zero: Analysis = makeTestAnalysis(lines)
  expect(standingOf(zero).total).toBe('closed')
  expect(describeTotal(zero)).toBe('0.000 t')
})

test('a bill of which no figure is sure is for a person to choose, and what was chosen is worked out and traced', () => {
  const line = makeTestLine({ id: 'c1', kind: 'electricity', quantity: '365', unit: 'kWh' })
  const other = { ...line, id: 'c2', quantity: '89', kgCO2e: '60' }
  const bill: Analysis = { ...makeTestAnalysis([]), candidates: [{ ...line, kgCO2e: '245' }, other] }
  expect(standingOf(bill)).toMatchObject({ total: 'nothing', toChoose: 2 })
  expect(describeStanding(bill)).toBe(
    'Nothing is counted yet. 2 figures may be what was used: the choice is yours.',
  )
  const chosen = applyCorrections(bill, [{ id: 'x', paper: 0, reason: '', type: 'choose', activity: 'c1' }])
  expect(chosen.lines).toMatchObject([
    { state: 'changed', activity: { quantity: '365' }, printed: { id: 'c1' } },
  ])
  expect(standingOf(chosen.analysis)).toMatchObject({ total: 'closed', toChoose: 0 })
  expect(Number(chosen.analysis.totals.kgCO2e)).toBeGreaterThan(0)
  const again = applyCorrections(bill, [
    { id: 'x', paper: 0, reason: '', type: 'choose', activity: 'c1' },
    { id: 'y', paper: 0, reason: '', type: 'choose', activity: 'c1' },
    { id: 'z', paper: 0, reason: '', type: 'choose', activity: 'c9' },
  ])
  expect(again.refusals.map(({ text }) => text)).toEqual([
    'The figure is on the paper already.',
    'The figure is not on this document.',
  ])
})

test('the figures to choose among come to what they do at the place that was set', () => {
  const line = makeTestLine({ id: 'c1', kind: 'electricity', quantity: '100', unit: 'kWh' })
  const bill: Analysis = {
    ...makeTestAnalysis([], { place: null }, nowhere),
    candidates: [{ ...line, kgCO2e: '0' }],
  }
  const place: Correction = {
    id: 'x',
    paper: 0,
    reason: '',
    type: 'place',
    activity: null,
    region: 'AU-QLD',
  }
  const choice: Correction = { id: 'y', paper: 0, reason: '', type: 'choose', activity: 'c1' }
  const [priced] = applyCorrections(bill, [place]).analysis.candidates ?? []
  expect(priced?.kgCO2e).toBe(applyCorrections(bill, [place, choice]).analysis.totals.kgCO2e)
  expect(Number(priced?.kgCO2e)).toBeGreaterThan(0)
  expect(applyCorrections(bill, []).analysis.candidates).toBe(bill.candidates)
})

test('a chosen figure that was struck out can be chosen again', () => {
  const line = makeTestLine({ id: 'c1', kind: 'electricity', quantity: '365', unit: 'kWh' })
  const bill: Analysis = { ...makeTestAnalysis([]), candidates: [{ ...line, kgCO2e: '245' }] }
  const common = { paper: 0, reason: '', activity: 'c1' } as const
  const { refusals, lines } = applyCorrections(bill, [
    { ...common, id: 'x', type: 'choose' },
    { ...common, id: 'y', type: 'strike' },
    { ...common, id: 'z', type: 'choose' },
  ])
  expect(refusals).toEqual([])
  expect(lines.map(({ state }) => state)).toEqual(['changed'])
})
