import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** A queue whose tasks end when told, by name. */
function openQueue() {
  const queue = createWorkQueue<string>({ atOnce: 2, waiting: 4, waitingPerOwner: 2 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add: (name: string, owner = name) =>
      queue.run(name, owner, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('two tasks run at once, and the next begins when one ends, in the order of the line', async () => {
  const { add, end, begun } = openQueue()
  const answers = ['a', 'b', 'c', 'd'].map((name) => add(name))
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'].map((value) => ({ ok: true, value })))
})

test('equal tasks are one', async () => {
  const { add, end, begun } = openQueue()
  const answers = [add('a'), add('a')]
  await end('a')
  expect(await Promise.all(answers)).toEqual([
    { ok: true, value: 'a' },
    { ok: true, value: 'a' },
  ])
  expect(begun).toEqual(['a'])
})

test('one who asks for much fills only a part of the line, and the whole line has an end', async () => {
  const { add } = openQueue()
  for (const name of ['a', 'b', 'c', 'd']) void add(name, 'greedy')
  expect(await add('e', 'greedy')).toEqual({ ok: false })
  void add('f', 'other')
  void add('g', 'third')
  expect(await add('h', 'fourth')).toEqual({ ok: false })
})

test('one who comes later waits for one task of the other, not for all of them', async () => {
  const { add, end, begun } = openQueue()
  for (const name of ['a', 'b', 'c', 'd']) void add(name, 'greedy')
  void add('e', 'other')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'e'])
})

test('a task that fails makes room for the next', async () => {
  const queue = createWorkQueue<string>({ atOnce: 1, waiting: 4, waitingPerOwner: 4 })
  const failed = queue.run('a', 'one', () => Promise.reject(new Error('broken')))
  const next = queue.run('b', 'one', () => Promise.resolve('b'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toEqual({ ok: true, value: 'b' })
})
