import type { ChatCallMessage } from '#shared/chat-messages.ts'
import type { Assistant } from './assistant.ts'
import { composeAnswer } from './compose-answer.ts'
import { interpretQuestion, readContext } from './interpret-question.ts'
import type { Answer, Interpretation } from './interpretation.ts'
import { renderAnswer } from './render-answer.ts'

/** Answers the last message from the site's own passages, the plan table and the carbon engine. No network. */
export function answerFromSite(messages: readonly ChatCallMessage[]): Answer {
  return composeAnswer(interpretLast(messages))
}

/** What the last message is taken to ask, in the light of the conversation before it. */
export function interpretLast(messages: readonly ChatCallMessage[]): Interpretation {
  return interpretQuestion(messages.at(-1)?.content ?? '', readContext(messages.slice(0, -1)))
}

/** The default assistant. Its replies come in paragraphs, with no artificial delay. */
export const builtInAssistant: Assistant = {
  async *reply(messages) {
    for (const [at, paragraph] of renderAnswer(answerFromSite(messages)).entries()) {
      yield at === 0 ? paragraph : `\n\n${paragraph}`
    }
  },
}
