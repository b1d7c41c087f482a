import { afterEach, expect, test } from 'vitest'
import { whenShown } from './when-shown.ts'

afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

test('a page that is opened is on show at once', () => {
  let runs = 0
  whenShown(() => (runs += 1))
  expect(runs).toBe(1)
})

test('a page that is prepared ahead waits for its visitor, and is opened once', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  let runs = 0
  whenShown(() => (runs += 1))
  expect(runs).toBe(0)
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(runs).toBe(1)
})

test('a page that comes back from the browser’s memory is opened again, one that has loaded is not', () => {
  let runs = 0
  whenShown(() => (runs += 1))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(runs).toBe(1)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(runs).toBe(2)
})
