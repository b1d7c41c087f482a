import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { replayAnalysis } from '../replay/replay.ts'
import { decimal, times } from '../decimal.ts'
import { listFactors } from '../factors/factor-library.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Correction } from './correction-schema.ts'
import { layOutPaper } from './lay-out-paper.ts'

const bill = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '4250', unit: 'kWh', description: 'Peak usage' }),
  makeTestLine({ id: 'a2', kind: 'diesel', quantity: '100', unit: 'L', description: 'Diesel' }),
])
const reread = {
  id: 'c1',
  paper: 0,
  reason: 'meter read again',
  type: 'amount',
  activity: 'a1',
  quantity: '4260',
  unit: 'kWh',
} as const satisfies Correction
const strike = {
  id: 'c2',
  paper: 0,
  reason: '',
  type: 'strike',
  activity: 'a2',
} as const satisfies Correction

function countedKg(activity: { emissions: readonly { counted: boolean; kgCO2e: string }[] } | undefined) {
  return activity?.emissions.filter(({ counted }) => counted).map(({ kgCO2e }) => kgCO2e)
}

test('without corrections the analysis stays as it was, to the letter', () => {
  expect(applyCorrections(bill, []).analysis).toEqual(bill)
})

test('a corrected quantity is worked out again and what was printed stays beside it', () => {
  const { analysis, lines } = applyCorrections(bill, [reread])
  expect(countedKg(analysis.activities[0])).toEqual(['2854.2', '383.4'])
  expect(lines[0]).toMatchObject({
    state: 'changed',
    printed: { quantity: '4250' },
    changes: [{ correction: 'c1', text: '4,260 kWh, printed 4,250 kWh', reason: 'meter read again' }],
  })
  expect(replayAnalysis(analysis)).toEqual({ same: true })
})

test('a line that no correction touches keeps its stored figures, even ones that the engine would not give today', () => {
  const older = {
    ...bill,
    activities: bill.activities.map((activity) => ({
      ...activity,
      emissions: activity.emissions.map((emission) => ({ ...emission, kgCO2e: '1' })),
    })),
  }
  const { analysis } = applyCorrections(older, [reread])
  expect(countedKg(analysis.activities[1])?.every((kg) => kg === '1')).toBe(true)
})

test('a struck line stays on the paper and leaves the totals', () => {
  const { analysis, lines } = applyCorrections(bill, [strike])
  expect(lines.map(({ state }) => state)).toEqual(['read', 'struck'])
  expect(analysis.activities.map(({ id }) => id)).toEqual(['a1'])
  expect(analysis.totals.kgCO2e).toBe('3230')
  expect(analysis.questions.filter(({ activity }) => activity === 'a2')).toEqual([])
})

test('the answer to a question counts its factors and closes it', () => {
  const question = bill.questions.find(({ activity }) => activity === 'a2')
  const option = question?.options[1]
  if (option === undefined) throw new Error('diesel of an unnamed use is asked about')
  const answer: Correction = {
    id: 'c3',
    paper: 0,
    reason: '',
    type: 'factors',
    activity: 'a2',
    factors: option.factors,
    label: option.label,
  }
  const { analysis } = applyCorrections(bill, [answer])
  expect(analysis.questions.filter(({ activity }) => activity === 'a2')).toEqual([])
  expect(analysis.activities[1]?.match).toMatchObject({ status: 'accept', factors: option.factors })
  expect(replayAnalysis(analysis)).toEqual({ same: true })
})

test('a line by hand is worked out by the same engine and says that nobody printed it', () => {
  const added: Correction = {
    id: 'c4',
    paper: 0,
    reason: 'second tank',
    type: 'add',
    activity: 'h1',
    description: 'Electricity, shed',
    kind: 'electricity',
    quantity: '10',
    unit: 'kwh',
    date: null,
  }
  const { analysis, lines } = applyCorrections(bill, [added])
  expect(countedKg(analysis.activities[2])).toEqual(['6.7', '0.9'])
  expect(lines[2]).toMatchObject({
    state: 'added',
    printed: null,
    activity: { evidence: { text: 'Entered by hand' } },
  })
})

test('another place changes every line that depends on it', () => {
  const { analysis, changes } = applyCorrections(bill, [
    { id: 'c5', paper: 0, reason: '', type: 'place', activity: null, region: 'AU-TAS' },
  ])
  expect(analysis.place?.region).toBe('AU-TAS')
  expect(analysis.activities[0]?.emissions[0]?.factor).toContain('tas')
  expect(changes).toEqual([{ correction: 'c5', text: 'Place Tasmania', reason: '' }])
})

test('what cannot be is refused with a sentence, and the paper stands without it', () => {
  const { analysis, refusals } = applyCorrections(bill, [
    { ...reread, unit: 'furlongs' },
    { ...reread, id: 'c6', activity: 'a9' },
    { id: 'c7', paper: 0, reason: '', type: 'factors', activity: 'a1', factors: ['no-such'], label: '' },
    { id: 'c8', paper: 0, reason: '', type: 'period', start: '2025-09-30', end: '2025-07-01' },
  ])
  expect(refusals.map(({ text }) => text)).toEqual([
    '“furlongs” is not a unit that we know.',
    'The line is not on this paper.',
    'The library holds no factor no-such.',
    'The period ends before it starts.',
  ])
  expect(analysis).toEqual(bill)
})

test('a factor that does not fit the unit of the line is refused and the line keeps its own', () => {
  const [hotel] = listFactors().filter(({ unit }) => unit === 'room-night')
  if (hotel === undefined) throw new Error('the library has hotel nights')
  const { analysis, refusals, lines } = applyCorrections(bill, [
    { id: 'c9', paper: 0, reason: '', type: 'factors', activity: 'a1', factors: [hotel.id], label: '' },
  ])
  expect(refusals).toEqual([{ correction: 'c9', text: expect.stringContaining('cannot be turned into') }])
  expect(lines[0]?.state).toBe('read')
  expect(analysis.totals).toEqual(bill.totals)
})

test('a market-based factor is refused as the counted one', () => {
  const [memo] = bill.activities[0]?.emissions.filter(({ counted }) => !counted) ?? []
  if (memo === undefined) throw new Error('electricity in Queensland has a market-based figure')
  const { refusals } = applyCorrections(bill, [
    { id: 'c9', paper: 0, reason: '', type: 'factors', activity: 'a1', factors: [memo.factor], label: '' },
  ])
  expect(refusals).toHaveLength(1)
})

test('undoing the last correction gives the paper before it, whatever came first', () => {
  const corrections = fc.subarray<Correction>([reread, strike, { ...reread, id: 'c10', quantity: '1' }])
  fc.assert(
    fc.property(corrections, (list) => {
      const before = applyCorrections(bill, list)
      const after = applyCorrections(bill, [...list, { ...reread, id: 'last', quantity: '77' }])
      expect(after.analysis).not.toEqual(before.analysis)
      expect(applyCorrections(bill, list)).toEqual(before)
    }),
  )
})

test('any quantity gives lines that are quantity times factor and a total that is their exact sum', () => {
  const amounts = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 999 }))
  fc.assert(
    fc.property(amounts, ([whole, thousandths]) => {
      const quantity = `${whole}.${String(thousandths).padStart(3, '0')}`
      const worked = applyCorrections(bill, [{ ...reread, quantity }])
      const [emission] = worked.analysis.activities[0]?.emissions ?? []
      expect(emission?.kgCO2e).toBe(times(decimal(quantity), '0.67'))
      expect(layOutPaper(worked).counted.exactKg).toBe(worked.analysis.totals.kgCO2e)
    }),
  )
})
