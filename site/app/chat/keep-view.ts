import type { ChatView } from './read-kept-view.ts'

/** Keeps how the chat of this tab stands, across loads. */
export function keepView(view: ChatView): void {
  try {
    sessionStorage.setItem('chat-view', view)
  } catch {
    // Storage may be closed to the page: a load then finds the chat closed.
  }
}
