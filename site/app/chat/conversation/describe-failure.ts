import type { CallFailure } from '../transport/chat-transport.ts'
import type { TurnFailure } from './chat-state.ts'

const texts: Readonly<Record<string, string>> = {
  unreachable: 'The site could not be reached. Check the connection, then try again.',
  timeout: 'No answer came in time.',
  broken: 'The connection broke before the answer was complete.',
  empty: 'The answer came back blank.',
  unreadable: 'The browser could not read this file. It may have moved or changed: attach it again.',
  unshown: 'The answer arrived but could not be shown.',
}

/** Problems of the file itself: what the server says of them is meant for the person who sent it. */
const aboutFile = /^(?:file|analysis)_/

/** The note under a turn that failed: what happened, and from when trying again makes sense. */
export function describeFailure(failure: CallFailure, now: Date): TurnFailure {
  return {
    kind: 'failed',
    text: textOf(failure),
    isWorthRetrying: failure.isWorthRetrying,
    retryAt:
      failure.retryAfterSeconds === null
        ? null
        : new Date(now.getTime() + failure.retryAfterSeconds * 1000).toISOString(),
  }
}

function textOf({ code, status, detail }: CallFailure): string {
  if (status === 429) return 'That was too many requests in a short time.'
  if (status === 503) return 'The service is busy or not ready.'
  if (detail !== null && aboutFile.test(code)) return detail
  return texts[code] ?? `The server could not answer${status === null ? '' : ` (status ${status})`}.`
}
