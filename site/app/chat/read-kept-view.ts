export type ChatView = 'closed' | 'open' | 'minimised'

/** How the chat of this tab stood before this load. Storage may be closed to the page: a load then finds it closed. */
export function readKeptView(): ChatView {
  try {
    const view = sessionStorage.getItem('chat-view')
    return view === 'open' || view === 'minimised' ? view : 'closed'
  } catch {
    return 'closed'
  }
}
