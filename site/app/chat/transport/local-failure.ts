import type { CallFailure } from './chat-transport.ts'

/** A failure that the browser saw by itself, without a word from the server. */
export function localFailure(code: string, status: number | null = null): CallFailure {
  return { code, status, detail: null, retryAfterSeconds: null, isWorthRetrying: true }
}
