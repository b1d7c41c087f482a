import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { applyCorrections } from '@doublerule/carbon/working/apply-corrections.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { ticksOnLine, toggleTick } from '@doublerule/carbon/working/standing-ticks.ts'
import type { ReviewTick } from '@doublerule/carbon/working/working-schema.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaperView } from './paper-view.tsx'

const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '3184', unit: 'kWh' })], {
  checks: [{ id: 'sum', status: 'passed', severity: 'info', text: '3184 kWh in 92 days', evidence: [] }],
})
const amount: Correction = {
  id: 'c1',
  paper: 0,
  reason: '',
  type: 'amount',
  activity: 'a1',
  quantity: '4260',
  unit: 'kWh',
}

const receipt = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '62.48', unit: 'L' })])

function show(corrections: readonly Correction[], ticks: readonly ReviewTick[] = [], analysis = bill) {
  return render(
    <PaperView
      worked={applyCorrections(analysis, corrections)}
      isWorking={false}
      failure={null}
      actions={null}
      vocabulary="ghg-protocol"
      hands={null}
      ticks={(line) => ticksOnLine(ticks, 0, line)}
      active={null}
      onPoint={() => undefined}
      onTrace={() => undefined}
    />,
  )
}

test('a changed quantity is not traced to the document, and the checks are said to be of the printed lines', () => {
  const { container } = show([amount])
  expect(container.querySelector('.paper-marks')?.textContent).not.toContain('Traced')
  expect(screen.getByText(/1 check agrees on the lines as printed, before they were changed/)).toBeVisible()
})

test('a line as printed is traced, its check agrees and is written as the paper writes figures', () => {
  const { container } = show([])
  expect(container.querySelector('.paper-marks')?.textContent).toContain('Traced')
  expect(screen.getByText('1 check agrees')).toBeVisible()
  expect(container.textContent).toContain('3,184 kWh in 92 days')
})

test('the column beside the total is there, and explained, only where a line has a figure in it', () => {
  const { container, unmount } = show([])
  expect(container.querySelector('.paper-lines')?.getAttribute('data-memo')).toBe('true')
  expect(screen.getByText(/by the market-based method/)).toBeVisible()
  unmount()
  const { container: other } = show([], [], receipt)
  expect(other.querySelector('.paper-lines')?.getAttribute('data-memo')).toBe('false')
  expect(screen.queryByText(/market-based/)).toBeNull()
})

test('a reviewer’s tick is marked as one of before once its line has changed', () => {
  const [line] = applyCorrections(bill, [amount]).lines
  if (line === undefined) throw new Error('the bill has one line')
  const ticks = toggleTick([], 0, line, 'vouched')
  const standing = (corrections: readonly Correction[]) => {
    const { container, unmount } = show(corrections, ticks)
    const mark = container.querySelector('.reviewer-mark')
    const said = [mark?.getAttribute('data-standing'), mark?.getAttribute('title')]
    unmount()
    return said
  }
  expect(standing([amount])).toEqual(['true', 'Vouched, by the reviewer'])
  expect(standing([])).toEqual(['false', 'Vouched, before the line was changed, by the reviewer'])
})
