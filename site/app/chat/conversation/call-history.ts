import type { ChatCallMessage } from '#shared/chat-messages.ts'
import { limits } from '#shared/limits.ts'
import type { ChatMessage } from './chat-state.ts'

const frameBytes = '{"messages":[]}'.length

/**
 * The whole conversation as the chat call takes it, oldest first. The server's limits hold here too: a text
 * over the limit of one message is cut, and where the body would grow too big the oldest messages stay behind.
 */
export function buildCallHistory(messages: ReadonlyArray<ChatMessage>): ChatCallMessage[] {
  const history: ChatCallMessage[] = []
  let roomBytes = limits.chatBodyBytes - frameBytes
  for (const message of messages.toReversed()) {
    if (message.text.trim() === '') continue
    const entry = { role: message.type, content: message.text.slice(0, limits.chatMessageCharacters) }
    roomBytes -= new TextEncoder().encode(JSON.stringify(entry)).length + 1
    if (roomBytes < 0 || history.length === limits.chatMessages) break
    history.push(entry)
  }
  return history.toReversed()
}
