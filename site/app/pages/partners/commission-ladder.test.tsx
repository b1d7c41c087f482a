import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CommissionLadder } from './commission-ladder.tsx'

function rowOf(tier: string) {
  return within(screen.getByRole('row', { name: new RegExp(tier) }))
}

test('clients and their subscriptions give each tier its month and its year', async () => {
  const user = userEvent.setup()
  render(<CommissionLadder />)
  const [clients, dollars] = [screen.getByLabelText('Clients'), screen.getByLabelText('Dollars a month each')]
  await user.clear(clients)
  await user.type(clients, '12')
  await user.clear(dollars)
  await user.type(dollars, '850')
  expect(rowOf('Strategic Partner').getByText('$2,550')).toBeVisible()
  expect(rowOf('Strategic Partner').getByText('$30,600')).toBeVisible()
  expect(rowOf('Referral Partner').getByText('$1,020')).toBeVisible()
})

test('an empty field keeps the last sum', async () => {
  const user = userEvent.setup()
  render(<CommissionLadder />)
  await user.clear(screen.getByLabelText('Clients'))
  expect(rowOf('Solution Partner').getByText('$9,000')).toBeVisible()
})
