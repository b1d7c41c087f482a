import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ChatErrorBoundary } from './chat-error-boundary.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { chatView } from './chat-view.ts'
import { loadPanel } from './load-panel.ts'

/** The code of the panel; null while it is on the way. */
type PanelState = Awaited<ReturnType<typeof loadPanel>> | 'failed' | null

/** The round button on every page, and the panel once it is asked for. */
export function ChatLauncher() {
  const { view, hasUnread, announcement } = useSyncExternalStore(
    chatView.subscribe,
    chatView.read,
    chatView.readOnServer,
  )
  const button = useRef<HTMLButtonElement>(null)
  const isClosed = view === 'closed'
  const wasClosed = useRef(true)
  const [panel, setPanel] = useState<PanelState>(null)

  useEffect(() => chatView.restore(), [])
  useEffect(() => {
    if (isClosed && !wasClosed.current) button.current?.focus()
    wasClosed.current = isClosed
  }, [isClosed])

  return (
    <>
      {isClosed ? (
        <button
          ref={button}
          type="button"
          className="screen-only no-script:hidden fixed right-4 bottom-2 z-40 grid size-12 place-items-center rounded-full bg-mangrove text-on-mangrove shadow-float hover:bg-mangrove-hover forced-colors:border md:right-6 md:bottom-6 md:size-14"
          aria-label={hasUnread ? 'Open the AI assistant: new reply' : 'Open the AI assistant'}
          onPointerEnter={warmPanel}
          onFocus={warmPanel}
          onClick={() => chatView.show('open')}
        >
          <LauncherMark />
          {hasUnread && (
            <span className="absolute top-0 right-0 size-4 rounded-full border-2 border-paper bg-wattle" />
          )}
        </button>
      ) : (
        <LazyPanel loaded={panel} onLoad={setPanel} />
      )}
      <output className="sr-only">{announcement}</output>
    </>
  )
}

function warmPanel() {
  loadPanel().catch(() => {
    // Only a head start: the click asks again and shows what went wrong.
  })
}

type LazyPanelProps = { loaded: PanelState; onLoad: (loaded: PanelState) => void }

function LazyPanel({ loaded, onLoad }: LazyPanelProps) {
  useEffect(() => {
    if (loaded !== null) return
    let isCurrent = true
    const settle = (result: PanelState) => {
      if (isCurrent) onLoad(result)
    }
    loadPanel().then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [loaded, onLoad])

  if (loaded === null) return <ChatFrame text="Opening the assistant." />
  if (loaded === 'failed') {
    return (
      <ChatFrame
        text="The assistant could not be loaded. Check the connection, then try again."
        action={{ label: 'Try again', run: () => onLoad(null) }}
      />
    )
  }
  return (
    <ChatErrorBoundary>
      <loaded.ChatPanel />
    </ChatErrorBoundary>
  )
}

/** A speech bubble that ends in a double rule. */
function LauncherMark() {
  return (
    <svg
      className="size-7"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M4 4.5h20v14H12.5L7.5 23v-4.5H4z" />
      <path d="M8.5 9h11M8.5 12.5h11M8.5 14.5h11" strokeWidth="1.25" />
    </svg>
  )
}
