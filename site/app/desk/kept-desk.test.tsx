import { afterEach, expect, test, vi } from 'vitest'
import { keepDesk } from './keep-desk.ts'
import { reviewKeptDesk, showKeptDesk } from './kept-desk.ts'

const html = document.documentElement

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  showKeptDesk(false)
})

test('a page shows the papers that were kept since it was opened, and no longer those that were cleared', () => {
  keepDesk(true)
  expect(html).not.toHaveAttribute('data-desk')
  expect(reviewKeptDesk()).toBe(true)
  expect(html).toHaveAttribute('data-desk')
  keepDesk(false)
  expect(reviewKeptDesk()).toBe(false)
  expect(html).not.toHaveAttribute('data-desk')
})

test('what is handed over is shown as on its way before it is kept', () => {
  showKeptDesk(true)
  expect(html).toHaveAttribute('data-desk')
})

test('a storage that is closed to the page keeps nothing and harms nothing', () => {
  const refuse = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDesk(true)
  expect(reviewKeptDesk()).toBe(false)
  vi.unstubAllGlobals()
})
