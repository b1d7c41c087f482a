import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisPool } from './analysis-pool.ts'
import { openAnalysisPool } from './analysis-pool.ts'

const entry = fileURLToPath(new URL('misbehaving-child.ts', import.meta.url))
const text = Buffer.from('text')
const png = Buffer.from('\u0089PNG', 'latin1')
const ocrStartMs = 45_000
let pool: AnalysisPool

beforeAll(async () => {
  pool = openAnalysisPool({ entry, textStartMs: 1200, ocrStartMs, waitingJobs: 4 })
  await pool.ready
})

afterAll(() => pool.close())

async function askFor(fileName: string, bytes = text): Promise<{ code: string; detail: string }> {
  const result = await pool.analyse(bytes, fileName)
  if (result.ok) throw new Error('The test child gives problems only.')
  return result.problem
}

test('text goes to the text child, images to the OCR child', async () => {
  expect((await askFor('any')).detail).toMatch(/^\d+ text text$/)
  expect((await askFor('any', png)).detail).toMatch(/^\d+ ocr ocr$/)
})

test('a file that turns out to be a scan is read again by the OCR child', async () => {
  expect((await askFor('scan')).detail).toMatch(/^\d+ ocr ocr$/)
})

test('a file that is never read out ends as a timeout', async () => {
  expect((await askFor('loop')).code).toBe('timeout')
})

test('a file is not cut off for the time in which the machine did something else', async () => {
  expect((await askFor('starved')).code).toBe('no_text')
})

test('a file that turns out to hold more gets more time', async () => {
  expect((await askFor('grows')).code).toBe('no_text')
})

test('a full line of pictures leaves the line of text open, and a client has only its share of a line', async () => {
  const shared = openAnalysisPool({
    entry,
    textStartMs: 1200,
    ocrStartMs,
    waitingJobs: 6,
    waitingPerClient: 3,
  })
  await shared.ready
  const ask = async (fileName: string, bytes: Buffer, client: string) => {
    const result = await shared.analyse(bytes, fileName, { client })
    return result.ok ? 'read' : result.problem.code
  }
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  const greedy = Array.from({ length: 4 }, (_, index) =>
    ask('slow', png, 'greedy').then(note(`greedy ${index}`)),
  )
  expect(await ask('slow', png, 'greedy')).toBe('overloaded')
  const other = ask('slow', png, 'other').then(note('other'))
  expect(await ask('any', text, 'greedy')).toBe('no_text')
  await Promise.all([...greedy, other])
  expect(order).toEqual(['greedy 0', 'other', 'greedy 1', 'greedy 2', 'greedy 3'])
  await shared.close()
})

test('a file that fills the heap or the memory ends as a memory limit', async () => {
  expect((await askFor('heap', png)).code).toBe('memory_limit')
  expect((await askFor('buffers', png)).code).toBe('memory_limit')
})

test('a file that ends two children is called corrupt, and the next file meets a new child', async () => {
  const before = (await askFor('any')).detail
  expect((await askFor('exit')).code).toBe('corrupt')
  const after = (await askFor('any')).detail
  expect(after).not.toBe(before)
  expect(after).toMatch(/^\d+ text/)
})

test('a fault of ours is no fault of the file: it rejects with its place, and the child stays', async () => {
  const before = (await askFor('any')).detail
  const fault = await askFor('bug').catch((error: unknown) => error)
  expect(fault).toMatchObject({ name: 'AnalysisFault', stack: expect.stringContaining('nowhere.ts:1:1') })
  expect((await askFor('any')).detail).toBe(before)
})

test('a file whose children are killed from outside is not blamed for it', async () => {
  const { restarts } = pool.status()
  expect((await askFor('killed')).code).toBe('overloaded')
  await expect.poll(() => pool.status().restarts).toBe(restarts + 2)
})

test('a file whose child is killed once is read by the next one', async () => {
  const child = Number((await askFor('any', png)).detail.split(' ')[0])
  const answer = askFor('slow', png)
  await expect.poll(() => pool.status().busy).toBe(1)
  process.kill(child, 'SIGKILL')
  const { code, detail } = await answer
  expect(code).toBe('no_text')
  expect(detail.startsWith(`${child} `)).toBe(false)
})

test('other files are answered while one runs into its limit', async () => {
  const lost = askFor('loop')
  const answers = await Promise.all([askFor('any'), askFor('any'), askFor('any')])
  expect(answers.map((answer) => answer.code)).toEqual(['no_text', 'no_text', 'no_text'])
  expect((await lost).code).toBe('timeout')
})

test('a job beyond the waiting line is refused at once', async () => {
  await expect.poll(() => pool.status().children, { timeout: 20_000 }).toBe(2)
  const running = [askFor('slow', png), askFor('slow')]
  const waiting = Array.from({ length: 4 }, () => askFor('any', png))
  expect(pool.status().queued).toBe(4)
  expect((await askFor('any', png)).code).toBe('overloaded')
  await Promise.all([...running, ...waiting])
  expect(pool.status()).toMatchObject({ busy: 0, queued: 0 })
})

test('a job whose caller went away leaves the line', async () => {
  const running = askFor('slow', png)
  const caller = new AbortController()
  const waiting = pool.analyse(png, 'any', { signal: caller.signal })
  caller.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect(pool.status().queued).toBe(0)
  await running
})

test('a job whose caller went away while it was read frees its child, and the next file is read', async () => {
  const caller = new AbortController()
  const endless = pool.analyse(png, 'loop', { signal: caller.signal })
  const start = performance.now()
  const next = askFor('any', png)
  await expect.poll(() => pool.status()).toMatchObject({ busy: 1, queued: 1 })
  caller.abort(new Error('gone'))
  await expect(endless).rejects.toThrow('gone')
  expect((await next).code).toBe('no_text')
  expect(performance.now() - start).toBeLessThan(ocrStartMs)
})

test('a scan whose caller went away does not wait for the OCR child', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const endless = pool.analyse(png, 'loop', { signal: first.signal })
  const scan = pool.analyse(text, 'slow scan', { signal: second.signal })
  await expect.poll(() => pool.status()).toMatchObject({ busy: 2, queued: 0 })
  second.abort(new Error('gone'))
  await expect(scan).rejects.toThrow('gone')
  await expect.poll(() => pool.status().busy).toBe(1)
  expect(pool.status().queued).toBe(0)
  first.abort(new Error('gone'))
  await expect(endless).rejects.toThrow('gone')
})

test('a reader of pictures starts for one, helps with text, and ends when none comes', async () => {
  const resting = openAnalysisPool({ entry, ocrRestMs: 300 })
  expect(await resting.ready).toEqual([true])
  const pidOf = async (bytes: Buffer, name = 'any') => {
    const result = await resting.analyse(bytes, name)
    return result.ok ? '' : result.problem.detail.split(' ')[0]
  }
  const picture = await pidOf(png)
  expect(resting.status()).toMatchObject({ children: 2, restarts: 0 })
  expect(await pidOf(png)).toBe(picture)
  await expect.poll(() => resting.status().children).toBe(1)
  expect(await Promise.all([pidOf(text, 'slow'), pidOf(text, 'slow')])).not.toContain(picture)
  expect(await pidOf(png)).not.toBe(picture)
  expect(resting.status().restarts).toBe(0)
  await resting.close()
})

test('closing gives waiting callers an answer', async () => {
  const closing = openAnalysisPool({ entry, textChildren: 1, ocrChildren: 0 })
  const answers = [closing.analyse(text, 'slow'), closing.analyse(text, 'slow')]
  await closing.close()
  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ problem: { code: 'overloaded' } })
})

test('a child is renewed after its share of jobs, without losing one', async () => {
  const first = (await askFor('any')).detail
  for (let count = 0; count < 110; count++) await askFor('any')
  await expect.poll(async () => (await askFor('any')).detail, { timeout: 10_000 }).not.toBe(first)
})

test('a child that can give no memory back takes no further job', async () => {
  const spent = (await askFor('spent')).detail
  expect((await askFor('any')).detail.split(' ')[0]).not.toBe(spent.split(' ')[0])
})

test('a lazy pool starts a child when a job needs one, and no more than it may', async () => {
  const lazy = openAnalysisPool({ entry, isLazy: true, textChildren: 2 })
  await lazy.ready
  expect(lazy.status().children).toBe(0)
  const pids = async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => lazy.analyse(text, 'slow')))
    return new Set(answers.map((answer) => (answer.ok ? '' : answer.problem.detail.split(' ')[0])))
  }
  expect((await pids()).size).toBe(2)
  expect(lazy.status().children).toBe(2)
  expect(await lazy.analyse(png, 'any')).toMatchObject({
    problem: { detail: expect.stringMatching(/ ocr ocr$/) },
  })
  expect(lazy.status().children).toBe(3)
  await lazy.close()
})
