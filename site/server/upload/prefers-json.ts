import { readingStream } from '#shared/reading-stream.ts'

/** True when an Accept header asks for JSON at least as much as for plain text. No header and any type ask for text. */
export function prefersJson(accept: string | null): boolean {
  const json = qualityOf('application/json', accept)
  return json > 0 && json >= qualityOf('text/plain', accept)
}

/** True when an Accept header names the stream of steps, and asks for nothing more than for it. */
export function prefersSteps(accept: string | null): boolean {
  const steps = qualityOf(readingStream, accept)
  return (
    steps > 0 && steps >= qualityOf('application/json', accept) && steps >= qualityOf('text/plain', accept)
  )
}

function qualityOf(type: string, accept: string | null): number {
  const ranges = (accept ?? '').toLowerCase().split(',')
  const range = ranges.find((range) => range.split(';')[0]?.trim() === type)
  if (range === undefined) return 0
  const quality = /;\s*q=([01](?:\.\d{0,3})?)/.exec(range)?.[1]
  return quality === undefined ? 1 : Number(quality)
}
