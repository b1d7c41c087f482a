import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { canSend, type ChatState, isLoading } from '../conversation/chat-state.ts'
import type { ChatStore } from '../conversation/chat-store.ts'
import { acceptAttribute } from '../files/file-rules.ts'
import { AttachmentChip } from './attachment-chip.tsx'
import { PaperClipIcon, SendIcon } from './chat-icons.tsx'
import { QuotaMeter } from './quota-meter.tsx'

/** What browsers report for a key that an input method has taken, where they do not say isComposing. */
const keyCodeOfComposition = 229

type ComposerProps = { state: ChatState; store: ChatStore; field: RefObject<HTMLTextAreaElement | null> }

export function Composer({ state, store, field }: ComposerProps) {
  const filePicker = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const loading = isLoading(state)
  const isUsedUp = state.uploadsUsed >= limits.uploadsPerSession

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    void store.send()
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        void store.send()
      }}
    >
      {state.notice !== null && <p className="chat-composer-notice">{state.notice}</p>}
      {state.attachment !== null && (
        <AttachmentChip
          file={state.attachment}
          onRemove={() => {
            store.removeAttachment()
            field.current?.focus()
          }}
        />
      )}
      <textarea
        ref={field}
        className="chat-composer-field"
        rows={1}
        aria-label="Ask the assistant"
        aria-describedby={hintId}
        placeholder={
          state.attachment === null ? 'Ask a question, or add a bill' : 'Ask about this file (optional)'
        }
        maxLength={limits.chatMessageCharacters}
        disabled={loading}
        autoComplete="off"
        enterKeyHint="send"
        value={state.draft}
        onChange={(event) => store.setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <div className="chat-composer-row">
        <input
          ref={filePicker}
          type="file"
          hidden
          accept={acceptAttribute}
          aria-label="File to analyse"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be picked again after it was removed.
            event.target.value = ''
            if (file === undefined) return
            store.attach(file)
            field.current?.focus()
          }}
        />
        <button
          type="button"
          className="icon-button"
          aria-label="Attach a file"
          disabled={loading || isUsedUp}
          onClick={() => filePicker.current?.click()}
        >
          <PaperClipIcon />
        </button>
        <QuotaMeter uploadsUsed={state.uploadsUsed} />
        <button type="submit" className="chat-send" aria-label="Send" disabled={!canSend(state)}>
          <SendIcon />
        </button>
      </div>
      <p id={hintId} className="chat-small">
        PDF, JPG, PNG, TXT, CSV, JSON, DOCX or XLSX, up to 10 MB.
      </p>
    </form>
  )
}

function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === keyCodeOfComposition
}
