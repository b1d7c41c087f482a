import { expect, test } from 'vitest'
import { openReplyGate, type GatePass } from './reply-gate.ts'

const never = new AbortController().signal

function leave(pass: GatePass) {
  if (pass.ok) pass.leave()
}

test('lets in as many as fit, then one more for each that leaves, in the order they came', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 2, maxWaitMs: 1000 })
  const first = await gate.enter(never)
  const order: string[] = []
  const second = gate.enter(never).then((pass) => {
    order.push('second')
    return pass
  })
  const third = gate.enter(never).then((pass) => {
    order.push('third')
    return pass
  })
  leave(first)
  leave(await second)
  await third
  expect(order).toEqual(['second', 'third'])
})

test('turns away at once when the queue is full', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 0, maxWaitMs: 1000 })
  await gate.enter(never)
  expect(await gate.enter(never)).toEqual({ ok: false })
})

test('turns away who has waited too long, and the place stays free for the next', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 1, maxWaitMs: 10 })
  const first = await gate.enter(never)
  expect(await gate.enter(never)).toEqual({ ok: false })
  leave(first)
  expect((await gate.enter(never)).ok).toBe(true)
})

test('a visitor who goes away while waiting gives up the place in the queue', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 1, maxWaitMs: 1000 })
  const first = await gate.enter(never)
  const gone = new AbortController()
  const waiting = gate.enter(gone.signal)
  gone.abort()
  expect(await waiting).toEqual({ ok: false })
  leave(first)
  expect((await gate.enter(never)).ok).toBe(true)
})

test('leaving twice frees one place only', async () => {
  const gate = openReplyGate({ atOnce: 1, waiting: 0, maxWaitMs: 1000 })
  const first = await gate.enter(never)
  leave(first)
  await gate.enter(never)
  leave(first)
  expect(await gate.enter(never)).toEqual({ ok: false })
})
