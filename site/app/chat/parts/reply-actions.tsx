import { useState } from 'react'
import { CopyIcon } from '#app/ui/icons.tsx'
import { RetryIcon } from './chat-icons.tsx'
import { formatTime } from './format-time.ts'

type ReplyActionsProps = { text: string; timestamp: string; onRetry: (() => void) | null }

export function ReplyActions({ text, timestamp, onRetry }: ReplyActionsProps) {
  const [copyResult, setCopyResult] = useState<'copied' | 'refused' | null>(null)

  function copy() {
    // Pages served without TLS have no clipboard.
    if (!('clipboard' in navigator)) return setCopyResult('refused')
    navigator.clipboard.writeText(text).then(
      () => setCopyResult('copied'),
      () => setCopyResult('refused'),
    )
  }

  return (
    <div className="chat-reply-actions">
      <time dateTime={timestamp}>{formatTime(timestamp)}</time>
      <button type="button" className="icon-button" aria-label="Copy the reply" title="Copy" onClick={copy}>
        <CopyIcon />
      </button>
      {onRetry !== null && (
        <button
          type="button"
          className="icon-button"
          aria-label="Ask the same again"
          title="Ask again"
          onClick={onRetry}
        >
          <RetryIcon />
        </button>
      )}
      <output>
        {copyResult === 'copied' && 'Copied'}
        {copyResult === 'refused' && 'The browser did not allow copying.'}
      </output>
    </div>
  )
}
