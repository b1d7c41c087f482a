import { openModel } from '#server/adapters/model-ai-sdk.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { createSiteAnswers, type SiteAnswers } from '#server/assistant/site-answers.ts'
import { openThread, type Thread } from '#server/assistant/thread/open-thread.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'

export type OpenedAssistant = Assistant & Pick<SiteAnswers, 'paperOf'> & Pick<Thread, 'warm' | 'close'>

/** The longest conversation takes a small part of this. */
const readWithinMs = 2_000
/** It holds 60 MB. The first message after a rest waits for the indexes, about a second, unless a page view has warmed it. */
const restMs = 300_000

/** The assistant of the configuration: a language model when one is named, else the built-in one. */
export function openAssistant({ ai }: Config, log: Log): OpenedAssistant {
  const { run, warm, close } = openThread({
    entry: new URL('./assistant/thread/serve-tasks.ts', import.meta.url),
    deadlineMs: readWithinMs,
    restMs,
    onEnded: (code) => {
      log.warn({ code }, 'the thread of the assistant was ended and is replaced')
    },
  })
  const site = createSiteAnswers({ run })
  const { paperOf } = site
  if (ai === null) return { ...createBuiltInAssistant(site), paperOf, warm, close }
  const ports = {
    model: openModel(ai),
    site,
    onFailure: (problem: unknown) => {
      log.warn({ problem }, 'the language model failed; the built-in assistant answered')
    },
  }
  return {
    async *reply(messages, signal) {
      const { createModelAssistant } = await import('#server/assistant/model-assistant.ts')
      yield* createModelAssistant(ports).reply(messages, signal)
    },
    paperOf,
    warm,
    close,
  }
}
