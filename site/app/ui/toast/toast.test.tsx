import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showToast } from './show-toast.ts'
import { ToastRegion } from './toast-region.tsx'

test('a toast shows its title and text, one at a time, until it is closed', async () => {
  render(<ToastRegion />)
  act(() => showToast({ title: 'File too large', description: 'Please upload files smaller than 10MB.' }))
  expect(await screen.findByText('File too large')).toBeVisible()
  act(() => showToast({ title: 'Error', description: 'Try again.', variant: 'destructive' }))
  expect(await screen.findByText('Error')).toBeVisible()
  expect(screen.queryByText('File too large')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Error')).toBeNull())
})
