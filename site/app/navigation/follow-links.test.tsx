import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followLinks } from './follow-links.ts'

const visited: string[] = []
let stop: () => void

beforeEach(() => {
  visited.length = 0
  history.replaceState(null, '', '/blog/scope-2')
  stop = followLinks(
    document.body,
    (pathname) => pathname === '/pricing' || pathname === '/blog/scope-2',
    (address) => visited.push(address),
  )
})
afterEach(() => stop())

/** Clicks the first link of the markup; true when the browser would go on with it. */
function click(markup: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup
  const target = document.body.querySelector('a') ?? document.body
  // Stands for the browser, which must not load pages during a test.
  const keepHere = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  let isLeft = true
  window.addEventListener('click', keepHere, { once: true })
  fireEvent.click(target, init)
  return isLeft
}

test('a link in a text navigates without a load', () => {
  expect(click('<p><a href="/pricing?plan=pro#limits">the plans</a></p>')).toBe(false)
  expect(visited).toEqual(['/pricing?plan=pro#limits'])
})

test.each([
  ['another host', '<a href="https://example.com/pricing">x</a>'],
  ['a file', '<a href="/rss.xml">x</a>'],
  ['a new tab', '<a href="/pricing" target="_blank">x</a>'],
  ['a download', '<a href="/pricing" download>x</a>'],
  ['a place on the same page', '<a href="#method">x</a>'],
  ['no link', '<p>x</p>'],
])('%s is left to the browser', (_what, markup) => {
  expect(click(markup)).toBe(true)
  expect(visited).toEqual([])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    expect(click('<a href="/pricing">x</a>', init)).toBe(true)
  },
)

test('a click that a component has answered is not answered twice', () => {
  const answer = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', answer, { once: true })
  click('<a href="/pricing">x</a>')
  expect(visited).toEqual([])
})

test('a click that React stopped because the part is not hydrated yet is followed', () => {
  stop()
  const stopped = new AbortController()
  const { signal } = stopped
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal })
  stop = followLinks(
    document.body,
    () => true,
    (address) => visited.push(address),
  )
  document.body.innerHTML = '<a href="/pricing">x</a>'
  expect(fireEvent.click(document.body.querySelector('a') ?? document.body)).toBe(false)
  expect(visited).toEqual(['/pricing'])
  stopped.abort()
})
