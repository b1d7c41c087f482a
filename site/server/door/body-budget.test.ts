import { expect, test } from 'vitest'
import { openBodyBudget } from '#server/door/body-budget.ts'

test('a client has its share, all have the whole, and what is given back can be taken again', () => {
  const budget = openBodyBudget({ allBytes: 100, clientBytes: 60 })
  const first = budget.take('a', 50)
  expect(first.ok).toBe(true)
  expect(budget.take('a', 20)).toEqual({ ok: false, full: 'client' })
  expect(budget.take('b', 50).ok).toBe(true)
  expect(budget.take('c', 1)).toEqual({ ok: false, full: 'all' })
  if (first.ok) first.giveBack()
  expect(budget.take('a', 50).ok).toBe(true)
})

test('room that is given back twice counts once', () => {
  const budget = openBodyBudget({ allBytes: 100, clientBytes: 100 })
  const taken = budget.take('a', 60)
  if (taken.ok) {
    taken.giveBack()
    taken.giveBack()
  }
  expect(budget.take('a', 100).ok).toBe(true)
  expect(budget.take('a', 1).ok).toBe(false)
})
