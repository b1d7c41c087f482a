import { availableParallelism } from 'node:os'
import { openAnalysisPool, type AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'

/** Reads a file into an analysis, away from this process. What cannot be read comes back as a problem. */
export type Analyser = Pick<AnalysisPool, 'analyse'>

const mostChildrenByDefault = 4
/** A reader of pictures stands at 200 MB, and few uploads are pictures. */
const pictureReaderRestMs = 300_000

/**
 * Starts the processes that read uploads. One reads scans and photos, so that they never hold up text; with a single
 * process it reads both.
 * @param children Number of processes; null chooses by the processors of the machine.
 * @param start The first ones start after it.
 */
export function openAnalyser(
  children: number | null,
  start: Promise<unknown> = Promise.resolve(),
): AnalysisPool {
  const total = children ?? Math.min(Math.max(2, availableParallelism()), mostChildrenByDefault)
  const ocrChildren = Math.max(1, Math.floor(total / 2))
  const textChildren = total - ocrChildren
  // The only process has to be there, whatever comes.
  const ocrRestMs = textChildren > 0 ? pictureReaderRestMs : null
  return openAnalysisPool({ ocrChildren, textChildren, ocrRestMs, start })
}
