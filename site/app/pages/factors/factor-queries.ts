import { queryOptions } from '@tanstack/react-query'
import { requestJson } from '#app/queries/request-json.ts'
import type { FactorDetail, FactorFilters, FactorListing } from '#shared/factor-answers.ts'
import { writeFactorFilters } from '#shared/read-factor-filters.ts'
import { readDetail, readListing } from './casts.ts'

/** One page of the library. */
export function factorsQuery(filters: FactorFilters) {
  return queryOptions({
    queryKey: ['factors', writeFactorFilters(filters)],
    queryFn: async ({ queryKey: [, search], meta }): Promise<FactorListing> =>
      readListing(await requestJson(meta?.apiFetch ?? fetch, `/api/factors${search ?? ''}`)),
  })
}

/** One factor; null where the library holds none of this id. */
export function factorQuery(id: string) {
  return queryOptions({
    queryKey: ['factor', id],
    queryFn: async ({ queryKey, meta }): Promise<FactorDetail | null> => {
      const path = `/api/factors/${encodeURIComponent(queryKey[1] ?? '')}`
      const response = await (meta?.apiFetch ?? fetch)(path, { headers: { accept: 'application/json' } })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
      return readDetail(await response.json())
    },
  })
}
