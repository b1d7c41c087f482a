import { allRegions } from '@doublerule/carbon/calculation/list-regions.ts'
import { listUnits } from '@doublerule/carbon/calculation/list-units.ts'
import { Hono } from 'hono'
import type { DoorEnv } from '#server/door/door.ts'
import { getFactor, listFactors } from '#server/open-api/list-factors.ts'
import { openApiDocument } from '#server/open-api/open-api-document.ts'
import { postAnalysis, type AnalysisPorts } from '#server/open-api/post-analysis.ts'
import { postCalculation } from '#server/open-api/post-calculation.ts'
import { postOpenReplay } from '#server/open-api/post-open-replay.ts'
import { respondWithEtag } from '#server/open-api/respond-with-etag.ts'
import { createProgressStreams } from '#server/open-api/stream-progress.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

export type OpenApiPorts = AnalysisPorts & { publicOrigin: string | null }

/** The endpoints below /api/v1; `open-api-document.ts` describes them. */
export function createOpenApi(ports: OpenApiPorts): Hono<DoorEnv> {
  const api = new Hono<DoorEnv>()
  const { jobs } = ports
  const streamProgress = createProgressStreams(jobs, ports.clientOf)

  function serve(
    method: 'GET' | 'POST',
    path: string,
    endpoint: (request: Request, id: string) => Response | Promise<Response>,
  ): void {
    api.on(method, path, (c) => {
      c.set('route', `/api/v1${path}`)
      return endpoint(c.req.raw, c.req.param('id') ?? '')
    })
    const allow = method === 'GET' ? 'GET, HEAD' : method
    api.all(path, () => respondWithProblem('method_not_allowed', { allow }))
  }

  serve('GET', '/openapi.json', (request) => respondWithEtag(request, openApiDocument(ports.publicOrigin)))
  serve('GET', '/factors', listFactors)
  serve('GET', '/factors/:id', getFactor)
  serve('POST', '/calculations', (request) => postCalculation(request, ports))
  serve('POST', '/replays', postOpenReplay)
  serve('GET', '/units', (request) => respondWithEtag(request, { units: listUnits() }))
  serve('GET', '/regions', (request) => respondWithEtag(request, { regions: allRegions() }))
  serve('POST', '/analyses', (request) => postAnalysis(request, ports))
  serve('GET', '/analyses/:id', async (_request, id) => {
    const job = await jobs.find(id)
    if (job === null) return respondWithProblem('analysis_not_found')
    return Response.json(job, { headers: { 'cache-control': 'no-store' } })
  })
  serve('GET', '/analyses/:id/events', streamProgress)
  return api
}
