import type { AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Analyser } from '#server/adapters/analyser.ts'

/** The same analyser, with its outcomes, times and load in the metrics. */
export function countAnalyses(pool: Pick<AnalysisPool, 'analyse' | 'status'>, registry: Registry): Analyser {
  const outcomes = new Counter({
    name: 'analyses_total',
    help: 'Uploads by outcome: ok, the code of the problem, gone when the visitor left, or failed for a fault of ours.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'analysis_duration_seconds',
    help: 'Seconds from the upload to its analysis, waiting included.',
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60],
    registers: [registry],
  })
  const gauge = (name: string, help: string, field: 'children' | 'busy' | 'queued' | 'restarts') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(pool.status()[field])
      },
    })
  gauge('analysis_children', 'Processes that are ready to read uploads.', 'children')
  gauge('analysis_busy', 'Uploads that are being read.', 'busy')
  gauge('analysis_queued', 'Uploads that wait for a process.', 'queued')
  gauge('analysis_restarts', 'Processes started again after one ended.', 'restarts')

  return {
    analyse: async (...given) => {
      const stop = durations.startTimer()
      let outcome = 'failed'
      try {
        const result = await pool.analyse(...given)
        outcome = result.ok ? 'ok' : result.problem.code
        return result
      } catch (problem) {
        if (given[2]?.signal?.aborted === true) outcome = 'gone'
        throw problem
      } finally {
        stop()
        outcomes.inc({ outcome })
      }
    },
  }
}
