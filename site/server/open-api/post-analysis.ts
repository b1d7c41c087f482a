import type { Limiter } from '#server/adapters/limiter.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { ClientOf } from '#server/client-of.ts'
import { analyseFile, isAllBusy } from '#server/open-api/analyse-file.ts'
import type { AnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import { countMore } from '#server/open-api/count-more.ts'
import { readFiles, type SentFile } from '#server/open-api/read-files.ts'
import { readIdempotencyKey } from '#server/read-idempotency-key.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { limits } from '#shared/limits.ts'

export type AnalysisPorts = { limiter: Limiter; clientOf: ClientOf; analyser: Analyser; jobs: AnalysisJobs }

const busyRetrySeconds = 10
/** nginx's status for the log; nobody is left to read the answer. */
const clientClosedRequest = 499

/**
 * POST /analyses: files in, an analysis or a problem for each out. A few files are answered at once; more, or
 * `Prefer: respond-async` (RFC 7240), begin a job. Nothing of a file is stored or logged.
 */
export async function postAnalysis(request: Request, ports: AnalysisPorts): Promise<Response> {
  const client = ports.clientOf(request)
  const named = readIdempotencyKey(request)
  if (!named.ok) return named.response
  const read = await readFiles(request)
  if (!read.ok) return read.response
  const refusal = await countMore('api-analyses', read.files.length, client, ports.limiter)
  if (refusal !== null) return refusal
  if (read.files.length > limits.filesWhileWaiting || prefersJob(request)) {
    return beginJob(read.files, named.key, client, ports)
  }
  const { signal } = request
  try {
    const documents = await Promise.all(
      read.files.map((file) => analyseFile(ports.analyser, file, { client, signal })),
    )
    if (isAllBusy(documents)) {
      return respondWithProblem('analysis_busy', { retryAfterSeconds: busyRetrySeconds })
    }
    return Response.json({ documents }, { headers: { 'cache-control': 'no-store' } })
  } catch (problem) {
    if (signal.aborted) return new Response(null, { status: clientClosedRequest })
    throw problem
  }
}

async function beginJob(
  files: readonly SentFile[],
  key: string | null,
  client: string,
  { jobs }: Pick<AnalysisPorts, 'jobs'>,
): Promise<Response> {
  const begun = await jobs.begin(files, { client, key })
  if (!begun.ok) {
    return begun.code === 'idempotency_key_reused'
      ? respondWithProblem(begun.code)
      : respondWithProblem(begun.code, { retryAfterSeconds: busyRetrySeconds })
  }
  const headers = { 'cache-control': 'no-store', location: `/api/v1/analyses/${begun.job.id}` }
  return Response.json(begun.job, { status: 202, headers })
}

function prefersJob(request: Request): boolean {
  const preferences = (request.headers.get('prefer') ?? '').slice(0, 200).split(/[,;]/)
  return preferences.some((preference) => preference.trim().toLowerCase() === 'respond-async')
}
