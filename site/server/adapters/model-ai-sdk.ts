import { setTimeout as delay } from 'node:timers/promises'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, isStepCount, streamText, tool, type LanguageModel, type ToolSet } from 'ai'
import type { AiConfig } from '#server/config.ts'
import type { Model, ModelPrompt } from './model.ts'
import { modelLimits, type ModelLimits } from './model-limits.ts'

/**
 * The configured model through the AI SDK. A 429 or 5xx before the first text is tried once more, after the pause
 * the provider asks for. Prompts and replies go to the provider and nowhere else.
 */
export function openModel(config: AiConfig, limits: ModelLimits = modelLimits): Model {
  const model = languageModelOf(config)
  return {
    async *stream(prompt, signal) {
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

function languageModelOf(config: AiConfig): LanguageModel {
  const apiKey = config.apiKey === null ? {} : { apiKey: config.apiKey }
  const baseURL = config.baseUrl === null ? {} : { baseURL: config.baseUrl }
  if (config.provider === 'anthropic') return createAnthropic({ ...apiKey, ...baseURL })(config.model)
  return createOpenAICompatible({ name: 'configured', baseURL: config.baseUrl ?? '', ...apiKey })(
    config.model,
  )
}

async function* streamOnce(
  model: LanguageModel,
  prompt: ModelPrompt,
  limits: ModelLimits,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const result = streamText({
    model,
    instructions: prompt.instructions,
    messages: [...prompt.messages],
    tools: toolSetOf(prompt),
    stopWhen: isStepCount(limits.steps),
    maxOutputTokens: limits.outputTokens,
    maxRetries: 0,
    timeout: { totalMs: limits.totalMs, chunkMs: limits.silenceMs },
    abortSignal: signal,
    // Errors are parts of the stream below; the SDK would print them too.
    onError: () => {},
  })
  let isNewStep = false
  let hasText = false
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('The model took too long or was stopped.', 'AbortError')
    if (part.type === 'start-step') isNewStep = true
    if (part.type !== 'text-delta' || part.text === '') continue
    if (isNewStep && hasText) yield '\n\n'
    isNewStep = false
    hasText = true
    yield part.text
  }
  if (!hasText) throw new Error('The model ended without a word.')
}

function toolSetOf(prompt: ModelPrompt): ToolSet {
  return Object.fromEntries(
    prompt.tools.map(({ name, description, inputSchema, run }) => [
      name,
      tool({ description, inputSchema, execute: async (input) => run(input) }),
    ]),
  )
}

/** Null where a second try makes no sense. Retry-After counts in seconds (RFC 9110, 10.2.3); a date is not waited for. */
function retryPauseMs(error: unknown, limits: ModelLimits): number | null {
  if (!APICallError.isInstance(error)) return null
  const status = error.statusCode ?? 0
  if (status !== 429 && status < 500) return null
  const retryAfter = error.responseHeaders?.['retry-after']
  if (retryAfter === undefined) return 500
  const pauseMs = Number(retryAfter) * 1000
  return pauseMs >= 0 && pauseMs <= limits.maxRetryDelayMs ? pauseMs : null
}
