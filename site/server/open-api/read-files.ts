import { checkFields } from '#server/check-fields.ts'
import { requestSchemas } from '#server/open-api/api-schemas.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { decodeBase64, decodeDataUrl } from '#server/upload/decode-data-url.ts'
import type { ProblemCode } from '#shared/problems.ts'

/** A file of a call: its bytes, or why they could not be had. */
export type SentFile = { fileName: string } & (
  { ok: true; bytes: Uint8Array } | { ok: false; code: ProblemCode }
)

export type ReadFiles = { ok: true; files: SentFile[] } | { ok: false; response: Response }

const namesSchema = requestSchemas.AnalysisCall
const multipart = /^multipart\/form-data\s*;/i

/** Reads the files of a call, sent as a form or as base64 in JSON. The size of the whole is bounded at the door. */
export async function readFiles(request: Request): Promise<ReadFiles> {
  if (multipart.test(request.headers.get('content-type') ?? '')) return readForm(request)
  const call = await readJson(request, requestSchemas.AnalysisCall)
  if (!call.ok) return call
  const files = call.value.files.map(({ fileName, content }): SentFile => {
    const bytes = content.startsWith('data:') ? decodeDataUrl(content) : decodeBase64(content)
    return bytes === null ? { fileName, ok: false, code: 'file_not_base64' } : { fileName, ok: true, bytes }
  })
  return { ok: true, files }
}

async function readForm(request: Request): Promise<ReadFiles> {
  const form = await request.formData().catch(() => null)
  if (form === null) return { ok: false, response: respondWithProblem('form_not_readable') }
  const parts = [...form.values()].filter((part) => part instanceof File)
  const named = checkFields(namesSchema, {
    files: parts.map(({ name }) => ({ fileName: name, content: '' })),
  })
  if (!named.ok) {
    return { ok: false, response: respondWithProblem('invalid_fields', { errors: named.errors }) }
  }
  const files = await Promise.all(
    parts.map(async (part): Promise<SentFile> => {
      return { fileName: part.name, ok: true, bytes: new Uint8Array(await part.arrayBuffer()) }
    }),
  )
  return { ok: true, files }
}
