import { afterEach, expect, test } from 'vitest'
import { keepDesk } from '#app/desk/keep-desk.ts'
import { showKeptDesk } from '#app/desk/kept-desk.ts'
import { readTheme } from '#app/shell/theme.ts'
import { firstPaintScript } from './first-paint-script.ts'

afterEach(() => localStorage.clear())

function open(): void {
  document.documentElement.className = ''
  showKeptDesk(false)
  // oxlint-disable-next-line no-implied-eval
  new Function(firstPaintScript)()
}

test('a page opens in the stored theme', () => {
  localStorage.setItem('theme', 'dark')
  open()
  expect(readTheme()).toBe('dark')
})

test('a page opens with the mark of the papers that are kept, and without one where none are', () => {
  keepDesk(true)
  open()
  expect(document.documentElement).toHaveAttribute('data-desk')
  keepDesk(false)
  open()
  expect(document.documentElement).not.toHaveAttribute('data-desk')
})
