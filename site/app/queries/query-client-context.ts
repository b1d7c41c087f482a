import { createContext, useContext } from 'react'
import type { QueryClient } from './make-query-client.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext)
  if (client === null) throw new Error('no query client above this component')
  return client
}
