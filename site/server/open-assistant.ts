import { openModel } from '#server/adapters/model-ai-sdk.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { builtInAssistant } from '#server/assistant/built-in-assistant.ts'
import { createModelAssistant } from '#server/assistant/model-assistant.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'

/** The assistant of the configuration: a language model when one is named, else the built-in one. */
export function openAssistant({ ai }: Config, log: Log): Assistant {
  if (ai === null) return builtInAssistant
  return createModelAssistant({
    model: openModel(ai),
    onFailure: (problem) => {
      log.warn({ problem }, 'the language model failed; the built-in assistant answered')
    },
  })
}
