import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PaperCandidates } from './paper-candidates.tsx'

const counted = makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })
const gas = makeTestLine({ id: 'c1', kind: 'natural-gas', quantity: '412', unit: 'MJ' })

function show(candidates: NonNullable<Analysis['candidates']>, told: Partial<Analysis> = {}) {
  const pointed: (string | null)[] = []
  const traced: string[] = []
  const pointers = {
    active: null,
    onPoint: (id: string | null) => void pointed.push(id),
    onTrace: (id: string) => void traced.push(id),
  }
  const analysis = { ...makeTestAnalysis([counted]), candidates, ...told }
  render(<PaperCandidates analysis={analysis} hands={null} pointers={pointers} />)
  return { pointed, traced }
}

test('a figure to choose tells the total of the paper, not its own', () => {
  show([{ ...gas, kgCO2e: '21.2' }])
  expect(screen.getByRole('button', { name: /total 97\.20 kg, 0\.097 t$/ })).toBeVisible()
})

test('a figure without a place to be worked out at has no total yet', () => {
  const { document } = makeTestAnalysis([counted])
  show([{ ...gas, kgCO2e: '0' }], { place: null, document: { ...document, country: null } })
  expect(screen.getByRole('button', { name: /no total yet$/ })).toBeVisible()
})

test('a figure that adds nothing leaves the total as it stands', () => {
  show([{ ...gas, kgCO2e: '0' }])
  expect(screen.getByRole('button', { name: /total 76\.00 kg, 0\.076 t$/ })).toBeVisible()
})

test('a figure to choose points at its mark and leads to it, by keyboard too', async () => {
  const { pointed, traced } = show([{ ...gas, kgCO2e: '21.2' }])
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'C1: 412 MJ, show on the document' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(pointed).toEqual(['C1'])
  expect(traced).toEqual(['C1'])
})
