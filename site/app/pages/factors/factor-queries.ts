import type { Query } from '#app/queries/query.ts'
import { requestJson } from '#app/queries/request-json.ts'
import type { FactorDetail, FactorFilters, FactorListing } from '#shared/factor-answers.ts'
import { writeFactorFilters } from '#shared/read-factor-filters.ts'
import { readDetail, readListing } from './casts.ts'

/** One page of the library. */
export function factorsQuery(filters: FactorFilters): Query<FactorListing> {
  const search = writeFactorFilters(filters)
  return {
    queryKey: ['factors', search],
    queryFn: async ({ apiFetch }) => readListing(await requestJson(apiFetch, `/api/factors${search}`)),
  }
}

/** One factor; null where the library holds none of this id. */
export function factorQuery(id: string): Query<FactorDetail | null> {
  return {
    queryKey: ['factor', id],
    queryFn: async ({ apiFetch }) => {
      const path = `/api/factors/${encodeURIComponent(id)}`
      const response = await apiFetch(path, { headers: { accept: 'application/json' } })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
      return readDetail(await response.json())
    },
  }
}
