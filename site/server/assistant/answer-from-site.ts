import type { ChatCallMessage } from '#shared/chat-messages.ts'
import { composeAnswer } from './compose-answer.ts'
import { interpretQuestion } from './interpret-question.ts'
import { readContext } from './read-context.ts'
import type { Answer, Interpretation } from './interpretation.ts'

/** Answers the last message from the site's own passages, the plan table and the carbon engine. No network. */
export function answerFromSite(messages: readonly ChatCallMessage[]): Answer {
  return composeAnswer(interpretLast(messages))
}

/** What the last message is taken to ask, in the light of the conversation before it. */
export function interpretLast(messages: readonly ChatCallMessage[]): Interpretation {
  return interpretQuestion(messages.at(-1)?.content ?? '', readContext(messages.slice(0, -1)))
}
