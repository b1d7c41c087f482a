import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScrollMemory, type ScrollMemory } from './scroll-memory.ts'

let memory: ScrollMemory
let heightPx: number

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  heightPx = 5_000
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => heightPx)
  memory = startScrollMemory()
})

afterEach(() => {
  memory.stop()
  vi.restoreAllMocks()
})

function go(path: string) {
  history.pushState(null, '', path)
  window.dispatchEvent(new Event('pushState'))
}

/** What the browser does on back and forward, where the address changes before the event. */
function traverseTo(path: string) {
  history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

function scrollPage(top: number) {
  window.scrollTo(0, top)
  window.dispatchEvent(new Event('scroll'))
}

test('takes restoring over from the browser and gives it back for the next document', () => {
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
})

test('a new page begins at the top', () => {
  scrollPage(800)
  go('/pricing')
  memory.settle()
  expect(window.scrollY).toBe(0)
})

test('a new page with a hash begins at that place', () => {
  document.body.innerHTML = '<h2 id="questions">Questions</h2>'
  const scrolled = vi.spyOn(document.getElementById('questions') ?? document.body, 'scrollIntoView')
  go('/pricing#questions')
  memory.settle()
  expect(scrolled).toHaveBeenCalledOnce()
})

test('going back returns to where the page was left', () => {
  scrollPage(800)
  go('/pricing')
  memory.settle()
  scrollPage(300)
  traverseTo('/')
  memory.settle()
  expect(window.scrollY).toBe(800)
})

test('scrolling while the next page is loading still counts for the page on show', () => {
  scrollPage(800)
  go('/pricing')
  scrollPage(900)
  memory.settle()
  traverseTo('/')
  memory.settle()
  expect(window.scrollY).toBe(900)
})

test('a page that was scrolled before the memory started is gone back to where it was', () => {
  memory.stop()
  window.scrollTo(0, 700)
  memory = startScrollMemory()
  go('/pricing')
  memory.settle()
  traverseTo('/')
  memory.settle()
  expect(window.scrollY).toBe(700)
})

test('going back between places of one page scrolls at once', () => {
  scrollPage(800)
  go('/#a-2')
  window.dispatchEvent(new PopStateEvent('popstate'))
  scrollPage(1_500)
  traverseTo('/')
  expect(window.scrollY).toBe(800)
})

test('positions outlive a reload', () => {
  scrollPage(800)
  go('/pricing')
  memory.settle()
  window.dispatchEvent(new Event('pagehide'))
  memory.stop()
  memory = startScrollMemory()
  traverseTo('/')
  memory.settle()
  expect(window.scrollY).toBe(800)
})

test('damaged storage is taken as empty', () => {
  memory.stop()
  sessionStorage.setItem('scroll-positions', '{"not": "a list"')
  memory = startScrollMemory()
  traverseTo('/pricing')
  memory.settle()
  expect(window.scrollY).toBe(0)
})
