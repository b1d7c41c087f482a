import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'

const bill = makeTestAnalysis([makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })])
const reread: Correction = {
  id: 'c1',
  paper: 1,
  reason: '',
  type: 'amount',
  activity: 'a1',
  quantity: '50',
  unit: 'kWh',
}
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ settings: { LIMIT_RECALCULATE: '3/600' } })
})

afterAll(() => server[Symbol.asyncDispose]())

test('a correction changes the document that it names and no other', async () => {
  const response = await server.post('/api/workings/recalculate', {
    analyses: [bill, bill],
    corrections: [reread],
  })
  expect(response.status).toBe(200)
  const { papers } = (await response.json()) as { papers: { analysis: { totals: { kgCO2e: string } } }[] }
  expect(papers.map(({ analysis }) => analysis.totals.kgCO2e)).toEqual(['76', '38'])
})

test('what is no analysis is refused with its fields', async () => {
  const response = await server.post('/api/workings/recalculate', { analyses: [{}], corrections: [] })
  expect(response.status).toBe(422)
})

test('a visitor who asks too often is told when to come back', async () => {
  await server.post('/api/workings/recalculate', { analyses: [bill], corrections: [] })
  const response = await server.post('/api/workings/recalculate', { analyses: [bill], corrections: [] })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})
