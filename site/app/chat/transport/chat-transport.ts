import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { ChatCall, UploadPayload } from '#shared/chat-messages.ts'
import type { SumPaper } from '#shared/working-answers.ts'

/**
 * A call that gave no answer. `code` is the problem code of the server where it sent one, else
 * `unreachable` (no connection), `timeout`, `broken` (cut in mid-answer), `empty` or `refused` (non-OK, no code).
 */
export type CallFailure = {
  code: string
  status: number | null
  /** What the server says to do next, in its words. */
  detail: string | null
  retryAfterSeconds: number | null
  /** False where the same request can never succeed, such as a file with a password. */
  isWorthRetrying: boolean
}

export type CallResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; stopped: true }
  | { ok: false; stopped: false; failure: CallFailure }

export type UploadAnswer = { kind: 'analysis'; analysis: Analysis } | { kind: 'text'; text: string }

export type ChatTransport = {
  /** POST /api/ai/chat. `onText` gets the whole reply so far with every chunk that arrives. */
  sendChat: (
    call: ChatCall,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ) => Promise<CallResult<string>>
  /** POST /api/workings/sum: the working paper of a reply that is a sum; null for any other, and where none came. */
  fetchSumPaper: (call: ChatCall, reply: string, signal: AbortSignal) => Promise<SumPaper | null>
  /** POST /api/ai/upload-base64. Progress counts bytes of the request body that left the browser. */
  sendUpload: (
    payload: UploadPayload,
    options: {
      signal: AbortSignal
      onProgress: (sentBytes: number, totalBytes: number) => void
      onDelivered: () => void
      /** What the server has just done of the document. */
      onStep?: OnReadingStep
    },
  ) => Promise<CallResult<UploadAnswer>>
}
