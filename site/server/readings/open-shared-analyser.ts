import { setTimeout as delay } from 'node:timers/promises'
import type { OnReadingStep, ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'
import { refuse } from '@doublerule/documents/read/limits/refuse.ts'
import type { Log } from '#server/log.ts'
import type { ReadingAnswer } from './casts.ts'
import type { ReadingQueue } from './reading-queue.ts'

/** A visitor waits for it; the browser gives up after as long. */
const keptMs = 120_000
const askEveryMs = 100
const askAgainMs = 1_000

type Waiting = {
  resolve: (answer: ReadingAnswer | null) => void
  /** Tells what it has not told yet of all the steps there are. */
  tell: (steps: readonly ReadingStep[]) => void
  untilMs: number
}

/** An analyser whose files are read by workers: each waits as a row of the queue until its answer is there. */
export function openSharedAnalyser(
  queue: () => Promise<ReadingQueue>,
  log: Log,
): Pick<AnalysisPool, 'analyse' | 'status'> {
  const waiting = new Map<string, Waiting>()
  let isAsking = false

  /** One question for all files that this process waits for, as long as there are any. */
  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (waiting.size > 0) {
      let pauseMs = askEveryMs
      try {
        const { answers, steps } = await (await queue()).take([...waiting.keys()])
        for (const [id, done] of steps) waiting.get(id)?.tell(done)
        for (const [id, answer] of answers) settle(id, answer)
      } catch (problem) {
        log.warn({ problem }, 'the queue of readings could not be asked')
        pauseMs = askAgainMs
      }
      for (const [id, { untilMs }] of waiting) if (Date.now() > untilMs) settle(id, null)
      await delay(pauseMs)
    }
    isAsking = false
  }

  function settle(id: string, answer: ReadingAnswer | null): void {
    const waits = waiting.get(id)
    waits?.tell(answer?.steps ?? [])
    waits?.resolve(answer)
    waiting.delete(id)
  }

  async function wait(
    id: string,
    signal: AbortSignal | undefined,
    onStep: OnReadingStep | undefined,
  ): Promise<ReadingAnswer | null> {
    const { promise, resolve, reject } = Promise.withResolvers<ReadingAnswer | null>()
    const leave = (): void => {
      waiting.delete(id)
      void forget(id)
      reject(toError(signal?.reason))
    }
    waiting.set(id, { resolve, tell: tellOnce(onStep), untilMs: Date.now() + keptMs })
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted === true) leave()
    void ask()
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  /** A file that cannot be removed now is removed when it expires. */
  async function forget(id: string): Promise<void> {
    try {
      await (await queue()).remove([id])
    } catch (problem) {
      log.warn({ problem }, 'a file that nobody waits for was left to expire')
    }
  }

  return {
    // The processes that read are those of the workers.
    status: () => ({ busy: 0, queued: waiting.size, children: 0, restarts: 0 }),
    analyse: async (bytes, fileName, { signal, onStep, client = 'server' } = {}) => {
      const added = await (await queue()).add([{ fileName, bytes }], { client, key: null, keptMs })
      const [id] = added.ok ? added.ids : []
      if (id === undefined) return refuse('overloaded', 'Too many files are waiting to be read.')
      const answer = await wait(id, signal, onStep)
      if (answer === null) return refuse('overloaded', 'No reader was free in time.')
      if (answer.result === null || 'refused' in answer.result) throw new Error('a worker met a fault')
      return answer.result
    },
  }
}

/** Another worker that begins a file again begins its steps again: nobody hears them twice. */
function tellOnce(onStep: OnReadingStep | undefined): Waiting['tell'] {
  let told = 0
  return (steps) => {
    for (const step of steps.slice(told)) onStep?.(step)
    told = Math.max(told, steps.length)
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('the caller has gone')
}
