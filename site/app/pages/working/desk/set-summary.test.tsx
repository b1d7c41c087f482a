import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { asRead } from '@doublerule/carbon/working/lay-out-paper.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskPaper } from './desk-state.ts'
import { SetSummary } from './set-summary.tsx'

function paperOf(name: string, analysis: Analysis, sha: string): DeskPaper {
  const named = { ...analysis, document: { ...analysis.document, fileName: name, sha256: sha.repeat(64) } }
  return {
    key: name,
    file: { name, type: '', size: 1 },
    reading: { phase: 'read' },
    analysis: named,
    worked: asRead(named),
  }
}

const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '3184', unit: 'kWh' })])
const abroad = makeTestAnalysis(
  [makeTestLine({ kind: 'electricity', quantity: '55624', unit: 'kWh' })],
  { place: null },
  { region: null, country: null, currency: 'BRL' },
)

function show(papers: readonly DeskPaper[]) {
  return render(<SetSummary papers={papers} vocabulary="aasb-s2" onShow={() => undefined} />)
}

test('a bill of which nothing is counted is named first, and the total is one so far', () => {
  show([paperOf('bill.pdf', bill, '1'), paperOf('abroad.pdf', abroad, '2')])
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('abroad.pdf: Nothing is counted. 1 line: the place')
  expect(screen.getByText('Total so far')).toBeVisible()
})

test('a set of which nothing is counted has no total', () => {
  const { container } = show([paperOf('abroad.pdf', abroad, '2')])
  expect(screen.getByText('Nothing is counted yet')).toBeVisible()
  expect(container.querySelector('data, table')).toBeNull()
})

test('the scopes of a set have the names of the chosen vocabulary', () => {
  show([paperOf('bill.pdf', bill, '1')])
  const scopes = screen.getByRole('table', { name: 'By scope' })
  expect(within(scopes).getByText('AASB S2.29(a)(i)(1): gross Scope 1')).toBeVisible()
})

test('a bill that is here twice is told of, by both names where they differ', () => {
  show([paperOf('bill.pdf', bill, '1'), paperOf('bill.pdf', bill, '1'), paperOf('copy.pdf', bill, '1')])
  expect(screen.getByText('bill.pdf is here twice: the same file.')).toBeVisible()
  expect(screen.getByText('copy.pdf is the same as bill.pdf: the same file.')).toBeVisible()
})

const stopped: DeskPaper = {
  key: 'stopped',
  file: { name: 'stopped.pdf', type: '', size: 1 },
  reading: { phase: 'stopped' },
  analysis: null,
  worked: null,
}

test('a set with a document that was not read has no closed total, and names it', () => {
  const { container } = show([paperOf('bill.pdf', bill, '1'), stopped])
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Summary of 1 of 2 documents')
  expect(screen.getByText('Total so far')).toBeVisible()
  expect(screen.getByText('Not read, so not in this total: stopped.pdf.')).toBeVisible()
  expect(container.querySelector('.double-rule')).toBeNull()
})

test('a set that was read whole has a total', () => {
  show([paperOf('bill.pdf', bill, '1')])
  expect(screen.getByText('Total')).toBeVisible()
})
