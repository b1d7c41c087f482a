import type { CallResult, ChatTransport } from './chat-transport.ts'
import { outliveUnload } from './outlive-unload.ts'
import { readFailure } from './read-failure.ts'

/** Longer than the server's own limits, so that its answer (or its refusal) normally comes first. */
const silenceLimitMs = 60_000

export const sendChat: ChatTransport['sendChat'] = async (call, { signal, onText }) => {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceLimitMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceLimitMs)
  }
  let text = ''
  try {
    const response = await fetch('/api/ai/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/plain' },
      body: JSON.stringify(call),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    heard()
    if (!response.ok) {
      const body = await response.text()
      const failure = readFailure(response.status, response.headers.get('retry-after'), body, new Date())
      return { ok: false, stopped: false, failure }
    }
    for await (const part of readText(response)) {
      heard()
      text += part
      onText(text)
    }
    return text.trim() === '' ? failed('empty', response.status) : { ok: true, value: text }
  } catch {
    if (signal.aborted) return { ok: false, stopped: true }
    if (silence.signal.aborted) return failed('timeout', null)
    await outliveUnload()
    return failed(text === '' ? 'unreachable' : 'broken', null)
  } finally {
    clearTimeout(timer)
  }
}

async function* readText(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    const part = decoder.decode(value, { stream: !done })
    if (part !== '') yield part
    if (done) return
  }
}

function failed(code: string, status: number | null): CallResult<never> {
  return { ok: false, stopped: false, failure: { code, status, detail: null, retryAfterSeconds: null } }
}
