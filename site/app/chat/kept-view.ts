export type ChatView = 'closed' | 'open' | 'minimised'

const storageKey = 'chat-view'

/** How the chat of this tab stands, across loads. Storage may be closed to the page: a load then finds it closed. */
export const keptView = {
  read(): ChatView {
    try {
      const view = sessionStorage.getItem(storageKey)
      return view === 'open' || view === 'minimised' ? view : 'closed'
    } catch {
      return 'closed'
    }
  },
  write(view: ChatView): void {
    try {
      sessionStorage.setItem(storageKey, view)
    } catch {
      // As above.
    }
  },
}
