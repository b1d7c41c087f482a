import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanFinder } from './plan-finder.tsx'

test.each([
  [5, 5, 'Core'],
  [6, 5, 'Growth'],
  [20, 20, 'Growth'],
  [21, 20, 'Pro'],
  [101, 20, 'Enterprise'],
])('%i units and %i users need %s', (units, users, plan) => {
  render(<PlanFinder />)
  fireEvent.change(screen.getByLabelText('Business units'), { target: { value: String(units) } })
  fireEvent.change(screen.getByLabelText('Users'), { target: { value: String(users) } })
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${plan}`))
})

test('says which of the two numbers decides', () => {
  render(<PlanFinder />)
  fireEvent.change(screen.getByLabelText('Business units'), { target: { value: '3' } })
  fireEvent.change(screen.getByLabelText('Users'), { target: { value: '40' } })
  expect(screen.getByRole('status')).toHaveTextContent('Your units would fit Core; your users need Pro')
})

test('the slider moves one unit at a key', () => {
  render(<PlanFinder />)
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  expect(screen.getByLabelText('Business units')).toHaveValue(13)
})

test('no plan holds less than the one before it', () => {
  render(<PlanComparison />)
  const rows = screen.getAllByRole('row').slice(4)
  for (const row of rows) {
    const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent === 'Included')
    expect(cells.slice(cells.indexOf(true))).not.toContain(false)
  }
  expect(screen.getByRole('row', { name: /^Integrations/ })).toHaveTextContent('310allall')
})
