import { chatView, type OpenChatRequest } from './chat-view.ts'

/**
 * Opens the chat from anywhere in the app. A prompt is asked and a file is analysed at once, under the rules of the
 * widget; with both, the file goes first. While an answer is on its way a prompt waits in the field instead.
 */
export function openChat(request: OpenChatRequest = {}): void {
  chatView.show('open', request)
}
