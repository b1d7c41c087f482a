import type { CallResult, ChatTransport, UploadAnswer } from './chat-transport.ts'
import { localFailure } from './local-failure.ts'
import { readingStream } from '#shared/reading-stream.ts'
import { outliveUnload } from './outlive-unload.ts'
import { readStepsAsTheyCome } from './read-reading-lines.ts'
import { readUploadAnswer } from './read-upload-answer.ts'

/** The server gives a scan 60 s after its turn in the queue. */
const answerLimitMs = 120_000
const stallLimitMs = 30_000

/** XMLHttpRequest, because fetch does not report how much of a request body has left. */
export const sendUpload: ChatTransport['sendUpload'] = (
  payload,
  { signal, onProgress, onDelivered, onStep },
) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const allow = (limitMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => fail('timeout'), limitMs)
    }
    const fail = (code: string) => finish({ ok: false, stopped: false, failure: localFailure(code) })
    const stop = () => finish({ ok: false, stopped: true })
    const finish = (result: CallResult<UploadAnswer>) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      request.abort()
      resolve(result)
    }

    request.open('POST', '/api/ai/upload-base64')
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', `${readingStream}, application/json;q=0.9, text/plain;q=0.8`)
    request.upload.addEventListener('progress', (event) => {
      allow(stallLimitMs)
      if (event.lengthComputable) onProgress(event.loaded, event.total)
    })
    request.upload.addEventListener('load', () => {
      allow(answerLimitMs)
      onDelivered()
    })
    const told = onStep === undefined ? null : readStepsAsTheyCome(onStep)
    request.addEventListener('progress', () => {
      if (request.status === 200) told?.(request.getResponseHeader('content-type'), request.responseText)
    })
    request.addEventListener('load', () =>
      finish(
        readUploadAnswer({
          status: request.status,
          contentType: request.getResponseHeader('content-type'),
          retryAfter: request.getResponseHeader('retry-after'),
          body: request.responseText,
        }),
      ),
    )
    request.addEventListener('error', () => {
      void outliveUnload().then(() => fail('unreachable'))
    })
    signal.addEventListener('abort', stop)

    if (signal.aborted) return stop()
    allow(stallLimitMs)
    request.send(JSON.stringify(payload))
  })
