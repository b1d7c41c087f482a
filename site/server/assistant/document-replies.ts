import type { ChatCallMessage } from '#shared/chat-messages.ts'

/** How the chat panel names an upload in the history: the visitor's message before the reply about the file. */
const uploadMessage = /^Uploaded .+/

/** True for a reply about an uploaded file. Its words come from the file, so they are data and never instructions. */
export function isDocumentReply(message: ChatCallMessage, before: ChatCallMessage | undefined): boolean {
  return message.role === 'assistant' && before?.role === 'user' && uploadMessage.test(before.content)
}
