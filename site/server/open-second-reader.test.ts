import { expect, test } from 'vitest'
import { analyseDocument } from '@doublerule/documents/analyse/analyse-document.ts'
import { weighProposals } from '@doublerule/documents/second/weigh-proposals.ts'
import { parseConfig, type Config } from '#server/config.ts'
import { openSecondReader } from '#server/open-second-reader.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { sayWords, startModelStub } from '#server/testing/start-model-stub.ts'
import { specimenBill } from '../eval/assistant/specimen-bill.ts'

const here: Parameters<typeof openSecondReader>[0] & Parameters<typeof openSecondReader>[1] = {
  analyse: (bytes, fileName, options) => analyseDocument(bytes, fileName, options),
  weigh: async (pages, analysis, reading) => ({
    ok: true,
    analysis: weighProposals(pages.document, analysis, reading),
  }),
}

function configOf(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.bad))
  return parsed.config
}

function chatBy(baseUrl: string): Record<string, string> {
  return { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: baseUrl, AI_MODEL: 'stub-model' }
}

test('a model behind the chat reads no document until that is switched on', () => {
  const { log } = createMemoryLog()
  expect(openSecondReader(here, here, configOf({}), log)).toBe(here)
  expect(openSecondReader(here, here, configOf(chatBy('http://127.0.0.1:1/v1')), log)).toBe(here)
})

test('switched on, the configured model reads the pages', async () => {
  const stub = await startModelStub()
  stub.answerWith(sayWords('{"lines": []}'))
  const config = configOf({ ...chatBy(stub.baseUrl), AI_READING: 'true' })
  const analyser = openSecondReader(here, here, config, createMemoryLog().log)
  const result = await analyser.analyse(Buffer.from(specimenBill), 'bill.txt')
  await stub.close()
  expect(result).toMatchObject({
    ok: true,
    analysis: { secondReading: { model: 'stub-model', proposals: [] } },
  })
  expect(stub.requests).toHaveLength(1)
})

test('reading by model without a model is a bad setting', () => {
  expect(parseConfig({ AI_READING: 'true' })).toEqual({
    ok: false,
    bad: [{ name: 'AI_PROVIDER', reason: 'AI_READING needs it' }],
  })
})
