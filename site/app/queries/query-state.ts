/** What is known of a query: nothing yet, its answer, or that it could not be had. */
export type QueryState =
  { status: 'pending' } | { status: 'success'; data: unknown; updatedAt: number } | { status: 'error' }

/** An answer as the served page carries it. */
export type KeptAnswer = { queryKey: readonly (string | null)[]; data: unknown; updatedAt: number }
