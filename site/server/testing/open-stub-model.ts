import { openModel } from '#server/adapters/model-ai-sdk.ts'
import { modelLimits } from '#server/adapters/model-limits.ts'
import type { Model } from '#server/adapters/model.ts'
import type { ModelStub } from './start-model-stub.ts'

/** The model that a server would open for this stand-in. */
export function openStubModel({ baseUrl }: ModelStub, patienceMs: number): Model {
  return openModel(
    { provider: 'openai-compatible', baseUrl, apiKey: 'stub-key', model: 'stub-model' },
    { ...modelLimits, totalMs: patienceMs, steps: 1 },
  )
}
