import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MessageStartList } from './message-start-list.tsx'

function renderBesideForm() {
  render(
    <>
      <textarea name="message" aria-label="Message" />
      <MessageStartList />
    </>,
  )
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
}

test('a beginning goes into the form, with its first part selected to be replaced', async () => {
  const field = renderBesideForm()
  await userEvent.click(screen.getByRole('button', { name: /A quote/ }))
  expect(field.value).toMatch(/^We track \[12\] business units/)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[12]')
})

test('what the visitor has written stays above it', async () => {
  const field = renderBesideForm()
  await userEvent.type(field, 'Good morning')
  await userEvent.click(screen.getByRole('button', { name: /A partnership/ }))
  expect(field.value).toMatch(/^Good morning\n\nWe advise \[5\] builders/)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[5]')
})
