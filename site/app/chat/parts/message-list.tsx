import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { lastUserMessage } from '../conversation/chat-machine.ts'
import type { ChatState } from '../conversation/chat-state.ts'
import type { ChatStore } from '../conversation/chat-store.ts'
import { EmptyState } from './empty-state.tsx'
import { MessageView, messageElementId } from './message-view.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { useReadingPosition } from './use-reading-position.ts'

type MessageListProps = { id: string; state: ChatState; store: ChatStore }

/** The conversation. It scrolls along while the visitor is at its end, and never while they read upward. */
export function MessageList({ id, state, store }: MessageListProps) {
  const { messages, turn } = state
  const own = lastUserMessage(state)
  const last = messages.at(-1)
  const { list, hasReplyBelow, goToReply } = useReadingPosition(
    own === null ? null : messageElementId(own.id),
    last?.type === 'assistant' ? messageElementId(last.id) : null,
  )
  const isUploading = turn.phase === 'uploading' || turn.phase === 'analysing'

  return (
    <div className="chat-list-frame">
      {/* A scrolling part must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={list} id={id} className="chat-list" aria-label="Conversation" tabIndex={0}>
        {messages.length === 0 ? (
          <EmptyState onAsk={(prompt) => void store.ask(prompt)} />
        ) : (
          <ol>
            {messages.map((message) => {
              const isOfLastTurn = message === own || (message === last && message.type === 'assistant')
              const showsRetry =
                isOfLastTurn &&
                (message === last || message.failure !== undefined) &&
                message.failure?.isWorthRetrying !== false
              return (
                <MessageView
                  key={message.id}
                  message={message}
                  isStreaming={turn.phase === 'streaming' && turn.replyId === message.id}
                  canRetry={showsRetry && store.canRetry()}
                  store={store}
                />
              )
            })}
          </ol>
        )}
        {turn.phase === 'waiting' && <p className="chat-typing">The assistant is writing</p>}
        {isUploading && <ProgressSteps turn={turn} fileName={own?.file?.name ?? ''} />}
      </section>
      {hasReplyBelow && (
        <button type="button" className="chat-reply-below" onClick={goToReply}>
          New reply below
          <ArrowRightIcon />
        </button>
      )}
    </div>
  )
}
