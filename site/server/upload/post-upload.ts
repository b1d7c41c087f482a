import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { renderReply } from '@doublerule/carbon/reply/render-reply.ts'
import type { AnalyseOptions } from '@doublerule/documents/pool/analysis-pool.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import { uploadPayloadSchema } from '#shared/chat-messages.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import { limits } from '#shared/limits.ts'
import { problems } from '#shared/problems.ts'
import { decodeDataUrl } from './decode-data-url.ts'
import { prefersJson, prefersSteps } from './prefers-json.ts'
import { problemOfReading } from './problem-of-reading.ts'
import { streamReading } from './stream-reading.ts'

export type UploadPorts = { limiter: Limiter; clientOf: ClientOf; analyser: Analyser }

const busyRetrySeconds = 10
/** nginx's status for the log; nobody is left to read the answer. */
const clientClosedRequest = 499
const accepted: ReadonlySet<string> = new Set(limits.acceptedExtensions)

/**
 * POST /api/ai/upload-base64: one file as a base64 data URL, answered with the reply in plain text, or with the
 * analysis object for `Accept: application/json`. A client that asks for `application/x-ndjson` is told of each step as it
 * happens, and the last line is the object or its problem. Nothing of the file is stored or logged. What is wrong with the
 * request is a problem with its status; what is wrong with the document is a problem for JSON clients and a reply
 * that says what to do next for text clients (docs/decisions/0007).
 */
export async function postUpload(request: Request, ports: UploadPorts): Promise<Response> {
  const client = ports.clientOf(request)
  const decision = await ports.limiter.take('upload', client)
  if (!decision.allowed) return respondWithLimit(decision)

  const payload = await readJson(request, uploadPayloadSchema)
  if (!payload.ok) return payload.response
  const { fileData, fileName } = payload.value
  if (!accepted.has(extensionOf(fileName))) return respondWithProblem('file_type_refused')

  const bytes = decodeDataUrl(fileData)
  if (bytes === null) return respondWithProblem('file_not_base64')
  if (bytes.length === 0) return respondWithProblem('file_empty')
  if (bytes.length > limits.fileBytes) return respondWithProblem('file_too_large')

  const accept = request.headers.get('accept')
  const { signal } = request
  if (prefersSteps(accept)) {
    return streamReading(({ onStep, gone }) => {
      const until = AbortSignal.any([signal, gone])
      return answer(ports.analyser, { bytes, fileName, wantsJson: true }, { client, signal: until, onStep })
    })
  }
  return answer(ports.analyser, { bytes, fileName, wantsJson: prefersJson(accept) }, { client, signal })
}

type Asked = { bytes: Uint8Array; fileName: string; wantsJson: boolean }

async function answer(
  analyser: Analyser,
  { bytes, fileName, wantsJson }: Asked,
  options: AnalyseOptions & { signal: AbortSignal },
): Promise<Response> {
  const result = await analyseUntilGone(analyser, bytes, fileName, options)
  if (result === null) return new Response(null, { status: clientClosedRequest })
  if (result.ok) return respondWithAnalysis(result.analysis, wantsJson)

  const code = problemOfReading[result.problem.code]
  if (code === 'analysis_busy') return respondWithProblem(code, { retryAfterSeconds: busyRetrySeconds })
  if (wantsJson) return respondWithProblem(code)
  return respondWithText(
    `I could not read this file. ${problems[code].title}: ${lowerFirst(problems[code].detail)}`,
  )
}

/** Null when the visitor went away meanwhile; the file then leaves the queue. */
async function analyseUntilGone(
  analyser: Analyser,
  bytes: Uint8Array,
  fileName: string,
  options: AnalyseOptions & { signal: AbortSignal },
) {
  try {
    return await analyser.analyse(bytes, fileName, options)
  } catch (problem) {
    if (options.signal.aborted) return null
    throw problem
  }
}

function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

function respondWithAnalysis(analysis: Analysis, wantsJson: boolean): Response {
  if (!wantsJson) return respondWithText(renderReply(analysis, ({ id }) => factorPagePath(id)))
  return Response.json(analysis, { headers: { 'cache-control': 'no-store', vary: 'accept' } })
}

function respondWithText(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', vary: 'accept' },
  })
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
