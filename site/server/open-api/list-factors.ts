import { createHash } from 'node:crypto'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { factorById, toAnalysisFactor } from '@doublerule/carbon/factors/factor-library.ts'
import { searchFactors } from '@doublerule/carbon/factors/search-factors.ts'
import { findUnknownFilter } from '@doublerule/carbon/factors/unknown-filter.ts'
import { checkFields } from '#server/check-fields.ts'
import { requestSchemas, type FactorPage, type FactorQuery } from '#server/open-api/api-schemas.ts'
import { respondWithEtag } from '#server/open-api/respond-with-etag.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

const pageFactors = 20

/** GET /factors: the factors that agree with a query, by pages. */
export async function listFactors(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const repeated = [...searchParams.keys()].find((name, at, names) => names.indexOf(name) !== at)
  if (repeated !== undefined) {
    return respondWithProblem('invalid_fields', { errors: [{ field: repeated, message: 'Send it once.' }] })
  }
  const checked = checkFields(requestSchemas.FactorQuery, Object.fromEntries(searchParams))
  if (!checked.ok) return respondWithProblem('invalid_fields', { errors: checked.errors })
  const query = checked.value
  const start = query.cursor === undefined ? 0 : readCursor(query.cursor, query)
  if (start === null) {
    const message = 'This cursor is not of this query, or of an older library. Begin again without it.'
    return respondWithProblem('invalid_fields', { errors: [{ field: 'cursor', message }] })
  }
  const { q: words = '', category, region, edition, unit, scope } = query
  const search = { words, category, region, edition, unit, scope }
  const unknown = findUnknownFilter(search, 'GET /api/v1/regions')
  if (unknown !== null) {
    const { filter, text } = unknown
    return respondWithProblem('invalid_fields', { errors: [{ field: filter, message: text }] })
  }
  const found = await searchFactors(search)
  const end = start + Number(query.limit ?? pageFactors)
  const page: FactorPage = {
    total: found.length,
    factors: found.slice(start, end).map(toAnalysisFactor),
    nextCursor: end < found.length ? writeCursor(end, query) : null,
  }
  return respondWithEtag(request, page)
}

/** GET /factors/{id}: one factor, with its source, edition and licence. */
export function getFactor(request: Request, id: string): Response {
  const factor = factorById(id)
  return factor === null
    ? respondWithProblem('factor_not_found')
    : respondWithEtag(request, toAnalysisFactor(factor))
}

/** A cursor says where its next page begins, and is of one query and one edition of the library. */
function writeCursor(start: number, query: FactorQuery): string {
  return Buffer.from(`${start}.${fingerprint(query)}`).toString('base64url')
}

function readCursor(cursor: string, query: FactorQuery): number | null {
  const [start = '', print] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  return /^\d{1,9}$/.test(start) && print === fingerprint(query) ? Number(start) : null
}

function fingerprint({ q = '', category, region, edition, unit, scope }: FactorQuery): string {
  const parts = [engineVersion.factorLibrary, q, category, region, edition, unit, scope]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
}
