import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import { type ExportFormat, exportFormats } from '#shared/export-formats.ts'
import { workingCallSchema } from '#shared/working-calls.ts'
import { writeExport } from './export/write-export.ts'
import { privateHeaders, workingId, type WorkingPorts } from './working-ports.ts'

function formatOf(text: string): ExportFormat | null {
  return exportFormats.find((format) => format === text) ?? null
}

/** POST /api/workings/export/{format}: papers in, a file out, nothing kept. */
export async function postExport(
  request: Request,
  formatText: string,
  ports: WorkingPorts,
): Promise<Response> {
  const format = formatOf(formatText)
  if (format === null) return respondWithProblem('not_found')
  const decision = await ports.limiter.take('working', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const call = await readJson(request, workingCallSchema)
  if (!call.ok) return call.response
  return respondWithFile({ workingVersion: '1', ...call.value }, format, originOf(request, ports))
}

/** GET /api/workings/{id}.{format}: a saved set as a file. */
export async function getExport(
  request: Request,
  id: string,
  formatText: string,
  ports: WorkingPorts,
): Promise<Response> {
  const format = formatOf(formatText)
  const decision = await ports.limiter.take('working', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const saved = workingId.test(id) && format !== null ? await ports.store.find(id) : null
  if (saved === null || format === null) return respondWithProblem('working_not_found')
  return respondWithFile(saved.working, format, originOf(request, ports))
}

/** Links in a file lead to the site that gave it, also where nobody has set its public address. */
function originOf(request: Request, { publicOrigin }: WorkingPorts): string {
  return publicOrigin ?? new URL(request.url).origin
}

async function respondWithFile(working: Working, format: ExportFormat, origin: string): Promise<Response> {
  const { body, fileName, mediaType } = await writeExport(working, format, origin)
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...privateHeaders,
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}
