import { afterEach, expect, test, vi } from 'vitest'
import { makePageWaker } from './page-waker.ts'

afterEach(() => vi.unstubAllGlobals())

test('all who wake a page share one load', async () => {
  let loads = 0
  const { wake } = makePageWaker(() => {
    loads += 1
    return Promise.resolve(true)
  })
  expect(await Promise.all([wake(), wake()])).toEqual([true, true])
  expect(await wake()).toBe(true)
  expect(loads).toBe(1)
})

test.each([
  ['code that does not come', () => Promise.reject(new Error('offline'))],
  ['a page that cannot be taken over', () => Promise.resolve(false)],
])('%s is told, and asked for again by the next touch', async (_case, fail) => {
  const loads = [fail, () => Promise.resolve(true)]
  const { wake, onFailure } = makePageWaker(() => loads.shift()?.() ?? Promise.resolve(false))
  let failures = 0
  onFailure(() => (failures += 1))
  expect(await Promise.all([wake(), wake()])).toEqual([false, false])
  expect(failures).toBe(1)
  expect(await wake()).toBe(true)
  expect(failures).toBe(1)
})

test('what waits for the page runs once, in its order, before whoever woke it goes on', async () => {
  const order: string[] = []
  const { wake, onAwake } = makePageWaker(() => Promise.resolve(true))
  onAwake(() => order.push('values'))
  onAwake(() => order.push('touches'))
  await wake().then(() => order.push('caller'))
  await wake()
  onAwake(() => order.push('late'))
  expect(order).toEqual(['values', 'touches', 'caller', 'late'])
})

test('what one of them throws is reported and does not keep the next', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { wake, onAwake } = makePageWaker(() => Promise.resolve(true))
  const thrown = new Error('A field is gone')
  onAwake(() => {
    throw thrown
  })
  const next = vi.fn()
  onAwake(next)
  expect(await wake()).toBe(true)
  expect(next).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(thrown)
})
