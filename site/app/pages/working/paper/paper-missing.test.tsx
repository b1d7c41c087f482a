import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Change } from '../desk/correct-papers.ts'
import { PaperMissing } from './paper-missing.tsx'

function show(line: Parameters<typeof makeTestLine>[0]) {
  const made: Change[] = []
  const hands = {
    correct: (changes: readonly Change[]) => Promise.resolve(made.push(...changes) > 0),
    undo: () => Promise.resolve(true),
    tick: () => {},
  }
  render(<PaperMissing analysis={makeTestAnalysis([makeTestLine(line)])} hands={hands} />)
  return made
}

test('a unit that is missing is asked for in place, and the choice is a correction of the line', async () => {
  const made = show({ kind: 'waste', quantity: '1200', unit: null, description: 'General waste' })
  expect(screen.getByRole('group', { name: 'In which unit is 1,200?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '1,200 kg' }))
  expect(made).toEqual([
    { type: 'amount', activity: 'a1', quantity: '1200', unit: 'kg', reason: 'unit not on the document' },
  ])
})

test('a factor that is missing is asked for in place, and the library is not searched before', () => {
  show({ kind: 'material', quantity: '4', unit: 't', description: 'unobtainium' })
  expect(screen.getByRole('group', { name: 'Which factor is right for 4 t?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Look one up' })).toBeVisible()
})

test('nothing is asked where all is counted', () => {
  show({ kind: 'electricity', quantity: '100', unit: 'kWh' })
  expect(screen.queryByRole('group')).toBeNull()
})
