import type { Analyser } from '#server/adapters/analyser.ts'
import type { SentFile } from '#server/open-api/read-files.ts'
import type { AnalysisDocument } from '#server/open-api/api-schemas.ts'
import { toProblemReply } from '#server/respond-with-problem.ts'
import { problemOfReading } from '#server/upload/problem-of-reading.ts'
import { limits } from '#shared/limits.ts'
import type { ProblemCode } from '#shared/problems.ts'

const accepted: ReadonlySet<string> = new Set(limits.acceptedExtensions)

/** Reads one file of a call by the pool. Rejects where the caller is gone or our own code failed. */
export async function analyseFile(
  analyser: Analyser,
  file: SentFile,
  options: { client: string; signal: AbortSignal },
): Promise<AnalysisDocument> {
  const { fileName } = file
  if (!file.ok) return refuse(fileName, file.code)
  const ending = /\.([^.]+)$/.exec(fileName.slice(-20))?.[1]?.toLowerCase() ?? ''
  if (!accepted.has(ending)) return refuse(fileName, 'file_type_refused')
  if (file.bytes.length === 0) return refuse(fileName, 'file_empty')
  if (file.bytes.length > limits.fileBytes) return refuse(fileName, 'file_too_large')
  const result = await analyser.analyse(file.bytes, fileName, options)
  return result.ok
    ? { status: 'analysed', fileName, analysis: result.analysis }
    : refuse(fileName, problemOfReading[result.problem.code])
}

function refuse(fileName: string, code: ProblemCode): AnalysisDocument {
  return { status: 'refused', fileName, problem: toProblemReply(code) }
}

/** Tells whether all files met a full line, so that the caller should come back instead of reading on. */
export function isAllBusy(documents: readonly AnalysisDocument[]): boolean {
  return documents.every(
    (document) => document.status === 'refused' && document.problem.code === 'analysis_busy',
  )
}
