import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageErrorBoundary } from './page-error-boundary.tsx'

function Broken(): never {
  throw new Error('a page that throws')
}

test('a page that throws leaves its frame standing and offers two ways out', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <header>Header</header>
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>
    </>,
  )
  expect(screen.getByText('Header')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})
