import { Worker } from 'node:worker_threads'

export type Watched = {
  parentPid: number
  /** When the job in hand began, in milliseconds of the clock; 0 between jobs. */
  job: SharedArrayBuffer
  mostJobMs: number
}

export type Watchdog = { beginJob: () => void; endJob: () => void }

/** Ends this process within a second when its parent is gone, and when one job takes longer than any may. */
export function startWatchdog(mostJobMs: number): Watchdog {
  const job = new SharedArrayBuffer(8)
  const startedMs = new BigInt64Array(job)
  const watched: Watched = { parentPid: process.ppid, job, mostJobMs }
  new Worker(new URL('watch-parent.mjs', import.meta.url), {
    workerData: watched,
    // The kernel counts what a thread reserves against the limit of the process.
    resourceLimits: {
      maxOldGenerationSizeMb: 8,
      maxYoungGenerationSizeMb: 1,
      codeRangeSizeMb: 1,
      stackSizeMb: 1,
    },
  }).unref()
  return {
    beginJob: () => {
      Atomics.store(startedMs, 0, BigInt(Date.now()))
    },
    endJob: () => {
      Atomics.store(startedMs, 0, 0n)
    },
  }
}
