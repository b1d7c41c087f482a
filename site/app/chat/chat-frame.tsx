import { chatView } from './chat-view.ts'

/** Position and size of the panel: full screen below 480 px, else 384 × 600. */
export const frameClass =
  'chat-panel screen-only fixed inset-0 z-50 flex flex-col bg-sheet text-ink min-[30rem]:inset-auto min-[30rem]:right-6 min-[30rem]:bottom-6 min-[30rem]:h-[600px] min-[30rem]:max-h-[calc(100dvh-2rem)] min-[30rem]:w-[384px] min-[30rem]:border min-[30rem]:border-rule-strong min-[30rem]:shadow-float'

type ChatFrameProps = { text: string; action?: { label: string; run: () => void } }

/** Stands in for the panel while its code is on the way, and when it cannot be shown. */
export function ChatFrame({ text, action }: ChatFrameProps) {
  return (
    <section className={frameClass} aria-label="AI assistant">
      <div className="flex flex-1 flex-col items-start justify-end gap-4 p-4">
        <p role={action === undefined ? undefined : 'alert'}>{text}</p>
        <div className="flex gap-2">
          {action !== undefined && (
            <button type="button" className="button" data-look="filled" onClick={action.run}>
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-look="outlined"
            onClick={() => chatView.show('closed')}
          >
            Close
          </button>
        </div>
      </div>
    </section>
  )
}
