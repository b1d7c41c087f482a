import { expect, test } from 'vitest'
import { OutOfTime, startDeadline, waitUntil } from './deadline.ts'

function work(durationMs: number): void {
  const end = performance.now() + durationMs
  while (performance.now() < end) Math.sqrt(end)
}

test('a deadline counts work, grows with it up to the most, and says so', () => {
  const told: number[] = []
  const deadline = startDeadline({ allowedMs: 20, mostMs: 400, onGrow: (allowedMs) => told.push(allowedMs) })
  expect(deadline.isOver()).toBe(false)
  work(100)
  expect(deadline.isOver()).toBe(true)
  deadline.grow(10_000)
  expect(deadline.isOver()).toBe(false)
  expect(told).toEqual([400])
})

test('what a file took before counts', () => {
  expect(startDeadline({ allowedMs: 1000, mostMs: 1000, spentMs: 1001 }).isOver()).toBe(true)
})

test('a part begins anew and ends with the whole at the latest', () => {
  const whole = startDeadline({ allowedMs: 60_000, mostMs: 60_000 })
  const part = whole.part(10)
  work(100)
  expect([part.isOver(), whole.isOver(), whole.part(60_000).isOver()]).toEqual([true, false, false])
  expect(startDeadline({ allowedMs: 0, mostMs: 0, spentMs: 1 }).part(1000).isOver()).toBe(true)
})

test('work in another thread is given up at the deadline', async () => {
  let isGivenUp = false
  const endless = new Promise<never>(() => {})
  const deadline = startDeadline({ allowedMs: 0, mostMs: 0, spentMs: 1 })
  await expect(
    waitUntil(endless, deadline, async () => {
      isGivenUp = true
      await Promise.resolve()
    }),
  ).rejects.toThrow(OutOfTime)
  expect(isGivenUp).toBe(true)
})
