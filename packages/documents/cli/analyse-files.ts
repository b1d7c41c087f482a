import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { AnalyseResult } from '../src/analyse/analyse-document.ts'
import type { ReadProblem } from '../src/document-text.ts'
import { AnalysisFault } from '../src/pool/analysis-fault.ts'
import { type AnalysisPool, openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { readLimits } from '../src/read/limits/read-limits.ts'

export type FileResult = { path: string } & (
  AnalyseResult | { ok: false; problem: ReadProblem | { code: 'not_found' | 'internal'; detail: string } }
)

export type AnalyseFilesOptions = {
  /** Files read at once; null for as many as there are processors. */
  jobs?: number | null
  /** The snapshot that readers start from, or null. */
  snapshot?: string | null
  /** Called as files are done, in any order. */
  onDone?: (done: number, failed: number) => void
}

/** Files that wait behind the ones that are read, so that no reader is ever idle. */
const waitingPerReader = 1
/** Results that are kept because an earlier file is still being read. */
const mostKept = 200

/** Analyses files through the same bounded children as an upload, and hands over the results in the order given. */
export async function analyseFiles(
  paths: readonly string[],
  onResult: (result: FileResult) => void | Promise<void>,
  { jobs = null, snapshot = null, onDone }: AnalyseFilesOptions = {},
): Promise<void> {
  const readers = Math.min(jobs ?? availableParallelism(), Math.max(1, paths.length))
  // A picture takes several threads: read two at once on two processors, each runs out of its time.
  const ocrChildren = Math.max(1, Math.floor(readers / 2))
  const lanes = { textChildren: Math.max(1, readers - ocrChildren), ocrChildren }
  const atOnce = readers * (1 + waitingPerReader)
  const pool = openAnalysisPool({ isLazy: true, ...lanes, waitingJobs: atOnce, snapshot })
  const results = new Map<number, FileResult>()
  let [next, shown, done, failed] = [0, 0, 0, 0]
  let room = Promise.withResolvers<void>()
  let showing = Promise.resolve()

  async function readOn(): Promise<void> {
    while (next < paths.length) {
      if (next - shown >= mostKept) {
        await room.promise
        continue
      }
      const index = next++
      const result = await analyseFile(pool, paths[index] ?? '')
      results.set(index, result)
      done += 1
      if (!result.ok) failed += 1
      onDone?.(done, failed)
      showing = showing.then(showReady)
      await showing
    }
  }

  async function showReady(): Promise<void> {
    for (let result = results.get(shown); result !== undefined; result = results.get(shown)) {
      results.delete(shown)
      await onResult(result)
      shown += 1
    }
    room.resolve()
    room = Promise.withResolvers()
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, readOn))
  } finally {
    await pool.close()
  }
}

async function analyseFile(pool: AnalysisPool, path: string): Promise<FileResult> {
  const bytes = await readBytes(path)
  if ('code' in bytes) return { path, ok: false, problem: bytes }
  try {
    return { path, ...(await pool.analyse(bytes, basename(path))) }
  } catch (error) {
    if (!(error instanceof AnalysisFault)) throw error
    return { path, ok: false, problem: { code: 'internal', detail: error.stack ?? error.message } }
  }
}

type FileProblem = Extract<FileResult, { ok: false }>['problem']

/** The bytes of a file; one that is too large is not loaded at all. */
async function readBytes(path: string): Promise<Uint8Array | FileProblem> {
  try {
    const { size } = await stat(path)
    if (size > readLimits.fileBytes) return { code: 'too_large', detail: 'The file is larger than 10 MB.' }
    return await readFile(path)
  } catch {
    return { code: 'not_found', detail: 'There is no file that can be read at this path.' }
  }
}
