import { Worker } from 'node:worker_threads'

/** What a visitor meets while the site is attacked. */
export type Probed = {
  pages: number
  pageWorstMs: number
  pagesLost: number
  bills: number
  billWorstMs: number
  billsLost: number
  /** How late a timer of the probe itself came at worst: the machine's doing, not the site's. */
  machineLateMs: number
}

/** Visits the site until it is told to stop; in a thread of its own, so that the attack does not slow what it measures. */
export function startProbe(origin: string): { stop: () => Promise<Probed> } {
  const worker = new Worker(new URL('probe-thread.ts', import.meta.url), { workerData: origin })
  const probed = new Promise<Probed>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    stop: () => {
      worker.postMessage('stop')
      return probed
    },
  }
}
