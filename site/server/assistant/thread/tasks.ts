import { z } from 'zod'
import { answerFromSite, interpretLast } from '#server/assistant/answer-from-site.ts'
import { buildModelPrompt } from '#server/assistant/model-prompt.ts'
import { paperOfSum } from '#server/assistant/sum/paper-of-sum.ts'
import { renderAnswer } from '#server/assistant/render-answer.ts'
import { runModelTool } from '#server/assistant/run-model-tool.ts'
import { chatCallMessageSchema } from '#shared/chat-messages.ts'

const messages = z.array(chatCallMessageSchema)

const taskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), messages }),
  z.object({ kind: z.literal('paper'), messages }),
  z.object({ kind: z.literal('prompt'), messages, nonce: z.string() }),
  z.object({ kind: z.literal('tool'), name: z.string(), input: z.unknown() }),
])

export type Task = z.infer<typeof taskSchema>

/** What the thread of the assistant does: everything that reads a visitor's words. */
export function doTask(given: unknown): unknown {
  const task = taskSchema.parse(given)
  switch (task.kind) {
    case 'answer':
      return renderAnswer(answerFromSite(task.messages))
    case 'paper': {
      const asked = interpretLast(task.messages)
      // A factor of the visitor's own leads the answer, and a paper knows published ones only.
      return asked.kind === 'sum' && asked.given === undefined ? paperOfSum(asked.activities) : null
    }
    case 'prompt':
      return { isForModel: isForModel(task.messages), ...buildModelPrompt(task.messages, task.nonce) }
    case 'tool':
      return runModelTool(task.name, task.input)
  }
}

/** Greetings and attempts to give orders never reach a model. */
function isForModel(conversation: z.infer<typeof messages>): boolean {
  const { kind } = interpretLast(conversation)
  return kind !== 'refusal' && kind !== 'small-talk'
}
