import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { readingStream } from '#shared/reading-stream.ts'

export type ReadingTold = {
  onStep: OnReadingStep
  /** Aborted when the client goes away while it is being told. */
  gone: AbortSignal
}

/**
 * Answers with the steps of a reading as they happen and its end as the last line. What ends before the first step, such as
 * a line that is full, is answered as it would be without steps.
 * @param read Does the reading, and answers as a client of JSON is answered.
 */
export async function streamReading(read: (told: ReadingTold) => Promise<Response>): Promise<Response> {
  const gone = new AbortController()
  const begun = Promise.withResolvers<'begun'>()
  const encoder = new TextEncoder()
  let lines: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      lines = controller
    },
    cancel: () => {
      gone.abort()
    },
  })
  function write(line: string): void {
    if (!gone.signal.aborted) lines?.enqueue(encoder.encode(`${line}\n`))
  }

  const end = read({
    gone: gone.signal,
    onStep: (step) => {
      write(JSON.stringify(step))
      begun.resolve('begun')
    },
  })
  const first = await Promise.race([begun.promise, end])
  if (first !== 'begun') return first
  void end.then(finish, (fault: unknown) => lines?.error(fault))

  async function finish(response: Response): Promise<void> {
    const [step, name] = response.ok ? ['done', 'analysis'] : ['failed', 'problem']
    write(`{"step":"${step}","${name}":${(await response.text()) || null}}`)
    if (!gone.signal.aborted) lines?.close()
  }

  return new Response(body, {
    headers: { 'content-type': readingStream, 'cache-control': 'no-store', vary: 'accept' },
  })
}
