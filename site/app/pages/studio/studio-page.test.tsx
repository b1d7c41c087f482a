import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PublicConfigContext } from '#app/public-config-context.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { StudioPage } from './studio-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(studioUrl: string | null) {
  return render(
    <PublicConfigContext value={{ ...defaultPublicConfig, studioUrl }}>
      <StudioPage />
    </PublicConfigContext>,
  )
}

test('the specified words stand beside a spinner, which ends where no studio is set up', () => {
  const { container } = show(null)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redirecting to Sanity Studio...')
  expect(container.querySelector('.spinner')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(3_000))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redirecting to Sanity Studio...')
  expect(container.querySelector('.spinner')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('no studio is set up on this server')
})

test('a studio that is set up is gone to once, in place of this page', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const { container } = show('https://studio.example.com')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(replace.mock.calls).toEqual([['https://studio.example.com']])
  expect(container.querySelector('.spinner')).toBeInTheDocument()
  replace.mockRestore()
})

test('a studio address that is this very page is not gone to', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  show(location.href)
  act(() => void vi.advanceTimersByTime(3_000))
  expect(replace).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('no studio is set up on this server')
  replace.mockRestore()
})

test('the local editor of a development server is gone to by its path', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  show('/studio/editor')
  expect(replace.mock.calls).toEqual([['/studio/editor']])
  replace.mockRestore()
})
