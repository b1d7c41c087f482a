import type { Registry } from 'prom-client'
import { openAnalyser, type Analyser } from '#server/adapters/analyser.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { countAnalyses } from '#server/metrics/analysis-metrics.ts'
import { openAnalysisJobs, type AnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import { openModelReaders } from '#server/open-model-readers.ts'
import { openSharedAnalyser } from '#server/readings/open-shared-analyser.ts'
import { openSharedJobs } from '#server/readings/open-shared-jobs.ts'
import type { ReadingQueue } from '#server/readings/reading-queue.ts'
import type { StorageOpening } from '#server/storage/storage-opening.ts'

export type ReadersOptions = {
  config: Config
  log: Log
  registry: Registry
  storage: StorageOpening
  start: Promise<unknown>
}

export type Readers = {
  analyser: Analyser
  jobs: AnalysisJobs
  isUsable: () => boolean
  ready: Promise<unknown>
  close: () => Promise<void>
}

/** Whoever reads documents: processes of this server, or workers that share the database with it. */
export function openReaders({ config, log, registry, storage, start }: ReadersOptions): Readers {
  if (config.workerSecret !== null) return openShared(log, registry, storage)
  const pool = openAnalyser(config.analysisChildren, start)
  const analyser = openModelReaders(countAnalyses(pool, registry), pool, config, log)
  return {
    analyser,
    jobs: openAnalysisJobs(analyser, log),
    isUsable: () => pool.status().children > 0,
    ready: pool.ready,
    close: pool.close,
  }
}

function openShared(log: Log, registry: Registry, storage: ReadersOptions['storage']): Readers {
  async function queue(): Promise<ReadingQueue> {
    const { readings } = await storage.whenOpen()
    if (readings === null) throw new Error('the queue of readings needs WORKER_SECRET')
    return readings
  }
  const shared = openSharedAnalyser(queue, log)
  return {
    analyser: countAnalyses(shared, registry),
    jobs: openSharedJobs(queue),
    // Files wait for a worker: that one is there is watched at the workers.
    isUsable: () => true,
    ready: Promise.resolve(),
    close: async () => {},
  }
}
