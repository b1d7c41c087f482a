import { readFactorFilters } from '#shared/read-factor-filters.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import type { FactorPages } from './factor-pages.ts'

export type FactorPorts = { pages: FactorPages }

/** The library changes with a release only; an hour is short enough for that. */
const headers = { 'cache-control': 'public, max-age=3600' }

/** GET /api/factors: one page of the library, narrowed by the query string. */
export async function getFactors(request: Request, { pages }: FactorPorts): Promise<Response> {
  const filters = readFactorFilters(new URL(request.url).search)
  return Response.json(await pages.list(filters), { headers })
}

/** GET /api/factors/{id}: one factor with its editions. */
export async function getFactor(id: string, { pages }: FactorPorts): Promise<Response> {
  const detail = await pages.find(id)
  return detail === null ? respondWithProblem('not_found') : Response.json(detail, { headers })
}
