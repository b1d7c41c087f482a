import type { z } from 'zod'
import type { ChatCallMessage } from '#shared/chat-messages.ts'

/** Something the model may have worked out for it. Pure: it reads and calculates, and acts on nothing. */
export type ModelTool = {
  name: string
  description: string
  inputSchema: z.ZodType
  run: (input: unknown) => unknown
}

export type ModelPrompt = {
  instructions: string
  messages: readonly ChatCallMessage[]
  tools: readonly ModelTool[]
  /** The form that the whole answer is to have; the provider is held to it as far as it can be, so the reader checks it too. */
  answer?: z.ZodType
}

/** A language model that writes text piece by piece. Iterating rejects when it fails, at whatever point. */
export type Model = { stream: (prompt: ModelPrompt, signal: AbortSignal) => AsyncIterable<string> }
