import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, Output, isStepCount, streamText, tool, type LanguageModel, type ToolSet } from 'ai'
import type { AiConfig } from '#server/config.ts'
import type { ModelPrompt } from './model.ts'
import type { ModelLimits } from './model-limits.ts'

export function languageModelOf(config: AiConfig): LanguageModel {
  const apiKey = config.apiKey === null ? {} : { apiKey: config.apiKey }
  const baseURL = config.baseUrl === null ? {} : { baseURL: config.baseUrl }
  if (config.provider === 'anthropic') return createAnthropic({ ...apiKey, ...baseURL })(config.model)
  return createOpenAICompatible({
    name: 'configured',
    baseURL: config.baseUrl ?? '',
    supportsStructuredOutputs: true,
    ...apiKey,
  })(config.model)
}

/** One try of one reply. Rejects when the provider fails, at whatever point. */
export async function* streamOnce(
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
    ...(prompt.answer !== undefined && { output: Output.object({ schema: prompt.answer }) }),
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

/** How long to wait for a second try; null where one makes no sense. Retry-After counts in seconds (RFC 9110, 10.2.3); a date is not waited for. */
export function retryPauseMs(error: unknown, limits: ModelLimits): number | null {
  if (!APICallError.isInstance(error)) return null
  const status = error.statusCode ?? 0
  if (status !== 429 && status < 500) return null
  const retryAfter = error.responseHeaders?.['retry-after']
  if (retryAfter === undefined) return 500
  const pauseMs = Number(retryAfter) * 1000
  return pauseMs >= 0 && pauseMs <= limits.maxRetryDelayMs ? pauseMs : null
}
