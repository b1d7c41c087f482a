import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { asRead, layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaperTotal } from './paper-total.tsx'

function show(analysis: Analysis, vocabulary: Vocabulary = 'ghg-protocol') {
  const paper = layOutPaper(asRead(analysis))
  return render(<PaperTotal paper={paper} analysis={analysis} vocabulary={vocabulary} isWorking={false} />)
}

const nowhere = { region: null, country: null, currency: 'BRL' }

test('a bill of which nothing is counted has no total, no rule and no tick, and says what is missing', () => {
  const line = makeTestLine({ kind: 'electricity', quantity: '55624', unit: 'kWh' })
  const { container } = show(makeTestAnalysis([line], { place: null }, nowhere))
  expect(container.textContent).toBe(
    'Nothing is counted yet1 line: the place where it was used is not known.',
  )
  expect(container.querySelector('data, svg, .double-rule')).toBeNull()
})

test('a receipt without a quantity says so, with no total', () => {
  const { container } = show(makeTestAnalysis([]))
  expect(container.textContent).toContain('Nothing to count')
  expect(container.textContent).not.toContain('0.000')
  expect(container.querySelector('data, svg, .double-rule')).toBeNull()
})

test('scopes beside a footed total add up to it as printed', () => {
  // 0.5435652 + 0.133556 = 0.6771212: printed 0.54 and 0.13 beside 0.68.
  const { container } = show(makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '0.2', unit: 'L' })]))
  expect(screen.getByText('Rounding')).toBeVisible()
  const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.−]/g, '').replace('−', '-')) * 100)
  const printed = [...container.querySelectorAll('dd')].map(({ textContent }) => cents(textContent))
  const total = container.querySelector('.paper-total-figure > .type-figure')?.firstChild?.textContent ?? ''
  expect(printed.reduce((sum, each) => sum + each, 0)).toBe(cents(total))
})

test('the scopes of the total have the names of the chosen vocabulary', () => {
  show(makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '1', unit: 'kWh' })]), 'nger')
  expect(screen.getByText('Outside NGER (Scope 3)')).toBeVisible()
})
