import { expect, test } from 'vitest'
import { analyseDocument } from '@doublerule/documents/analyse/analyse-document.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import { parseConfig, type Config } from '#server/config.ts'
import { openMatching } from '#server/open-matching.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { sayWords, startModelStub } from '#server/testing/start-model-stub.ts'

const plain: Analyser = { analyse: (bytes, fileName) => analyseDocument(bytes, fileName) }

function configOf(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.bad))
  return parsed.config
}

test('a model behind the chat does not match factors until that is switched on', () => {
  const { log } = createMemoryLog()
  const chatOnly = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'm' }
  expect(openMatching(plain, configOf({}), log)).toBe(plain)
  expect(openMatching(plain, configOf(chatOnly), log)).toBe(plain)
})

test('switched on, the configured model is asked about the open line', async () => {
  const stub = await startModelStub()
  stub.answerWith(sayWords('{"choice": "A", "reason": "timber is wood"}'))
  const config = configOf({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: stub.baseUrl,
    AI_MODEL: 'stub-model',
    AI_MATCHING: 'true',
  })
  const docket = Buffer.from(
    'Date,Material,Quantity,Unit\n2025-08-26,Mixed timber for recycling,1.12,t\n2025-08-26,Clean concrete for recycling,3.8,t\n',
  )
  const result = await openMatching(plain, config, createMemoryLog().log).analyse(docket, 'docket.csv')
  await stub.close()
  expect(result).toMatchObject({ ok: true, analysis: { engine: { model: 'stub-model' } } })
  expect(stub.requests).toHaveLength(1)
})
