import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { memo } from 'react'
import { FileIcon } from '#app/ui/icons.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ChatMessage, TurnFailure } from '../conversation/chat-state.ts'
import type { ChatStore } from '../conversation/chat-store.ts'
import { formatFileSize } from '../files/format-file-size.ts'
import { ReplyText } from '../reply/reply-text.tsx'
import { splitSources } from '../reply/split-sources.ts'
import type { Answers } from '../working/apply-answers.ts'
import { openPaper } from '../working/open-paper.ts'
import { ResultCard } from '../working/result-card.tsx'
import { RetryIcon } from './chat-icons.tsx'
import { formatTime } from './format-time.ts'
import { ReplyActions } from './reply-actions.tsx'
import { SourceLine } from './source-line.tsx'

type MessageViewProps = {
  message: ChatMessage
  isStreaming: boolean
  /** The turn of this message is the last one and can be sent again. */
  canRetry: boolean
  store: ChatStore
}

/** One message. Only the one that changes is drawn again: a reply grows many times a second. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { message, isStreaming, canRetry, store } = props
  const onRetry = canRetry ? () => void store.retry() : null
  return (
    <li className="chat-message" data-type={message.type} id={messageElementId(message.id)}>
      <p className="sr-only">
        {message.type === 'user' ? 'You' : 'Assistant'}, {formatTime(message.timestamp)}
      </p>
      {message.type === 'user' ? (
        <UserText message={message} />
      ) : (
        <Reply
          message={message}
          isStreaming={isStreaming}
          onRetry={onRetry}
          onAnswer={(answers) => store.answer(message.id, answers)}
          fileOf={() => store.fileBehind(message.id)}
        />
      )}
      {message.failure !== undefined && <FailureNote failure={message.failure} onRetry={onRetry} />}
    </li>
  )
})

/** What the document is; a typed sum is no document, and its card says all of it. */
/** What the document is, and the figures to choose among where none of them is sure. */
function leadOf(text: string, { corrections, analysis }: ChatMessage): string {
  if (corrections !== undefined) return ''
  const paragraphs = analysis?.candidates === undefined ? 1 : 2
  return text.split('\n\n', paragraphs).join('\n\n')
}

/** A paper has lines, or figures of which one may become a line. */
function hasPaper({ activities, candidates }: Analysis): boolean {
  return activities.length > 0 || candidates !== undefined
}

export function messageElementId(id: string): string {
  return `chat-${id}`
}

function UserText({ message: { text, file } }: { message: ChatMessage }) {
  return (
    <div className="chat-message-own">
      {file !== undefined && <FileIcon />}
      <p>
        {text}
        {file !== undefined && <span className="chat-attachment-size"> {formatFileSize(file.size)}</span>}
      </p>
    </div>
  )
}

type ReplyProps = {
  message: ChatMessage
  isStreaming: boolean
  onRetry: (() => void) | null
  onAnswer: (answers: Answers) => void
  /** The file that this reply is about, while the browser holds it. */
  fileOf: () => File | null
}

function Reply({ message, isStreaming, onRetry, onAnswer, fileOf }: ReplyProps) {
  const { body, sources } = splitSources(message.text)
  return (
    <>
      {message.analysis === undefined || !hasPaper(message.analysis) ? (
        <ReplyText text={body} isStreaming={isStreaming} />
      ) : (
        <>
          <ResultCard
            analysis={message.analysis}
            lead={leadOf(body, message)}
            answers={message.answers ?? {}}
            onAnswer={onAnswer}
            onOpenPaper={() => openPaper(message, fileOf())}
          />
          <details className="chat-reply-whole">
            <summary>The whole reply as text</summary>
            <ReplyText text={body} />
          </details>
        </>
      )}
      {!isStreaming && sources.length > 0 && <SourceLine sources={sources} />}
      {!isStreaming && (
        <ReplyActions
          text={message.text}
          timestamp={message.timestamp}
          onRetry={message.failure === undefined ? onRetry : null}
        />
      )}
    </>
  )
}

function FailureNote({ failure, onRetry }: { failure: TurnFailure; onRetry: (() => void) | null }) {
  return (
    <div className="chat-failure" data-kind={failure.kind}>
      <p>
        {failure.text}
        {failure.retryAt !== null &&
          ` Try again at ${formatTime(failure.retryAt, 'seconds')}, by your clock.`}
      </p>
      {onRetry !== null && (
        <Button size="small" onClick={onRetry}>
          <RetryIcon />
          Try again
        </Button>
      )}
    </div>
  )
}
