import { expect, test } from 'vitest'
import { makePageWaker } from './page-waker.ts'

test('all who wake a page share one load', async () => {
  let loads = 0
  const { wake, isAwake } = makePageWaker(() => {
    loads += 1
    return Promise.resolve(true)
  })
  expect(await Promise.all([wake(), wake()])).toEqual([true, true])
  expect(await wake()).toBe(true)
  expect(isAwake()).toBe(true)
  expect(loads).toBe(1)
})

test.each([
  ['code that does not come', () => Promise.reject(new Error('offline'))],
  ['a page that cannot be taken over', () => Promise.resolve(false)],
])('%s is told, and asked for again by the next touch', async (_case, fail) => {
  const loads = [fail, () => Promise.resolve(true)]
  const { wake, isAwake } = makePageWaker(() => loads.shift()?.() ?? Promise.resolve(false))
  expect(await wake()).toBe(false)
  expect(isAwake()).toBe(false)
  expect(await wake()).toBe(true)
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
