import { useQuery } from '@tanstack/react-query'
import { referencePath, type ApiReferences } from '#shared/api-reference-model.ts'

/** The two references; the default query function GETs the path. */
export const referenceQuery = { queryKey: [referencePath] } as const

export function useReferences(): ApiReferences | null {
  return useQuery<ApiReferences>(referenceQuery).data ?? null
}
