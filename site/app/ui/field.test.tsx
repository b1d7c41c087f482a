import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

test('the hint and the error are tied to the control', () => {
  render(
    <Field label="Email" hint="We answer there." error="Please enter a valid email address" type="email" />,
  )
  const control = screen.getByRole('textbox', { name: 'Email' })
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('We answer there. Please enter a valid email address')
})

test('a control without an error is valid and undescribed', () => {
  render(<Field label="Message" multiline />)
  const control = screen.getByRole('textbox', { name: 'Message' })
  expect(control.tagName).toBe('TEXTAREA')
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute('aria-describedby')
})
