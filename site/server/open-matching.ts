import type { Analyser } from '#server/adapters/analyser.ts'
import { openModel } from '#server/adapters/model-ai-sdk.ts'
import { modelLimits } from '#server/adapters/model-limits.ts'
import { openReplyGate } from '#server/chat/reply-gate.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { matchWithModel } from '#server/matching/match-with-model.ts'

const patienceMs = 12_000
const gateLimits = { atOnce: 8, waiting: 64, maxWaitMs: patienceMs }
const limits = { ...modelLimits, totalMs: patienceMs, outputTokens: 200, steps: 1 }

/** The analyser as configured: with a model for the lines left open where AI_MATCHING is on, else as it is. */
export function openMatching(analyser: Analyser, { ai, aiMatching }: Config, log: Log): Analyser {
  if (ai === null || !aiMatching) return analyser
  return matchWithModel(analyser, {
    model: openModel(ai, limits),
    modelName: ai.model,
    gate: openReplyGate(gateLimits),
    patienceMs,
    mostQuestions: 12,
    onFailure: (problem) => {
      log.warn({ problem }, 'the language model did not choose a factor; the match by words stands')
    },
  })
}
