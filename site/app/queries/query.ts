import type { ApiFetch } from '#shared/api-fetch.ts'

/** What a page asks for: where the answer is kept, and how it is had. */
export type Query<Data> = {
  /** Tells answers apart; it is written as JSON. */
  queryKey: readonly (string | null)[]
  /** Without one, the first element of the key is a path to GET. */
  queryFn?: (context: { apiFetch: ApiFetch }) => Promise<Data>
  /** For how many milliseconds an answer is fresh, where it is not for good. */
  staleTime?: number | ((data: Data) => number)
  /** How often it is asked for again after a failure; never, if not said. */
  retry?: number
}
