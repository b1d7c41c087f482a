import type { $ZodType } from 'zod/v4/core'
import { checkFields } from '#server/check-fields.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

export type ReadJson<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/**
 * Reads a JSON body against a schema. What is wrong comes back as the answer to give:
 * 415 for another content type, 400 for broken JSON, 422 with the fields. The size is bounded at the door.
 */
export async function readJson<Value>(request: Request, schema: $ZodType<Value>): Promise<ReadJson<Value>> {
  if (!isJson(request.headers.get('content-type'))) {
    return { ok: false, response: respondWithProblem('unsupported_media_type') }
  }
  const body = await parseBody(request)
  if (!body.ok) return { ok: false, response: respondWithProblem('invalid_json') }
  const checked = checkFields(schema, body.value)
  return checked.ok
    ? checked
    : { ok: false, response: respondWithProblem('invalid_fields', { errors: checked.errors }) }
}

function isJson(contentType: string | null): boolean {
  return contentType !== null && /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)
}

async function parseBody(request: Request): Promise<{ ok: true; value: unknown } | { ok: false }> {
  try {
    const value: unknown = await request.json()
    return { ok: true, value }
  } catch {
    return { ok: false }
  }
}
