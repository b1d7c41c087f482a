// Plain JavaScript, because taking the types out of a module costs more memory than this thread may have.
import { workerData } from 'node:worker_threads'

const beatMs = 500

/**
 * The thread behind `startWatchdog`. A thread of its own, because the one that reads a hostile file may never come
 * round to hear that its parent is gone.
 * @param {import('./start-watchdog.ts').Watched} watched
 */
function watch({ parentPid, job, mostJobMs }) {
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  const startedMs = new BigInt64Array(job)
  for (;;) {
    Atomics.wait(asleep, 0, 0, beatMs)
    const startMs = Number(Atomics.load(startedMs, 0))
    const isTooLong = startMs > 0 && Date.now() - startMs > mostJobMs
    // An orphan is given to another parent at once.
    if (isTooLong || process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL')
  }
}

watch(workerData)
