import { setTimeout as delay } from 'node:timers/promises'
import type { AiConfig } from '#server/config.ts'
import type { Model } from './model.ts'
import { modelLimits, type ModelLimits } from './model-limits.ts'

/**
 * The configured model through the AI SDK, which is loaded only where a model is configured. A 429 or 5xx before the first text
 * is tried once more, after the pause the provider asks for. Prompts and replies go to the provider and nowhere else.
 */
export function openModel(config: AiConfig, limits: ModelLimits = modelLimits): Model {
  const loading = import('./model-stream.ts')
  return {
    async *stream(prompt, signal) {
      const { languageModelOf, retryPauseMs, streamOnce } = await loading
      const model = languageModelOf(config)
      const within = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)])
      let hasText = false
      try {
        for await (const text of streamOnce(model, prompt, limits, within)) {
          hasText = true
          yield text
        }
        return
      } catch (error) {
        const pauseMs = hasText ? null : retryPauseMs(error, limits)
        if (pauseMs === null) throw error
        await delay(pauseMs, undefined, { signal: within })
      }
      yield* streamOnce(model, prompt, limits, within)
    },
  }
}
