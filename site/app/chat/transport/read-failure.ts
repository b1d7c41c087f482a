import type { CallFailure } from './chat-transport.ts'

/** Reads a non-OK answer: an RFC 9457 problem where the server sent one, else the bare status. */
export function readFailure(status: number, retryAfter: string | null, body: string, now: Date): CallFailure {
  const problem = parseObject(body)
  return {
    code: textField(problem, 'code') ?? 'refused',
    status,
    detail: textField(problem, 'detail'),
    retryAfterSeconds: readRetryAfter(retryAfter, now),
    isWorthRetrying: problem === null || !('retry' in problem) || problem.retry !== false,
  }
}

/** Retry-After is seconds or an HTTP date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

function parseObject(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function textField(problem: object | null, name: string): string | null {
  if (problem === null || !(name in problem)) return null
  const value: unknown = Reflect.get(problem, name)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
