import { z } from 'zod'
import { answerFromSite } from '#server/assistant/answer-from-site.ts'
import { renderAnswer } from '#server/assistant/render-answer.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import freshQuestions from './fresh-questions.json' with { type: 'json' }

const expression = z.string().transform((source) => new RegExp(source, 'u'))

const questionSchema = z.object({
  group: z.string(),
  ask: z.string(),
  /** The visitor's messages before it. */
  after: z.array(z.string()).default([]),
  says: z.array(expression).min(1),
  omits: z.array(expression).default([]),
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
