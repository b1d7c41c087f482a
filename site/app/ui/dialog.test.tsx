import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

test('it opens as a modal under its title, and the close button ends it', async () => {
  const onClose = vi.fn<() => void>()
  const { rerender } = render(
    <Dialog title="Profile" isOpen={false} onClose={onClose}>
      <p>Who they are.</p>
    </Dialog>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(
    <Dialog title="Profile" isOpen onClose={onClose}>
      <p>Who they are.</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Profile' })).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
