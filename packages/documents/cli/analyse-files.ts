import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AnalyseResult } from '../src/analyse/analyse-document.ts'
import type { ReadProblem } from '../src/document-text.ts'
import { AnalysisFault, type AnalysisPool, openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { readLimits } from '../src/readers/read-limits.ts'

export type FileResult = { path: string } & (
  AnalyseResult | { ok: false; problem: ReadProblem | { code: 'not_found' | 'internal'; detail: string } }
)

/** Fewer files wait at once than the pool refuses at. */
const filesAtOnce = 8

/** Analyses files through the same bounded children as an upload, and hands over the results in the order given. */
export async function analyseFiles(
  paths: readonly string[],
  onResult: (result: FileResult) => void,
): Promise<void> {
  const pool = openAnalysisPool({ isLazy: true })
  try {
    const waiting: Promise<FileResult>[] = []
    for (const path of paths) {
      waiting.push(analyseFile(pool, path))
      const first = waiting.length < filesAtOnce ? undefined : waiting.shift()
      if (first !== undefined) onResult(await first)
    }
    for (const result of waiting) onResult(await result)
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
