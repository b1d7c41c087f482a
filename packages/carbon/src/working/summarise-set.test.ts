import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Analysis } from '../analysis/analysis-schema.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { sumOf } from '../decimal.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { spreadOverMonths } from './spread-over-months.ts'
import { summariseSet } from './summarise-set.ts'

function bill(start: string, end: string, quantity: string, sha: string): Analysis {
  const analysis = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity, unit: 'kWh' })], {
    period: { start, end, evidence: null, confidence: '1' },
    account: { value: '77', evidence: null, confidence: '1' },
  })
  return { ...analysis, document: { ...analysis.document, sha256: sha.repeat(64) } }
}

const july = bill('2025-07-01', '2025-07-31', '100', '1')
const october = bill('2025-10-01', '2025-10-31', '200', '2')

test('a year of bills is added up by scope, kind, month and site, all to the same total', () => {
  const { totalKg, byScope, byKind, byMonth, bySite } = summariseSet([july, october])
  expect(totalKg).toBe('228')
  expect(byScope).toEqual({ 1: '0', 2: '201', 3: '27' })
  for (const rows of [byKind, byMonth, bySite]) expect(sumOf(rows.map(({ kg }) => kg))).toBe(totalKg)
  expect(byMonth.map(({ name }) => name)).toEqual(['2025-07', '2025-10'])
  expect(bySite.map(({ name }) => name)).toEqual(['Account 77'])
})

test('months between the first and the last bill of an account are named as missing', () => {
  expect(summariseSet([july, october]).gaps).toEqual([
    { site: 'Account 77', kind: 'electricity', months: ['2025-08', '2025-09'] },
  ])
})

test('the same bill found twice is counted once, also as another file', () => {
  const copy = { ...july, supplier: { value: 'Mulga', evidence: null, confidence: '1' } }
  const scan = { ...copy, document: { ...copy.document, sha256: '9'.repeat(64) } }
  const { totalKg, duplicates } = summariseSet([copy, july, scan])
  expect(totalKg).toBe('76')
  expect(duplicates.map(({ paper, sameAs }) => [paper, sameAs])).toEqual([
    [1, 0],
    [2, 0],
  ])
})

test('months add up to the figure of their period exactly, however it is cut', () => {
  const days = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 10 ** 7 }), (length, grams) => {
      const end = new Date(Date.UTC(2025, 0, 17 + length)).toISOString().slice(0, 10)
      const kg = `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`
      const shares = spreadOverMonths(kg, { start: '2025-01-17', end })
      expect(Number(sumOf(shares.map((share) => share.kg)))).toBe(Number(kg))
    }),
  )
})

const abroad = makeTestAnalysis(
  [makeTestLine({ id: 'a1', kind: 'electricity', quantity: '55624', unit: 'kWh' })],
  { place: null },
  { region: null, country: null, currency: 'BRL' },
)

test('a bill of which nothing is counted comes first, and keeps the total open', () => {
  const asked = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '9000', unit: 'L' })])
  const { review, total } = summariseSet([
    { ...asked, document: { ...asked.document, sha256: '3'.repeat(64) } },
    abroad,
    july,
  ])
  expect(review.map(({ paper }) => paper)).toEqual([1, 0])
  expect(review[0]).toMatchObject({
    activity: 'a1',
    kg: null,
    because: 'Nothing is counted. 1 line: the place where it was used is not known.',
  })
  expect(total).toBe('open')
})

test('a receipt without a quantity is named, and behind a bill that has one', () => {
  const receipt = makeTestAnalysis([])
  expect(summariseSet([receipt, abroad]).review.map(({ paper, lines }) => [paper, lines])).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('one reason on several lines is said once, with what hangs on it, the heaviest first', () => {
  const docket = makeTestAnalysis([
    makeTestLine({ id: 'a1', kind: 'water', quantity: '1', unit: 'kL' }),
    makeTestLine({ id: 'a2', kind: 'diesel', quantity: '100', unit: 'L' }),
    makeTestLine({ id: 'a3', kind: 'water', quantity: '2', unit: 'kL' }),
  ])
  const { review } = summariseSet([docket])
  expect(review.map(({ activity, lines }) => [activity, lines])).toEqual([
    ['a2', 1],
    ['a1', 2],
  ])
})

test('suppliers add up to the total', () => {
  const { bySupplier, totalKg } = summariseSet([
    { ...july, supplier: { value: 'Mulga', evidence: null, confidence: '1' } },
    october,
  ])
  expect(bySupplier.map(({ name }) => name)).toEqual(['No supplier printed', 'Mulga'])
  expect(sumOf(bySupplier.map(({ kg }) => kg))).toBe(totalKg)
})

test('a day that is on no calendar is no period', () => {
  expect(spreadOverMonths('100', { start: '2025-80-00', end: '2025-80-00' })).toEqual([])
})
