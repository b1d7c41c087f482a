import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordHands } from '#app/testing/record-hands.ts'
import { AddLineForm } from './add-line-form.tsx'

function openForm() {
  const { made, hands } = recordHands()
  render(<AddLineForm hands={hands} taken={new Set(['h1'])} onDone={null} />)
  return made
}

async function fill(quantity: string, unit: string) {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Quantity'), quantity)
  if (unit !== '') await user.type(screen.getByLabelText('Unit'), unit)
  return user
}

test('a line by hand takes the place where it was used', async () => {
  const made = openForm()
  const user = await fill('62.5', 'kWh')
  await user.selectOptions(screen.getByLabelText('Place'), 'AU-VIC')
  await user.click(screen.getByRole('button', { name: 'Add the line' }))
  expect(made).toMatchObject([
    [
      { type: 'add', activity: 'h2', quantity: '62.5', unit: 'kWh' },
      { type: 'place', activity: 'h2', region: 'AU-VIC' },
    ],
  ])
})

test.each([
  ['1234567890123456', 'kWh', 'at most 15 digits before the point'],
  ['0.1234567890123', 'kWh', '12 after it'],
  ['-5', 'kWh', 'not below zero'],
  ['many', 'kWh', 'is not a number'],
  ['5', ' ', 'Say the unit'],
])('%s %s is refused: %s', async (quantity, unit, because) => {
  const made = openForm()
  const user = await fill(quantity, unit)
  await user.click(screen.getByRole('button', { name: 'Add the line' }))
  expect(screen.getByRole('alert')).toHaveTextContent(because)
  expect(made).toEqual([])
})

test('the units that are offered are those of the kind', async () => {
  openForm()
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Kind'), 'diesel')
  expect(screen.getByLabelText('Unit')).toHaveAttribute('placeholder', 'L, kg, GJ')
  expect(screen.getByLabelText('Unit')).toBeRequired()
})
