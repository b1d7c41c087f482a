import { z } from 'zod'
import { answerFromSite } from '#server/assistant/answer-from-site.ts'
import { renderAnswer } from '#server/assistant/render-answer.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import freshQuestions from './fresh-questions.json' with { type: 'json' }

const questionSchema = z.object({
  group: z.string(),
  ask: z.string(),
  /** The visitor's messages before it. */
  after: z.array(z.string()).default([]),
  /** Expressions that each stand in a good answer. */
  says: z.array(z.string()).min(1),
  /** Expressions of which none does. */
  omits: z.array(z.string()).default([]),
})

export type FreshQuestion = z.infer<typeof questionSchema>

/** Questions from people's searches and regulators' pages, written before the answers were worked on. */
export const questions: readonly FreshQuestion[] = z.array(questionSchema).parse(freshQuestions)

export function answerOf({ ask, after }: FreshQuestion): string {
  const messages: ChatCallMessage[] = []
  for (const content of after) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: renderAnswer(answerFromSite(messages)).join('\n\n') })
  }
  messages.push({ role: 'user', content: ask })
  return renderAnswer(answerFromSite(messages)).join('\n')
}

/** What is wrong with an answer; null where it holds all it must and nothing it must not. */
export function faultOf({ says, omits }: FreshQuestion, answer: string): string | null {
  const missing = says.find((pattern) => !new RegExp(pattern, 'u').test(answer))
  if (missing !== undefined) return `does not say ${missing}`
  const unwanted = omits.find((pattern) => new RegExp(pattern, 'u').test(answer))
  return unwanted === undefined ? null : `says ${unwanted}`
}
