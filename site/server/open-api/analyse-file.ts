import type { AnalyseResult } from '@doublerule/documents/analyse/analyse-document.ts'
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
  const refused = refuseUnread(file)
  if (refused !== null || !file.ok) return toDocument(fileName, { refused: refused ?? 'internal' })
  return toDocument(fileName, await analyser.analyse(file.bytes, fileName, options))
}

/** Why a file is not even read; null for one that may be. */
export function refuseUnread(file: SentFile): ProblemCode | null {
  if (!file.ok) return file.code
  const ending = /\.([^.]+)$/.exec(file.fileName.slice(-20))?.[1]?.toLowerCase() ?? ''
  if (!accepted.has(ending)) return 'file_type_refused'
  if (file.bytes.length === 0) return 'file_empty'
  return file.bytes.length > limits.fileBytes ? 'file_too_large' : null
}

/** What came of a file, as the open API says it. */
export function toDocument(
  fileName: string,
  result: AnalyseResult | { refused: ProblemCode },
): AnalysisDocument {
  if ('refused' in result) return { status: 'refused', fileName, problem: toProblemReply(result.refused) }
  return result.ok
    ? { status: 'analysed', fileName, analysis: result.analysis }
    : { status: 'refused', fileName, problem: toProblemReply(problemOfReading[result.problem.code]) }
}

/** Tells whether all files met a full line, so that the caller should come back instead of reading on. */
export function isAllBusy(documents: readonly AnalysisDocument[]): boolean {
  return documents.every(
    (document) => document.status === 'refused' && document.problem.code === 'analysis_busy',
  )
}
