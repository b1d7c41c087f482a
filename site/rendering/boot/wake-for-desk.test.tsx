import { afterEach, expect, test } from 'vitest'
import { keptDesk } from '#app/desk/kept-desk.ts'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { wakeForDesk } from './wake-for-desk.ts'

afterEach(() => localStorage.clear())

const desk = '<div data-wake="kept"></div>'

test('the page of the desk wakes for papers that are kept', () => {
  keptDesk.keep(true)
  const page = openHeldPage(desk)
  wakeForDesk(page.waker)
  expect(page.loads()).toBe(1)
})

test('an empty desk sleeps', () => {
  const page = openHeldPage(desk)
  wakeForDesk(page.waker)
  expect(page.loads()).toBe(0)
})

test('no other page wakes for papers', () => {
  keptDesk.keep(true)
  const page = openHeldPage('<p>Text</p>')
  wakeForDesk(page.waker)
  expect(page.loads()).toBe(0)
})

test('an empty desk that comes back from the memory of the browser wakes for papers kept since', () => {
  const page = openHeldPage(desk)
  wakeForDesk(page.waker)
  keptDesk.keep(true)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(page.loads()).toBe(1)
})
