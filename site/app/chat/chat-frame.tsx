import { chatView } from './chat-view.ts'

/** Position and size of the panel: full screen below 480 px, else 384 × 600. */
export const frameClass =
  'chat-panel screen-only fixed inset-0 z-50 flex flex-col bg-sheet text-ink min-[30rem]:inset-auto min-[30rem]:right-6 min-[30rem]:bottom-6 min-[30rem]:h-[600px] min-[30rem]:max-h-[calc(100dvh-3rem)] min-[30rem]:w-[384px] min-[30rem]:border min-[30rem]:border-rule-strong min-[30rem]:shadow-float'

/** Stands in for the panel while its code is on the way. */
export function ChatFrame({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <section className={frameClass} aria-label="AI assistant">
      <div className="flex flex-1 flex-col items-start justify-end gap-4 p-4">
        <p role={onRetry === undefined ? 'status' : 'alert'}>{text}</p>
        <div className="flex gap-2">
          {onRetry !== undefined && (
            <button type="button" className="button" data-look="filled" onClick={onRetry}>
              Try again
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
