import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, test } from 'vitest'
import { openAltchaCheck } from '#server/adapters/open-altcha-check.ts'

let nowMs = Date.now()
const check = openAltchaCheck({
  secret: () => Promise.resolve('a secret'),
  minFillMs: 1_500,
  now: () => nowMs,
})
let solved: { challenge: Challenge; solution: { counter: number; derivedKey: string } }

function encode(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

beforeAll(async () => {
  const challenge = (await check.createChallenge?.()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('not solved')
  solved = { challenge, solution }
})

test('a solved challenge passes, and its signature is the token that is spent', async () => {
  nowMs += 2_000
  expect(await check.verify(encode(solved))).toMatchObject({
    verdict: 'passed',
    token: solved.challenge.signature,
  })
})

test('no result is missing, nonsense has failed', async () => {
  expect(await check.verify(null)).toEqual({ verdict: 'missing' })
  for (const nonsense of ['', '%%%', encode(null), encode({ challenge: {}, solution: {} })]) {
    expect(await check.verify(nonsense)).toEqual({ verdict: 'failed' })
  }
})

test('a guessed solution has failed', async () => {
  const solution = { ...solved.solution, counter: solved.solution.counter + 1, derivedKey: 'ab'.repeat(32) }
  expect(await check.verify(encode({ ...solved, solution }))).toEqual({ verdict: 'failed' })
})

test('a challenge that was changed, or made with another secret, has failed', async () => {
  const parameters = { ...solved.challenge.parameters, expiresAt: 4_000_000_000 }
  const changed = { ...solved, challenge: { ...solved.challenge, parameters } }
  expect(await check.verify(encode(changed))).toEqual({ verdict: 'failed' })
  const other = openAltchaCheck({ secret: () => Promise.resolve('other'), minFillMs: 0, now: () => nowMs })
  expect(await other.verify(encode(solved))).toEqual({ verdict: 'failed' })
})

test('a result that comes sooner than a person writes is too fast', async () => {
  const issuedAt = Number(solved.challenge.parameters.data?.['issuedAt'])
  nowMs = issuedAt + 100
  expect(await check.verify(encode(solved))).toEqual({ verdict: 'too_fast' })
})

test('without its secret the check is unavailable', async () => {
  const down = openAltchaCheck({
    secret: () => Promise.reject(new Error('no database')),
    minFillMs: 0,
    now: Date.now,
  })
  expect(await down.verify(encode(solved))).toEqual({ verdict: 'unavailable' })
})
