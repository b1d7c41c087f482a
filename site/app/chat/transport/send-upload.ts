import type { CallFailure, CallResult, ChatTransport, UploadAnswer } from './chat-transport.ts'
import { isAnalysis } from './is-analysis.ts'
import { readFailure } from './read-failure.ts'

/** The server gives a scan 60 s after its turn in the queue. */
const answerLimitMs = 120_000
const stallLimitMs = 30_000

/** XMLHttpRequest, because fetch does not report how much of a request body has left. */
export const sendUpload: ChatTransport['sendUpload'] = (payload, { signal, onProgress, onDelivered }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const allow = (limitMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => finish(failed({ code: 'timeout' })), limitMs)
    }
    const stop = () => finish({ ok: false, stopped: true })
    const finish = (result: CallResult<UploadAnswer>) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      request.abort()
      resolve(result)
    }

    request.open('POST', '/api/ai/upload-base64')
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', 'application/json, text/plain;q=0.9')
    request.upload.addEventListener('progress', (event) => {
      allow(stallLimitMs)
      if (event.lengthComputable) onProgress(event.loaded, event.total)
    })
    request.upload.addEventListener('load', () => {
      allow(answerLimitMs)
      onDelivered()
    })
    request.addEventListener('load', () => finish(readAnswer(request)))
    request.addEventListener('error', () => finish(failed({ code: 'unreachable' })))
    signal.addEventListener('abort', stop)

    if (signal.aborted) return stop()
    allow(stallLimitMs)
    request.send(JSON.stringify(payload))
  })

function readAnswer(request: XMLHttpRequest): CallResult<UploadAnswer> {
  const { status, responseText } = request
  if (status < 200 || status > 299) {
    const failure = readFailure(status, request.getResponseHeader('retry-after'), responseText, new Date())
    return { ok: false, stopped: false, failure }
  }
  if (responseText.trim() === '') return failed({ code: 'empty', status })
  const analysis = parseAnalysis(request.getResponseHeader('content-type'), responseText)
  return {
    ok: true,
    value: analysis === null ? { kind: 'text', text: responseText } : { kind: 'analysis', analysis },
  }
}

function parseAnalysis(contentType: string | null, body: string) {
  if (contentType === null || !/^application\/([\w.-]+\+)?json\b/i.test(contentType)) return null
  try {
    const value: unknown = JSON.parse(body)
    return isAnalysis(value) ? value : null
  } catch {
    return null
  }
}

function failed(part: { code: string; status?: number }): CallResult<never> {
  const failure: CallFailure = { status: null, detail: null, retryAfterSeconds: null, ...part }
  return { ok: false, stopped: false, failure }
}
