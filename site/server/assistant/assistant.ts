import type { ChatCallMessage } from '#shared/chat-messages.ts'

/** Whatever answers the chat: the built-in assistant, or one with a language model behind it. */
export type Assistant = {
  /**
   * The reply to the last message, in pieces, as plain text whose only markup is `[text](url)`.
   * Rejects before the first piece when there is no answer at all.
   */
  reply: (messages: readonly ChatCallMessage[], signal: AbortSignal) => AsyncIterable<string>
}
