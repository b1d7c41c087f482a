import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordHands } from '#app/testing/record-hands.ts'
import { PaperDisputes } from './paper-disputes.tsx'

const counted = makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })
const read = makeTestLine({ id: 'm1', kind: 'electricity', quantity: '300', unit: 'kWh' })
const pointers = { active: null, onPoint: () => {}, onTrace: () => {} }

function show(insteadOf: readonly string[], line = counted, candidate = read) {
  const { made, hands } = recordHands()
  const analysis: Analysis = {
    ...makeTestAnalysis([line]),
    candidates: [{ ...candidate, kgCO2e: '228', insteadOf: [...insteadOf], namedByModel: true }],
  }
  render(<PaperDisputes analysis={analysis} hands={hands} pointers={pointers} />)
  return made
}

test('two readers that differ are asked about with the total of either answer', () => {
  show(['a1'])
  expect(screen.getByRole('button', { name: /100 kWh.*as counted.*total 76\.00 kg/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^300 kWh.*total 228\.00 kg/ })).toBeVisible()
})

test('the figure of the model takes the place of the line, and keeping the line is an answer too', async () => {
  const made = show(['a1'])
  await userEvent.click(screen.getByRole('button', { name: /^300 kWh/ }))
  await userEvent.click(screen.getByRole('button', { name: /as counted/ }))
  expect(made).toEqual([
    [
      { type: 'strike', activity: 'a1', reason: '' },
      { type: 'choose', activity: 'm1', reason: '' },
    ],
    [{ type: 'keep', activity: 'm1', reason: '' }],
  ])
})

test('a use beside what is counted adds to the total', () => {
  show([])
  expect(screen.getByRole('button', { name: /also 300 kWh.*total 304\.00 kg/ })).toBeVisible()
})

test('a fill is named with its fuel where the readers take it for another', () => {
  const diesel = makeTestLine({ id: 'a1', kind: 'diesel', quantity: '40', unit: 'L' })
  show(['a1'], diesel, { ...diesel, id: 'm1', kind: 'petrol' })
  expect(screen.getByRole('group', { name: 'Which figure is the fuel used?' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^40 L of diesel.*as counted/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^40 L of petrol/ })).toBeVisible()
})
