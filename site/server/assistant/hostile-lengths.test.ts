import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openThread, type Thread } from './thread/open-thread.ts'

/** Far above what an honest message costs on a busy machine, and what an exponential reading never meets. */
const deadlineMs = 4_000
let thread: Thread

beforeAll(() => {
  const entry = new URL('./thread/serve-tasks.ts', import.meta.url)
  thread = openThread({ entry, deadlineMs, restMs: 60_000, onEnded: () => {} })
})
afterAll(() => thread.close())

const calculatorFolder = join(import.meta.dirname, '../../../packages/carbon/src/calculator')

function listWords(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/[a-z']{2,20}/g) ?? [])
}

/** Every run of letters that the rules of the assistant are written with: what their patterns look for is among them. */
const fragments = Array.from(
  new Set([
    'can you ',
    'can you please ',
    'tell me about ',
    '1,',
    '1 ',
    '1L ',
    '5kWh solar ',
    '.5',
    ' $',
    ': 1 k (',
    ...[import.meta.dirname, calculatorFolder].flatMap(listWords),
  ]),
)

function isReadInTime(...contents: string[]): Promise<boolean> {
  const messages = contents.map((content) => ({ role: 'user', content }))
  return thread.run({ kind: 'answer', messages }).then(({ ok }) => ok)
}

test.each([1, 12, 30, 53, 500])('"can you please" %i times is answered', async (times) => {
  expect(await isReadInTime('can you please '.repeat(times))).toBe(true)
})

test('a repeated phrase of any words that the rules know is read in time, whatever ends it', async () => {
  const phrase = fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(
      phrase,
      fc.constantFrom('', ' '),
      fc.constantFrom('', '!', ' kwh', ' to'),
      async (words, gap, end) => {
        const once = `${words.join(gap)}${gap}`
        const content =
          once.repeat(Math.floor((limits.chatMessageCharacters - end.length) / once.length)) + end
        expect(await isReadInTime(content, content.slice(0, 700))).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a history of the greatest size in words that nobody knows is read in time', async () => {
  const unknown = (at: number) => `e${(at * 7_919).toString(36).replaceAll(/\d/g, 'r')}tions`
  const contents = Array.from({ length: limits.chatMessages }, (_, message) =>
    Array.from({ length: 90 }, (_, word) => unknown(message * 90 + word)).join(' '),
  )
  expect(await isReadInTime(...contents)).toBe(true)
})
