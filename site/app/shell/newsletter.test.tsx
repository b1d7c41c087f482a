import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Newsletter } from './newsletter.tsx'

test('the field is an email field with the placeholder of the specification', () => {
  render(<Newsletter />)
  expect(screen.getByPlaceholderText('Your email address')).toHaveAttribute('type', 'email')
})

test('subscribing sends nothing and says so', async () => {
  render(<Newsletter />)
  await userEvent.type(screen.getByRole('textbox'), 'a@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent and your address was not kept.')
})

test('without scripts the form submits nowhere', () => {
  const { container } = render(<Newsletter />)
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog')
})
