import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { applyCorrections } from '@doublerule/carbon/working/apply-corrections.ts'
import { asRead, layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import { expect, test } from 'vitest'
import { marksOf } from './document-mark.ts'

const candidate = (id: string, quantity: string) => ({
  ...makeTestLine({ id, kind: 'electricity', quantity, unit: 'kWh' }),
  kgCO2e: '100',
})
const bill: Analysis = {
  ...makeTestAnalysis([]),
  candidates: [candidate('c1', '412'), candidate('c2', '455')],
}

function marksOn(worked: WorkedPaper) {
  return marksOf(worked.analysis, layOutPaper(worked).lines).map(({ id, standing }) => `${id} ${standing}`)
}

test('figures to choose among are marked as open, and a chosen one as any line', () => {
  expect(marksOn(asRead(bill))).toEqual(['C1 open', 'C2 open'])
  const chosen = applyCorrections(bill, [{ id: 'x', paper: 0, reason: '', type: 'choose', activity: 'c2' }])
  expect(marksOn(chosen)).toEqual(['L1 settled', 'C1 open'])
})

test('a line that waits for an answer is marked as open, a struck one is not', () => {
  const waiting = makeTestAnalysis([makeTestLine({ id: 'a1', kind: 'waste', quantity: '7', unit: null })])
  expect(marksOn(asRead(waiting))).toEqual(['L1 open'])
  const struck = applyCorrections(waiting, [
    { id: 'x', paper: 0, reason: '', type: 'strike', activity: 'a1' },
  ])
  expect(marksOn(struck)).toEqual(['L1 settled'])
})

test('solar that is fed into the grid waits for nobody', () => {
  const solar = makeTestLine({ id: 'a1', kind: 'electricity-export', quantity: '612', unit: 'kWh' })
  expect(marksOn(asRead(makeTestAnalysis([solar])))).toEqual(['L1 settled'])
})

test('every fact that was read from a place is marked there', () => {
  const evidence = { page: 1, text: 'ABN 53 004 085 616', box: null, cell: null }
  const known = { evidence, confidence: '1' }
  const facts: Analysis = {
    ...bill,
    candidates: [],
    supplierId: { value: '53004085616', ...known },
    total: { value: '240.10', ...known },
    account: { value: '77', ...known, evidence: null },
  }
  expect(marksOn(asRead(facts))).toEqual(['number settled', 'amount settled'])
})
