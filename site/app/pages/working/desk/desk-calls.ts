import { describeFailure } from '#app/chat/conversation/describe-failure.ts'
import type { CallFailure } from '#app/chat/transport/chat-transport.ts'
import { localFailure } from '#app/chat/transport/local-failure.ts'
import { readFailure } from '#app/chat/transport/read-failure.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import type {
  RecalculateAnswer,
  ReplayAnswer,
  SaveAnswer,
  SavedWorkingAnswer,
} from '#shared/working-answers.ts'
import type { ExportFormat } from '#shared/export-formats.ts'
import type { FactorDetail, FactorListing } from '#shared/factor-answers.ts'
import {
  readDetail,
  readListing,
  readRecalculated,
  readReplayed,
  readSaved,
  readSaveAnswer,
} from './casts.ts'
import type { WorkingBody } from './working-body.ts'

export type DeskResult<Value> = { ok: true; value: Value } | { ok: false; text: string; code: string }

const answerLimitMs = 60_000

/** POST /api/workings/recalculate. */
export function callRecalculate(
  body: Pick<Working, 'analyses' | 'corrections'>,
): Promise<DeskResult<RecalculateAnswer>> {
  return call('/api/workings/recalculate', post(body), async (response) =>
    readRecalculated(await response.json()),
  )
}

/** POST /api/workings/replay. */
export function callReplay(body: WorkingBody): Promise<DeskResult<ReplayAnswer>> {
  return call('/api/workings/replay', post(body), async (response) => readReplayed(await response.json()))
}

/** POST /api/workings. The same key saves the same papers once, however often it is sent. */
export function callSave(body: WorkingBody, idempotencyKey: string): Promise<DeskResult<SaveAnswer>> {
  return call('/api/workings', post(body, { 'idempotency-key': idempotencyKey }), async (response) =>
    readSaveAnswer(await response.json()),
  )
}

/** GET /api/workings/{id}. */
export function callSaved(id: string): Promise<DeskResult<SavedWorkingAnswer>> {
  return call(`/api/workings/${encodeURIComponent(id)}`, {}, async (response) =>
    readSaved(await response.json()),
  )
}

/** DELETE /api/workings/{id}. */
export function callDelete(id: string, deleteKey: string): Promise<DeskResult<null>> {
  return call(
    `/api/workings/${encodeURIComponent(id)}`,
    { method: 'DELETE', headers: { 'x-delete-key': deleteKey } },
    () => Promise.resolve(null),
  )
}

/** POST /api/workings/export/{format}: the papers as a file, nothing of them kept. */
export function callExport(body: WorkingBody, format: ExportFormat): Promise<DeskResult<Blob>> {
  return call(`/api/workings/export/${format}`, post(body), (response) => response.blob())
}

/** GET /api/factors: the first page of what fits words and country. */
export function callFactors({
  q,
  country,
}: {
  q: string
  country: string
}): Promise<DeskResult<FactorListing>> {
  return call(`/api/factors?${new URLSearchParams({ q, country }).toString()}`, {}, async (response) =>
    readListing(await response.json()),
  )
}

/** GET /api/factors/{id}. */
export function callFactor(id: string): Promise<DeskResult<FactorDetail>> {
  return call(`/api/factors/${encodeURIComponent(id)}`, {}, async (response) =>
    readDetail(await response.json()),
  )
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

async function call<Value>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<DeskResult<Value>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(answerLimitMs) })
    if (!response.ok) {
      const retryAfter = response.headers.get('retry-after')
      return failed(readFailure(response.status, retryAfter, await response.text(), new Date()))
    }
    return { ok: true, value: await read(response) }
  } catch (problem) {
    const isLate = problem instanceof DOMException && problem.name === 'TimeoutError'
    return failed(localFailure(isLate ? 'timeout' : 'unreachable'))
  }
}

function failed(failure: CallFailure): { ok: false; text: string; code: string } {
  const isSaid = failure.code.startsWith('working_') && failure.detail !== null
  return {
    ok: false,
    code: failure.code,
    text: isSaid ? (failure.detail ?? '') : describeFailure(failure, new Date()).text,
  }
}
