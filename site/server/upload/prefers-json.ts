import { acceptWeights } from '#shared/accept-weights.ts'
import { readingStream } from '#shared/reading-stream.ts'

/** True when an Accept header asks for JSON at least as much as for plain text. No header and any type ask for text. */
export function prefersJson(accept: string | null): boolean {
  return prefers('application/json', accept, ['text/plain'])
}

/** True when an Accept header names the stream of steps, and asks for nothing more than for it. */
export function prefersSteps(accept: string | null): boolean {
  return prefers(readingStream, accept, ['application/json', 'text/plain'])
}

function prefers(type: string, accept: string | null, others: readonly string[]): boolean {
  const weights = acceptWeights(accept ?? '')
  const weightOf = (name: string) => weights.get(name) ?? 0
  return weightOf(type) > 0 && others.every((other) => weightOf(type) >= weightOf(other))
}
