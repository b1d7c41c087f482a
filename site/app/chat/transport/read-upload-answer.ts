import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { CallResult, UploadAnswer } from './chat-transport.ts'
import { isAnalysis } from './is-analysis.ts'
import { localFailure } from './local-failure.ts'
import { readFailure } from './read-failure.ts'
import { isReadingStream, readEnd } from './read-reading-lines.ts'

type RawAnswer = { status: number; contentType: string | null; retryAfter: string | null; body: string }

/** An answer to an upload: the analysis object where the server sent one as JSON, else its body as the reply. */
export function readUploadAnswer({
  status,
  contentType,
  retryAfter,
  body,
}: RawAnswer): CallResult<UploadAnswer> {
  if (status < 200 || status > 299) {
    return { ok: false, stopped: false, failure: readFailure(status, retryAfter, body, new Date()) }
  }
  if (isReadingStream(contentType)) return readStreamEnd(body)
  if (body.trim() === '') {
    return { ok: false, stopped: false, failure: localFailure('empty', status) }
  }
  const analysis = parseAnalysis(contentType, body)
  return {
    ok: true,
    value: analysis === null ? { kind: 'text', text: body } : { kind: 'analysis', analysis },
  }
}

/** The status of a stream was sent before its end was known: a problem says its own. */
function readStreamEnd(body: string): CallResult<UploadAnswer> {
  const end = readEnd(body)
  if (end === null) return { ok: false, stopped: false, failure: localFailure('broken') }
  if ('analysis' in end)
    return isAnalysis(end.analysis)
      ? { ok: true, value: { kind: 'analysis', analysis: end.analysis } }
      : { ok: false, stopped: false, failure: localFailure('broken') }
  const status = 'status' in end.problem && typeof end.problem.status === 'number' ? end.problem.status : 500
  const failure = readFailure(status, null, JSON.stringify(end.problem), new Date())
  return { ok: false, stopped: false, failure }
}

function parseAnalysis(contentType: string | null, body: string): Analysis | null {
  if (contentType === null || !/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)) return null
  try {
    const value: unknown = JSON.parse(body)
    return isAnalysis(value) ? value : null
  } catch {
    return null
  }
}
