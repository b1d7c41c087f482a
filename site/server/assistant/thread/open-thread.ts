import { Worker } from 'node:worker_threads'

export type ThreadOptions = {
  /** The module that the thread runs; see `serve-tasks.ts`. */
  entry: URL
  /** A task that takes longer is given up, and its thread ended and replaced. */
  deadlineMs: number
  onEnded: (code: 'too_long' | 'failed') => void
  /** A thread without a task for so long ends; the next task starts another. */
  restMs: number
}

export type ThreadOutcome =
  { ok: true; value: unknown } | { ok: false; code: 'too_long' | 'failed' | 'closed' }

export type Thread = {
  /** Tasks run one after the other; one whose visitor has gone is skipped. */
  run: (task: unknown, signal?: AbortSignal) => Promise<ThreadOutcome>
  /** Starts the thread before its first task. */
  warm: () => void
  close: () => Promise<void>
}

type Job = { task: unknown; signal: AbortSignal | undefined; resolve: (outcome: ThreadOutcome) => void }

const bootWithinMs = 30_000
const mostMemoryMb = 256
/** Of new objects; the default grows to four times that. */
const mostYoungMb = 12

/**
 * A thread for work on what visitors wrote. It holds nothing that a replacement would miss, so that ending it is always
 * allowed: no text can stop pages, or keep the process from ending.
 */
export function openThread({ entry, deadlineMs, onEnded, restMs }: ThreadOptions): Thread {
  const waiting: Job[] = []
  let worker: Worker | null = null
  let isReady = false
  let isClosed = false
  let running: Job | null = null
  let timer: NodeJS.Timeout | undefined
  let resting: NodeJS.Timeout | undefined

  function start(): void {
    const resourceLimits = { maxOldGenerationSizeMb: mostMemoryMb, maxYoungGenerationSizeMb: mostYoungMb }
    const started = new Worker(entry, { resourceLimits })
    worker = started
    isReady = false
    started.unref()
    started.on('message', (message: unknown) => {
      if (worker !== started) return
      if (isReady) settle({ ok: true, value: message })
      isReady = true
      next()
    })
    started.on('error', () => {
      replace(started, 'failed')
    })
    started.on('exit', () => {
      replace(started, 'failed')
    })
    watch(bootWithinMs)
  }

  /** Gives up the task at hand, or the first that waits for a thread that does not start. */
  function replace(ended: Worker, code: 'too_long' | 'failed'): void {
    if (worker !== ended) return
    worker = null
    onEnded(code)
    running ??= waiting.shift() ?? null
    settle({ ok: false, code })
    void ended.terminate()
    if (waiting.length > 0) next()
  }

  function watch(withinMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (worker !== null) replace(worker, 'too_long')
    }, withinMs)
    if (running === null && waiting.length === 0) timer.unref()
  }

  function settle(outcome: ThreadOutcome): void {
    clearTimeout(timer)
    running?.resolve(outcome)
    running = null
  }

  function restLater(): void {
    clearTimeout(resting)
    resting = setTimeout(() => {
      if (running === null && waiting.length === 0) void end()
    }, restMs).unref()
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  function next(): void {
    if (isClosed || running !== null) return
    restLater()
    if (worker === null) {
      start()
      return
    }
    if (!isReady) return
    clearTimeout(timer)
    running = takeWaiting(waiting)
    if (running === null) return
    worker.postMessage(running.task)
    watch(deadlineMs)
  }

  return {
    run: (task, signal) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve({ ok: false, code: 'closed' })
          return
        }
        waiting.push({ task, signal, resolve })
        next()
      }),
    warm: next,
    close: async () => {
      isClosed = true
      const ended = end()
      settle({ ok: false, code: 'closed' })
      for (const job of waiting.splice(0)) job.resolve({ ok: false, code: 'closed' })
      await ended
    },
  }
}

function takeWaiting(waiting: Job[]): Job | null {
  for (;;) {
    const job = waiting.shift() ?? null
    if (job?.signal?.aborted !== true) return job
    job.resolve({ ok: false, code: 'closed' })
  }
}
