import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { renderReply } from '@doublerule/carbon/analysis/render-reply.ts'
import type { AnalyseResult } from '../src/analyse/analyse-document.ts'
import type { AnalysisPool } from '../src/pool/analysis-pool.ts'

export type AnalyseFilesOptions = {
  pool: Pick<AnalysisPool, 'analyse'>
  isJson: boolean
  print: (text: string) => void
}

type FileProblem = { ok: false; problem: { code: string; detail: string } }

/** The website's limit for a document. */
const fileBytesLimit = 10 * 1024 * 1024

/** Analyses files one after the other and prints each answer; false when one of them could not be read. */
export async function analyseFiles(paths: readonly string[], options: AnalyseFilesOptions): Promise<boolean> {
  let isComplete = true
  for (const path of paths) {
    const result = await analyseFile(path, options.pool)
    isComplete &&= result.ok
    options.print(options.isJson ? toJsonLine(path, result) : toText(path, result))
  }
  return isComplete
}

async function analyseFile(
  path: string,
  pool: Pick<AnalysisPool, 'analyse'>,
): Promise<AnalyseResult | FileProblem> {
  try {
    const { size } = await stat(path)
    if (size > fileBytesLimit) return refuse('too_large', 'The file is over 10 MB.')
    return await pool.analyse(await readFile(path), basename(path))
  } catch (problem) {
    return refuse('unreadable', problem instanceof Error ? problem.message : 'The file cannot be opened.')
  }
}

function refuse(code: string, detail: string): FileProblem {
  return { ok: false, problem: { code, detail } }
}

function toJsonLine(path: string, result: AnalyseResult | FileProblem): string {
  return JSON.stringify(result.ok ? result.analysis : { fileName: basename(path), problem: result.problem })
}

function toText(path: string, result: AnalyseResult | FileProblem): string {
  const body = result.ok
    ? renderReply(result.analysis)
    : `Not read (${result.problem.code}). ${result.problem.detail}`
  return `# ${basename(path)}\n\n${body}\n`
}
