import { afterEach, expect, test, vi } from 'vitest'
import { specimenAnalysis } from '../working/specimen-analysis.ts'
import { fetchSumPaper } from './fetch-sum-paper.ts'

afterEach(() => vi.unstubAllGlobals())

const call = { messages: [{ role: 'user' as const, content: '300 kWh in SA' }] }
const link = '[NGA](/factors/au-nga-2026-electricity-sa-scope2)'

function answerWith(answer: unknown, status = 200) {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(answer, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const fetchFor = (reply: string) => fetchSumPaper(call, reply, new AbortController().signal)

test('a reply whose total is that of the paper has it', async () => {
  const analysis = { ...specimenAnalysis, totals: { ...specimenAnalysis.totals, kgCO2e: '72' } }
  answerWith({ paper: { analysis, corrections: [] } })
  expect(await fetchFor(`300 kWh: 72.00 kg CO2e. ${link}`)).toEqual({ analysis, corrections: [] })
  expect(await fetchFor(`300 kWh: 172.00 kg CO2e. ${link}`)).toBeNull()
})

test('a reply that names no factor asks for none', async () => {
  const fetched = answerWith({ paper: null })
  expect(await fetchFor('The Growth plan has 20 users.')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['no sum', { paper: null }, 200],
  ['a refusal', { code: 'rate_limited' }, 429],
  ['something else', { paper: { analysis: {} } }, 200],
])('%s leaves the reply as it is', async (_name, answer, status) => {
  answerWith(answer, status)
  expect(await fetchFor(`72.00 kg ${link}`)).toBeNull()
})
