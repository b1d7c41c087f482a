import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { asRead } from '@doublerule/carbon/working/lay-out-paper.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordHands } from '#app/testing/record-hands.ts'
import { foreseeTotals } from '../desk/foresee-totals.ts'
import { PaperMissing } from './paper-missing.tsx'

function show(analysis: Analysis) {
  const { made, hands } = recordHands((changes) =>
    foreseeTotals({ analysis, worked: asRead(analysis), corrections: [] }, changes, (body) =>
      Promise.resolve({ ok: true, value: { papers: workPapers(body) } }),
    ),
  )
  const view = render(<PaperMissing analysis={analysis} hands={hands} />)
  return { made, view }
}

const counted = makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })

test('a unit that is missing is asked for in place with the totals that its answers lead to', async () => {
  const waste = makeTestLine({
    id: 'a2',
    kind: 'waste',
    quantity: '1200',
    unit: null,
    description: 'General waste to landfill',
  })
  const { made } = show(makeTestAnalysis([counted, waste]))
  expect(screen.getByRole('group', { name: 'In which unit is 1,200?' })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^1,200 t.*total [\d,.]+ kg, [\d,.]+ t$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^1,200 each.*no total yet$/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^1,200 kg.*total 1,636\.00 kg, 1\.636 t$/ }))
  expect(made.flat()).toEqual([
    { type: 'amount', activity: 'a2', quantity: '1200', unit: 'kg', reason: 'unit not on the document' },
  ])
})

test('of pieces it is asked what one weighs, and their mass is counted', async () => {
  const mesh = makeTestLine({
    id: 'a2',
    kind: 'material',
    quantity: '12',
    unit: 'each',
    description: 'Steel reinforcing mesh',
  })
  const { made } = show(makeTestAnalysis([counted, mesh]))
  expect(screen.queryByRole('group')).toBeNull()
  const question = screen.getByRole('form', { name: 'Weight of Steel reinforcing mesh' })
  expect(within(question).getByRole('button', { name: 'Count it' })).toBeDisabled()
  const weight = within(question).getByLabelText('Weight of one')
  await userEvent.type(weight, '0')
  expect(within(question).getByRole('button', { name: 'Count it' })).toBeDisabled()
  await userEvent.clear(weight)
  await userEvent.type(weight, '52.5')
  expect(await within(question).findByText(/^total [\d,.]+ kg/)).toBeVisible()
  await userEvent.click(within(question).getByRole('button', { name: 'Count it' }))
  expect(made.flat()).toEqual([
    { type: 'amount', activity: 'a2', quantity: '630', unit: 'kg', reason: '12 at 52.5 kg each' },
  ])
})

test('a place tells its total before it is taken', async () => {
  const line = makeTestLine({ kind: 'electricity', quantity: '100', unit: 'kWh' })
  const { made } = show(
    makeTestAnalysis([line], { place: null }, { region: null, country: null, currency: 'BRL' }),
  )
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'Queensland')
  expect(await screen.findByText('0.076 t')).toBeVisible()
  expect(made).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Count it' }))
  expect(made.flat()).toMatchObject([{ type: 'place', region: 'AU-QLD' }])
})

test('a factor that is missing is asked for in place, and the library is not searched before', () => {
  show(
    makeTestAnalysis([
      makeTestLine({ kind: 'material', quantity: '4', unit: 't', description: 'unobtainium' }),
    ]),
  )
  expect(screen.getByRole('group', { name: 'Which factor is right for 4 t?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Look one up' })).toBeVisible()
})

test('nothing is asked where all is counted', () => {
  show(makeTestAnalysis([counted]))
  expect(screen.queryByRole('group')).toBeNull()
})

test('figures to choose among wait for the place too, until it is known', () => {
  const use = makeTestLine({ id: 'c1', kind: 'electricity', quantity: '412', unit: 'kWh' })
  const nowhere = makeTestAnalysis([], { place: null }, { region: null, country: null, currency: 'BRL' })
  const candidates = [{ ...use, kgCO2e: '0' }]
  const { unmount } = show({ ...nowhere, candidates }).view
  expect(screen.getByText(/Waiting for it: 412 kWh\./)).toBeVisible()
  unmount()
  show({ ...makeTestAnalysis([]), candidates })
  expect(screen.queryByRole('form')).toBeNull()
})
