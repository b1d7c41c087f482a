import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDesk } from '#app/desk/keep-desk.ts'
import { hasPapersToCome } from './has-papers-to-come.ts'

beforeEach(() => {
  document.body.innerHTML = '<div data-wake="kept"></div>'
})
afterEach(() => localStorage.clear())

test('the page of the desk waits for papers that are kept, which then show as on their way', () => {
  keepDesk(true)
  expect(hasPapersToCome()).toBe(true)
  expect(document.documentElement).toHaveAttribute('data-desk')
})

test('an empty desk has none to come', () => {
  expect(hasPapersToCome()).toBe(false)
})

test('no other page waits for papers', () => {
  document.body.innerHTML = '<p>Text</p>'
  keepDesk(true)
  expect(hasPapersToCome()).toBe(false)
})
