import type { AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import { openModel } from '#server/adapters/model-ai-sdk.ts'
import { modelLimits } from '#server/adapters/model-limits.ts'
import { openReplyGate } from '#server/chat/reply-gate.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { readWithModel } from '#server/second-reader/read-with-model.ts'

const patienceMs = 25_000
const gateLimits = { atOnce: 4, waiting: 16, maxWaitMs: 10_000 }
const limits = { ...modelLimits, totalMs: patienceMs, silenceMs: 15_000, outputTokens: 3_000, steps: 1 }

/** The analyser as configured: with a model that reads pages too where AI_READING is on, else as it is. */
export function openSecondReader(
  analyser: Analyser,
  { weigh }: Pick<AnalysisPool, 'weigh'>,
  { ai, aiReading }: Config,
  log: Log,
): Analyser {
  if (ai === null || !aiReading) return analyser
  return readWithModel(analyser, {
    model: openModel(ai, limits),
    modelName: ai.model,
    weigh,
    gate: openReplyGate(gateLimits),
    patienceMs,
    onFailure: (problem) => {
      log.warn({ problem }, 'the language model did not read a document; the first reading stands')
    },
  })
}
