import '../chat.css'
import '../working/working.css'
import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { frameClass } from '../chat-frame.tsx'
import { chatView } from '../chat-view.ts'
import { browserChat } from '../conversation/browser-chat.ts'
import { isLoading } from '../conversation/chat-state.ts'
import type { ChatStore } from '../conversation/chat-store.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { TurnStatus } from './turn-status.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useVisiblePart } from './use-visible-part.ts'

/** The open chat: a labelled region beside the page, not a dialog over it. */
export function ChatPanel({ store = browserChat() }: { store?: ChatStore }) {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const { view, request, takesFocus, hasUnread } = useSyncExternalStore(chatView.subscribe, chatView.read)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const titleId = useId()
  const listId = useId()
  const isOpen = view === 'open'

  const minimise = useCallback(() => chatView.show('minimised'), [])
  useVisiblePart(panel)
  useClearOfFocus(panel, minimise)
  useFieldFocus({ field, listId, panel, loading: isLoading(state), isOpen, takesFocus })
  useEffect(() => {
    if (request === null) return
    const taken = chatView.takeRequest()
    if (taken !== null) void store.accept(taken)
  }, [request, store])
  const { isDraggingFile, dropHandlers } = useFileDrop(store.attach)

  return (
    // Keys, drops and pastes are for the whole panel; every control in it has its own button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...(isOpen ? dropHandlers : {})}
      ref={panel}
      className={frameClass}
      data-view={view}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
          chatView.show('closed')
        }
      }}
    >
      <ChatHeader
        titleId={titleId}
        isMinimised={!isOpen}
        hasUnread={hasUnread}
        uploadsUsed={state.uploadsUsed}
        onToggle={() => chatView.show(isOpen ? 'minimised' : 'open')}
        onClose={() => chatView.show('closed')}
        onReset={() => {
          store.reset()
          field.current?.focus()
        }}
      />
      {isOpen && (
        <>
          <MessageList id={listId} state={state} store={store} />
          <TurnStatus turn={state.turn} onStop={store.stop} />
          <Composer state={state} store={store} field={field} />
        </>
      )}
      {isDraggingFile && <p className="chat-drop-overlay">Drop a receipt or invoice to attach it</p>}
    </section>
  )
}
