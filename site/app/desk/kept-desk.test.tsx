import { afterEach, expect, test, vi } from 'vitest'
import { keptDesk } from './kept-desk.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  keptDesk.review()
})

test('a page shows the papers that were kept since it was opened, and no longer those that were cleared', () => {
  keptDesk.keep(true)
  expect(keptDesk.isShown()).toBe(false)
  keptDesk.review()
  expect(document.documentElement).toHaveAttribute('data-desk', 'kept')
  keptDesk.keep(false)
  expect(keptDesk.isShown()).toBe(true)
  keptDesk.review()
  expect(document.documentElement).not.toHaveAttribute('data-desk')
})

test('what is handed over is shown as on its way before it is kept', () => {
  keptDesk.show(true)
  expect(keptDesk.isShown()).toBe(true)
})

test('a storage that is closed to the page keeps nothing and harms nothing', () => {
  const refuse = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keptDesk.keep(true)
  keptDesk.review()
  expect(keptDesk.isShown()).toBe(false)
})
