import { QueryClient } from '@tanstack/react-query'
import type { ApiFetch } from '#shared/api-fetch.ts'
import { requestJson } from './request-json.ts'

declare module '@tanstack/react-query' {
  // Module augmentation works on interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    queryMeta: { apiFetch: ApiFetch }
  }
}

/**
 * A client with the specification's defaults: nothing goes stale, no refetch, no retry, and a query with no function of
 * its own is a GET of the path in the first element of its key. Query functions find `apiFetch` in their `meta`.
 */
export function makeQueryClient(apiFetch: ApiFetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { apiFetch },
        queryFn: ({ queryKey }) => requestJson(apiFetch, String(queryKey[0])),
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
