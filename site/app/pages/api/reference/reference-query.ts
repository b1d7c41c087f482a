import type { Query } from '#app/queries/query.ts'
import { useQuery } from '#app/queries/use-query.ts'
import { referencePath, type ApiReferences } from '#shared/api-reference-model.ts'

/** The two references; the default query function GETs the path. */
export const referenceQuery: Query<ApiReferences> = { queryKey: [referencePath] }

export function useReferences(): ApiReferences | null {
  return useQuery(referenceQuery).data ?? null
}
