import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Query } from './query.ts'
import { useQueryClient } from './query-client-context.ts'

type QueryView<Data> = { data: Data | undefined; isPending: boolean; isError: boolean }

type Options = {
  /** Shows the answer to the query before until this one is there. */
  keepsPrevious?: boolean
  /** False where a failure from before the component stood is final. */
  asksAfterFailure?: boolean
}

/** The answer to a query, asked for when the component stands if there is none that is fresh. */
export function useQuery<Data>(query: Query<Data>, options: Options = {}): QueryView<Data> {
  const { keepsPrevious = false, asksAfterFailure = true } = options
  const client = useQueryClient()
  const read = () => client.stateOf(query.queryKey)
  const { status } = useSyncExternalStore(client.subscribe, read, read)
  const data = client.answerTo(query)

  // Once for each key; the query itself is another object at each render.
  const askedKey = useRef<string | null>(null)
  useEffect(() => {
    const key = JSON.stringify(query.queryKey)
    if (askedKey.current === key) return
    askedKey.current = key
    client.begin(query, asksAfterFailure)
  })

  const [last, setLast] = useState(data)
  if (keepsPrevious && data !== undefined && data !== last) setLast(data)

  // The browser asks again for what the server could not have, so its place is held.
  const isHeld = import.meta.env.SSR && status === 'error' && asksAfterFailure
  return {
    data: keepsPrevious && status === 'pending' ? last : data,
    isPending: status === 'pending' || isHeld,
    isError: status === 'error' && !isHeld,
  }
}
