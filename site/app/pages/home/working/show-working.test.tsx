import { makeQueryClient } from '#app/queries/make-query-client.ts'
import { QueryClientContext } from '#app/queries/query-client-context.ts'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShowWorking } from './show-working.tsx'
import { specimenQuery } from './specimen-query.ts'

async function renderWorking() {
  const client = makeQueryClient(() => Promise.reject(new Error('nothing is fetched here')))
  await client.query(specimenQuery('electricity'))
  const { container } = render(
    <QueryClientContext value={client}>
      <ShowWorking />
    </QueryClientContext>,
  )
  return { container, user: userEvent.setup() }
}

test('it stands finished under its play, which ends with the first press', async () => {
  const { container, user } = await renderWorking()
  expect(container.querySelectorAll('[data-entry][data-blank="false"]')).toHaveLength(6)
  expect(container.querySelectorAll('tfoot[data-step="6"], tbody [data-step]')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeEnabled()
  expect(within(screen.getByRole('list', { name: /Six steps/ })).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByRole('row', { name: /Total, Scope 2 and 3/ })).toHaveTextContent('3.668 t')
  expect(container.querySelector('.working-grid')).toHaveAttribute('data-playing', 'true')
  await user.click(screen.getByRole('button', { name: /Matching/ }))
  expect(container.querySelector('.working-grid')).toHaveAttribute('data-playing', 'false')
})

test('while it plays each step is told by itself, and the last one only at its end', async () => {
  const { container } = await renderWorking()
  const told = [...container.querySelectorAll('.step-text > [data-played]')]
  expect(told.map((step) => step.textContent.split(':')[0])).toEqual(['Extraction', 'Matching', 'Review'])
  expect(container.querySelector('.step-text > :not([data-played])')).toHaveTextContent(/^Calculation:/)
})

test('choosing a side ends the play, which would begin again with what comes into view', async () => {
  const { container, user } = await renderWorking()
  await user.click(screen.getByRole('radio', { name: 'Document' }))
  expect(container.querySelector('.working-grid')).toHaveAttribute('data-playing', 'false')
})

test('the paper can be emptied and filled again step by step', async () => {
  const { container, user } = await renderWorking()
  const filled = () => container.querySelectorAll('[data-entry][data-blank="false"]').length
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(filled()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Next step' }))
  await user.click(screen.getByRole('button', { name: 'Next step' }))
  expect(filled()).toBe(2)
  expect(screen.getByRole('button', { name: /Type/ })).toHaveAttribute('aria-current', 'step')
  expect(container.querySelector('[data-region="2"]')).toHaveAttribute('data-filled', 'true')
  expect(container.querySelector('[data-region="3"]')).toHaveAttribute('data-filled', 'false')
})

test('another state strikes the old total through and says the difference', async () => {
  const { container, user } = await renderWorking()
  await user.click(screen.getByRole('radio', { name: /TAS/ }))
  expect(await screen.findByText('1.110 t')).toBeVisible()
  expect(container.querySelector('del')).toHaveTextContent('3.668 t')
  expect(container.querySelector('ins')).toHaveTextContent('−2.558 t')
  expect(screen.getByText(/Total 1.110 t; QLD was 3.668 t/)).toBeInTheDocument()
})

test('the other specimens open, each with its own question', async () => {
  const { user } = await renderWorking()
  await user.click(screen.getByRole('radio', { name: 'Fuel docket' }))
  expect(
    await screen.findByRole('group', { name: 'A rego is printed, but not what it drives' }),
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Concrete invoice' }))
  expect(await screen.findByText(/no mass is printed/)).toBeVisible()
})
