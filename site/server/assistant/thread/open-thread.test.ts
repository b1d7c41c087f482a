import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openThread } from './open-thread.ts'

const entry = new URL('../../testing/threads/endless-thread.ts', import.meta.url)

function open(deadlineMs: number, restMs = 60_000) {
  const ended: string[] = []
  const thread = openThread({ entry, deadlineMs, restMs, onEnded: (code) => ended.push(code) })
  onTestFinished(thread.close)
  return { ...thread, ended }
}

test('gives back what each task gives, in order', async () => {
  const { run } = open(1_000)
  expect(await Promise.all([run('one'), run('two')])).toEqual([
    { ok: true, value: 'one' },
    { ok: true, value: 'two' },
  ])
})

test.each(['endless', 'backtrack'])(
  'a task that never ends (%s) is given up in time; the event loop turns meanwhile, and the next task is done',
  async (task) => {
    const { run, ended } = open(300)
    await run('warm')
    let turns = 0
    const others = setInterval(() => (turns += 1), 5)
    const [hanging, next] = await Promise.all([run(task), run('next')])
    clearInterval(others)
    expect(hanging).toEqual({ ok: false, code: 'too_long' })
    expect(next).toEqual({ ok: true, value: 'next' })
    expect(turns).toBeGreaterThan(20)
    expect(ended).toEqual(['too_long'])
  },
)

test.each(['fall', 'fill'])('a thread that dies of a task (%s) is replaced', async (task) => {
  const { run } = open(20_000)
  expect(await run(task)).toEqual({ ok: false, code: 'failed' })
  expect(await run('next')).toEqual({ ok: true, value: 'next' })
})

test('closing ends a thread in the middle of endless work at once', async () => {
  const { run, close } = open(60_000)
  await run('warm')
  const hanging = run('endless')
  await delay(50)
  const startedMs = performance.now()
  await close()
  expect(performance.now() - startedMs).toBeLessThan(2_000)
  expect(await hanging).toEqual({ ok: false, code: 'closed' })
  expect(await run('late')).toEqual({ ok: false, code: 'closed' })
})

test('a thread without a task ends after its rest, and the next task starts another', async () => {
  const { run, ended } = open(1_000, 50)
  const first = await run('thread id')
  await delay(200)
  expect(await run('thread id')).not.toEqual(first)
  expect(ended).toEqual([])
})

test('a task whose visitor has gone is skipped', async () => {
  const { run } = open(1_000)
  const gone = AbortSignal.abort()
  expect(await Promise.all([run('one'), run('two', gone)])).toEqual([
    { ok: true, value: 'one' },
    { ok: false, code: 'closed' },
  ])
})
