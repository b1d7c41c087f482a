import type { ApiFetch } from '#shared/api-fetch.ts'
import { asAnswerTo } from './casts.ts'
import type { Query } from './query.ts'
import type { KeptAnswer, QueryState } from './query-state.ts'
import { requestJson } from './request-json.ts'

type Key = Query<unknown>['queryKey']

const pending: QueryState = { status: 'pending' }

export type QueryClient = ReturnType<typeof makeQueryClient>

/**
 * Keeps answers by the key of their query, with the specification's defaults: nothing goes stale, no refetch, no retry, and
 * a query with no function of its own is a GET of the path in the first element of its key. One for each request on the
 * server, one for each visit in the browser.
 */
export function makeQueryClient(apiFetch: ApiFetch, { retryDelayMs = 1000 } = {}) {
  const states = new Map<string, QueryState>()
  const keys = new Map<string, Key>()
  const requests = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()

  function setState(key: Key, state: QueryState): void {
    keys.set(hashOf(key), key)
    states.set(hashOf(key), state)
    for (const listener of listeners) listener()
  }

  async function ask<Data>(query: Query<Data>): Promise<unknown> {
    const { queryKey, queryFn, retry = 0 } = query
    for (let failures = 0; ; failures += 1) {
      try {
        return await (queryFn === undefined
          ? requestJson(apiFetch, String(queryKey[0]))
          : queryFn({ apiFetch }))
      } catch (problem) {
        if (failures >= retry) throw problem
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      }
    }
  }

  /** Asks anew; one request at a time for a key. An answer that is there stays until the next one comes. */
  function request<Data>(query: Query<Data>): Promise<unknown> {
    const hash = hashOf(query.queryKey)
    const running = requests.get(hash)
    if (running !== undefined) return running
    const isThere = stateOf(query.queryKey).status === 'success'
    if (!isThere) setState(query.queryKey, pending)
    const started = ask(query).then(
      (data) => {
        requests.delete(hash)
        setState(query.queryKey, { status: 'success', data, updatedAt: Date.now() })
        return data
      },
      (problem: unknown) => {
        requests.delete(hash)
        if (!isThere) setState(query.queryKey, { status: 'error' })
        throw problem
      },
    )
    requests.set(hash, started)
    return started
  }

  function stateOf(key: Key): QueryState {
    return states.get(hashOf(key)) ?? pending
  }

  return {
    stateOf,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The answer that is there, however old, or else a new one. */
    async query<Data>(query: Query<Data>): Promise<Data> {
      const state = stateOf(query.queryKey)
      return asAnswerTo(query, state.status === 'success' ? state.data : await request(query))
    },
    /** As a page that shows it begins: asks where there is no answer, or none that is fresh. */
    begin<Data>(query: Query<Data>, asksAfterFailure: boolean): void {
      const state = stateOf(query.queryKey)
      if (state.status === 'error' && !asksAfterFailure) return
      if (state.status === 'success' && isFresh(query, state)) return
      request(query).catch(() => undefined)
    },
    /** The answer that is there; undefined where there is none. */
    answerTo<Data>(query: Query<Data>): Data | undefined {
      const state = stateOf(query.queryKey)
      return state.status === 'success' ? asAnswerTo(query, state.data) : undefined
    },
    setQueryData: (key: Key, data: unknown) =>
      setState(key, { status: 'success', data, updatedAt: Date.now() }),
    /** What the browser takes over from the server. */
    listAnswers: (): readonly KeptAnswer[] =>
      [...states].flatMap(([hash, state]) =>
        state.status === 'success'
          ? [{ queryKey: keys.get(hash) ?? [], data: state.data, updatedAt: state.updatedAt }]
          : [],
      ),
    takeOver: (answers: readonly KeptAnswer[]) => {
      for (const { queryKey, data, updatedAt } of answers)
        setState(queryKey, { status: 'success', data, updatedAt })
    },
  }
}

function hashOf(key: Key): string {
  return JSON.stringify(key)
}

function isFresh<Data>(query: Query<Data>, state: { data: unknown; updatedAt: number }): boolean {
  const { staleTime = Infinity } = query
  const freshMs = typeof staleTime === 'number' ? staleTime : staleTime(asAnswerTo(query, state.data))
  return Date.now() - state.updatedAt < freshMs
}
