import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { correctionSchema } from '@doublerule/carbon/working/correction-schema.ts'
import { z } from 'zod'
import { chatCallMessageSchema, type ChatCallMessage } from '#shared/chat-messages.ts'
import type { SumPaper } from '#shared/working-answers.ts'
import type { Task } from './thread/tasks.ts'
import type { Thread } from './thread/open-thread.ts'

const paragraphs = z.array(z.string())
const modelBrief = z.object({
  isForModel: z.boolean(),
  instructions: z.string(),
  messages: z.array(chatCallMessageSchema),
})

const sumPaper = z.object({ analysis: analysisSchema, corrections: z.array(correctionSchema) }).nullable()

export type ModelBrief = z.infer<typeof modelBrief>

/** What is worked out from a visitor's words, always off the event loop. */
export type SiteAnswers = {
  /** The site's own reply in paragraphs. */
  answer: (messages: readonly ChatCallMessage[], signal: AbortSignal) => Promise<string[]>
  /** The working paper of the last message, where that asks for a sum. */
  paperOf: (messages: readonly ChatCallMessage[], signal: AbortSignal) => Promise<SumPaper | null>
  /** What a language model is told; null where the conversation took too long to read. */
  brief: (
    messages: readonly ChatCallMessage[],
    nonce: string,
    signal: AbortSignal,
  ) => Promise<ModelBrief | null>
  runTool: (name: string, input: unknown) => Promise<string>
}

export const tooLongReply =
  'I stopped reading: that message took me longer than one message may. Please ask it again in a sentence or two, or write to people on the [contact page](/contact).'

export function createSiteAnswers({ run }: Pick<Thread, 'run'>): SiteAnswers {
  /** The value of a task; null where it took too long. */
  async function work(task: Task, signal?: AbortSignal): Promise<{ value: unknown } | null> {
    const outcome = await run(task, signal)
    if (outcome.ok) return outcome
    if (outcome.code === 'too_long') return null
    throw new Error(`the thread of the assistant ended: ${outcome.code}`)
  }

  return {
    answer: async (messages, signal) => {
      const done = await work({ kind: 'answer', messages: [...messages] }, signal)
      return done === null ? [tooLongReply] : paragraphs.parse(done.value)
    },
    paperOf: async (messages, signal) => {
      const done = await work({ kind: 'paper', messages: [...messages] }, signal)
      return done === null ? null : sumPaper.parse(done.value)
    },
    brief: async (messages, nonce, signal) => {
      const done = await work({ kind: 'prompt', messages: [...messages], nonce }, signal)
      return done === null ? null : modelBrief.parse(done.value)
    },
    runTool: async (name, input) => {
      const done = await work({ kind: 'tool', name, input })
      return done === null ? 'That took too long to work out.' : z.string().parse(done.value)
    },
  }
}
