import type { ChatTransport } from './chat-transport.ts'
import { localFailure } from './local-failure.ts'
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
    return text.trim() === ''
      ? { ok: false, stopped: false, failure: localFailure('empty', response.status) }
      : { ok: true, value: text }
  } catch {
    if (signal.aborted) return { ok: false, stopped: true }
    if (silence.signal.aborted) return { ok: false, stopped: false, failure: localFailure('timeout') }
    await outliveUnload()
    return { ok: false, stopped: false, failure: localFailure(text === '' ? 'unreachable' : 'broken') }
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
