import { drawNonce } from '#server/adapters/fence-document.ts'
import type { Model } from '#server/adapters/model.ts'
import type { Assistant } from './assistant.ts'
import { createBuiltInAssistant } from './built-in-assistant.ts'
import { keepKnownLinks } from './keep-known-links.ts'
import { listModelTools } from './model-tools.ts'
import { strikeUnknownFigures } from './strike-unknown-figures.ts'
import { tooLongReply, type SiteAnswers } from './site-answers.ts'

export type ModelAssistantPorts = {
  model: Model
  site: SiteAnswers
  onFailure: (problem: unknown) => void
}

const failedNote = 'This answer comes from the site itself, because the language model did not reply.'
const brokenNote = 'The language model broke off here. From the site itself:'

/**
 * Answers with a language model on the site's own facts; a figure that stands in no passage and no result of a tool is
 * struck before it is shown. Greetings and attempts to give orders never reach it. When
 * it fails, the built-in answer stands in with a line that says so: a visitor never sees an error for it.
 */
export function createModelAssistant(ports: ModelAssistantPorts): Assistant {
  const builtIn = createBuiltInAssistant(ports.site)
  return {
    async *reply(messages, signal) {
      const brief = await ports.site.brief(messages, drawNonce(), signal)
      if (brief === null) {
        yield tooLongReply
        return
      }
      if (!brief.isForModel) {
        yield* builtIn.reply(messages, signal)
        return
      }
      const results: string[] = []
      const tools = listModelTools(async (name, input) => {
        const result = await ports.site.runTool(name, input)
        results.push(result)
        return result
      })
      const listSources = () => [
        brief.instructions,
        ...brief.messages.map(({ content }) => content),
        ...results,
      ]
      const prompt = { instructions: brief.instructions, messages: brief.messages, tools }
      let hasText = false
      try {
        for await (const text of strikeUnknownFigures(
          keepKnownLinks(ports.model.stream(prompt, signal)),
          listSources,
        )) {
          hasText = true
          yield text
        }
        return
      } catch (problem) {
        if (signal.aborted) throw problem
        ports.onFailure(problem)
      }
      if (hasText) yield `\n\n${brokenNote}\n\n`
      yield* builtIn.reply(messages, signal)
      if (!hasText) yield `\n\n${failedNote}`
    },
  }
}
