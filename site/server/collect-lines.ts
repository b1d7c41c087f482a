import type { DestinationStream } from 'pino'

/** What lines go to in the end; its own buffer would cost more than writing many lines as one. */
export type LineSink = DestinationStream & { flushSync: () => void }

const mostLines = 256
const waitMs = 100

/** Hands lines on together: when there are some, after a moment, and at the end of the process. */
export function collectLines(sink: LineSink): LineSink {
  let lines: string[] = []
  let isAwaited = false

  function handOn(): void {
    if (lines.length === 0) return
    const text = lines.join('')
    lines = []
    sink.write(text)
  }

  function handOnLater(): void {
    isAwaited = true
    setTimeout(() => {
      isAwaited = false
      handOn()
    }, waitMs).unref()
  }

  function flushSync(): void {
    handOn()
    sink.flushSync()
  }

  process.once('exit', flushSync)
  return {
    write: (line) => {
      lines.push(line)
      if (lines.length >= mostLines) handOn()
      else if (!isAwaited) handOnLater()
    },
    flushSync,
  }
}
