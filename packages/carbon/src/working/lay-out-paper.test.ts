import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { decimal, plus, sumOf } from '../decimal.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { asRead, layOutPaper } from './lay-out-paper.ts'
import { footColumn, printKg, roundingOf } from './paper-column.ts'
import { totalUnderOption } from './total-under-option.ts'

const bill = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '4250', unit: 'kWh' }),
  makeTestLine({ id: 'a2', kind: 'diesel', quantity: '100', unit: 'L' }),
])

test('market-based figures stand in the memo column and foot there, apart from what is counted', () => {
  const paper = layOutPaper(asRead(bill))
  const [first] = paper.lines
  expect(first?.reference).toBe('L1')
  expect(first?.rows.filter(({ column }) => column === 'memo').length).toBeGreaterThan(0)
  expect(paper.counted.exactKg).toBe(bill.totals.kgCO2e)
  expect(paper.memo.exactKg).toBe(
    sumOf(paper.lines.flatMap(({ memoKg }) => (memoKg === null ? [] : [decimal(memoKg)]))),
  )
})

test('three thirds of a cent are printed with the difference that rounding makes', () => {
  expect(footColumn(['0.004', '0.004', '0.004'])).toEqual({
    exactKg: '0.012',
    printedKg: '0.01',
    printedLinesKg: '0.00',
    roundingKg: '0.01',
  })
})

test('every column adds up as printed: lines and rounding difference give the total', () => {
  const figures = fc.array(
    fc.tuple(fc.integer({ min: -(10 ** 6), max: 10 ** 6 }), fc.integer({ min: 0, max: 99_999 })),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(figures, (parts) => {
      const column = footColumn(parts.map(([whole, rest]) => `${whole}.${String(rest).padStart(5, '0')}`))
      const printed = parts.map(([whole, rest]) =>
        decimal(printKg(`${whole}.${String(rest).padStart(5, '0')}`)),
      )
      expect(plus(sumOf(printed), decimal(column.roundingKg ?? '0'))).toBe(decimal(column.printedKg))
    }),
  )
})

test('each option of a question leads to a total, and the first to the one on the paper', () => {
  const [question] = bill.questions
  if (question === undefined) throw new Error('diesel of an unnamed use is asked about')
  const [first, second] = question.options.map((_, index) => totalUnderOption(bill, [question], index))
  expect(first).toBe(bill.totals.kgCO2e)
  expect(second).not.toBe(first)
})

test('scopes beside a total add up to it as printed', () => {
  const diesel = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '0.2', unit: 'L' })])
  const { byScope, counted, scopeRoundingKg } = layOutPaper(asRead(diesel))
  expect(byScope.map(({ column }) => column.printedKg)).toEqual(['0.54', '0.00', '0.13'])
  expect([counted.printedKg, scopeRoundingKg]).toEqual(['0.68', '0.01'])
  expect(roundingOf('3667.76', ['3233.42', '434.34'])).toBeNull()
})
