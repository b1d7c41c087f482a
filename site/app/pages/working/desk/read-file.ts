import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { describeFailure } from '#app/chat/conversation/describe-failure.ts'
import { readUploadPayload } from '#app/chat/files/read-upload-payload.ts'
import type { ChatTransport } from '#app/chat/transport/chat-transport.ts'
import { localFailure } from '#app/chat/transport/local-failure.ts'
import { deskTexts } from '#shared/desk-texts.ts'
import type { Reading } from './desk-state.ts'

export type ReadOutcome =
  | { ok: true; analysis: Analysis }
  | { ok: false; stopped: true }
  | { ok: false; stopped: false; text: string; isWorthRetrying: boolean }

export type ReadFile = (
  file: File,
  options: { signal: AbortSignal; report: (reading: Reading) => void },
) => Promise<ReadOutcome>

/** Busy readers and limits pass: a set of documents waits for its turn this often, then asks the visitor. */
const mostWaits = 6
const busyCodes: ReadonlySet<string> = new Set(['analysis_busy', 'rate_limited', 'starting'])
const longestWaitSeconds = 60

/** Sends one file to be read; a server that is busy is asked again when it says. */
export function makeReadFile(
  sendUpload: ChatTransport['sendUpload'],
  wait: (seconds: number, signal: AbortSignal) => Promise<void> = waitSeconds,
): ReadFile {
  return async (file, { signal, report }) => {
    const payload = await readUploadPayload(file)
    if (payload === null) return fail(localFailure('unreadable'))
    for (let waits = 0; ; waits += 1) {
      report({ phase: 'sending', sentShare: 0 })
      const result = await sendUpload(payload, {
        signal,
        onProgress: (sent, total) => report({ phase: 'sending', sentShare: total === 0 ? 0 : sent / total }),
        onDelivered: () => report({ phase: 'reading', step: null }),
        onStep: (step) => report({ phase: 'reading', step }),
      })
      if (result.ok && result.value.kind === 'analysis') return { ok: true, analysis: result.value.analysis }
      if (result.ok) return { ok: false, stopped: false, text: deskTexts.noAnalysis, isWorthRetrying: true }
      if (result.stopped) return { ok: false, stopped: true }
      const seconds = Math.min(result.failure.retryAfterSeconds ?? 0, longestWaitSeconds)
      if (!busyCodes.has(result.failure.code) || seconds === 0 || waits >= mostWaits) {
        return fail(result.failure)
      }
      report({ phase: 'waiting', seconds })
      await wait(seconds, signal)
      if (signal.aborted) return { ok: false, stopped: true }
    }
  }
}

function fail(failure: Parameters<typeof describeFailure>[0]): ReadOutcome {
  const { text, isWorthRetrying } = describeFailure(failure, new Date())
  return { ok: false, stopped: false, text, isWorthRetrying }
}

function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
