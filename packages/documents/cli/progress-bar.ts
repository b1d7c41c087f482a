import type { WriteStream } from 'node:tty'

export type ProgressBar = {
  show: (done: number, failed: number) => void
  /** Takes the bar off the terminal, before something else is written there. */
  clear: () => void
}

const barWidth = 24
const clearLine = '\r\x1b[K'

/** A line on a terminal that says how many files are read, rewritten in place. Null shows nothing. */
export function openProgressBar(
  terminal: Pick<WriteStream, 'isTTY' | 'columns' | 'write'> | null,
  total: number,
): ProgressBar {
  if (terminal === null || !terminal.isTTY) return { show: () => {}, clear: () => {} }
  const startedMs = performance.now()
  return {
    show(done, failed) {
      const line = describe({ done, failed, total, spentMs: performance.now() - startedMs })
      terminal.write(clearLine + line.slice(0, Math.max(0, (terminal.columns || 80) - 1)))
    },
    clear: () => terminal.write(clearLine),
  }
}

type Progress = { done: number; failed: number; total: number; spentMs: number }

function describe({ done, failed, total, spentMs }: Progress): string {
  const filled = total === 0 ? barWidth : Math.round((done / total) * barWidth)
  const bar = '='.repeat(filled) + '-'.repeat(barWidth - filled)
  const left = done === 0 ? null : Math.ceil(((spentMs / done) * (total - done)) / 1000)
  const parts = [`[${bar}] ${done} of ${total}`]
  if (failed > 0) parts.push(`${failed} not analysed`)
  if (left !== null && left > 0) parts.push(`about ${left} s left`)
  return parts.join(', ')
}
