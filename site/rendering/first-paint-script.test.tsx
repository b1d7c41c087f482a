import { afterEach, expect, test } from 'vitest'
import { keptDesk } from '#app/desk/kept-desk.ts'
import { readTheme } from '#app/shell/theme.ts'
import { firstPaintScript } from './first-paint-script.ts'

afterEach(() => localStorage.clear())

function open(): void {
  document.documentElement.className = ''
  keptDesk.show(false)
  // oxlint-disable-next-line no-implied-eval
  new Function(firstPaintScript)()
}

test('a page opens in the stored theme', () => {
  localStorage.setItem('theme', 'dark')
  open()
  expect(readTheme()).toBe('dark')
})

test('a page opens with the mark of the papers that are kept, and without one where none are', () => {
  keptDesk.keep(true)
  open()
  expect(keptDesk.isShown()).toBe(true)
  keptDesk.keep(false)
  open()
  expect(keptDesk.isShown()).toBe(false)
})
