import { afterEach, expect, test, vi } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { wakeOnSight } from './wake-on-sight.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'prerendering')
})

function stubObserver(): { seen: (isIntersecting: boolean) => void; watched: Element[] } {
  const watched: Element[] = []
  let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback
    }
    observe(part: Element) {
      watched.push(part)
    }
    disconnect() {
      watched.length = 0
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return { watched, seen: (isIntersecting) => tell([{ isIntersecting }]) }
}

test('a part that must be alive wakes the page when it is seen, and not before', async () => {
  const { seen, watched } = stubObserver()
  const page = openHeldPage('<p>Text</p><nav data-wake="seen"></nav>')
  wakeOnSight(page.waker)
  expect(watched).toEqual([document.querySelector('nav')])
  seen(false)
  expect(page.loads()).toBe(0)
  seen(true)
  expect(page.loads()).toBe(1)
  await page.settle(true)
  expect(watched).toEqual([])
})

test('a page that is prepared ahead is seen by nobody until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const { watched } = stubObserver()
  wakeOnSight(openHeldPage('<nav data-wake="seen"></nav>').waker)
  expect(watched).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(watched).toEqual([document.querySelector('nav')])
})

test('a page without such a part watches nothing', () => {
  const { watched } = stubObserver()
  wakeOnSight(openHeldPage('<p>Text</p>').waker)
  expect(watched).toEqual([])
})
