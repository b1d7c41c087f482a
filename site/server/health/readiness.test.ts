import { expect, test } from 'vitest'
import { createReadiness } from '#server/health/readiness.ts'

test('a part that never answers is not ready in time, and is asked once', async () => {
  let askedCount = 0
  const getReadiness = createReadiness(
    {
      database: () => {
        askedCount += 1
        return new Promise(() => {})
      },
      analysis: () => true,
    },
    50,
  )
  const startMs = performance.now()
  const answers = [await getReadiness(), await getReadiness()]
  expect(performance.now() - startMs).toBeLessThan(1_000)
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(await answers[0]?.json()).toEqual({
    status: 'not ready',
    parts: { database: false, analysis: true },
  })
  expect(askedCount).toBe(1)
})

test('parts that come back are asked anew', async () => {
  let isUp = false
  const getReadiness = createReadiness({ database: () => Promise.resolve(isUp) })
  expect((await getReadiness()).status).toBe(503)
  isUp = true
  expect((await getReadiness()).status).toBe(200)
})
