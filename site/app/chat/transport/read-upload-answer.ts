import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { CallResult, UploadAnswer } from './chat-transport.ts'
import { isAnalysis } from './is-analysis.ts'
import { localFailure } from './local-failure.ts'
import { readFailure } from './read-failure.ts'

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
  if (body.trim() === '') {
    return { ok: false, stopped: false, failure: localFailure('empty', status) }
  }
  const analysis = parseAnalysis(contentType, body)
  return {
    ok: true,
    value: analysis === null ? { kind: 'text', text: body } : { kind: 'analysis', analysis },
  }
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
