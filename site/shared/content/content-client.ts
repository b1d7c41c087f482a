import { contentApiVersion, type ContentSource } from './content-source.ts'
import { waitFor } from '../wait-for.ts'

export type ContentFetch = (address: string, init: RequestInit) => Response | Promise<Response>

export type ContentClientOptions = {
  source: ContentSource
  fetch: ContentFetch
  /** For each attempt, as the official client has it. */
  timeoutMs?: number
  /** Waits between attempts; tests pass one that does not. */
  wait?: (delayMs: number) => Promise<void>
}

export type ContentClient = (
  query: string,
  parameters: Readonly<Record<string, string | number>>,
) => Promise<unknown>

const maxRetries = 5
const retriedStatuses = new Set([429, 502, 503])
const desktopTimeoutMs = 120_000
const mobileTimeoutMs = 60_000

/**
 * A client for the content service's query endpoint, wire-identical to the official one for what this site asks.
 * Attempts answered 429, 502 or 503, and broken connections, are tried again up to five times with exponential
 * backoff; a timeout is not. Throws an Error that names the status when the service gives no result.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { source, wait = waitFor } = options
  return async function queryContent(query, parameters) {
    const address = `${source.base}/v${contentApiVersion}/data/query/${source.dataset}?${searchOf(query, parameters)}`
    for (let attempt = 0; ; attempt += 1) {
      const signal = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs())
      const answer = await tryFetch(options.fetch, address, signal)
      const isLast = attempt === maxRetries
      if (answer instanceof Error) {
        if (isLast || signal.aborted) throw answer
      } else if (isLast || !retriedStatuses.has(answer.status)) {
        return readResult(answer)
      }
      await wait(100 * 2 ** attempt + Math.random() * 100)
    }
  }
}

function searchOf(query: string, parameters: Readonly<Record<string, string | number>>): string {
  const search = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(parameters)) search.set(`$${name}`, JSON.stringify(value))
  search.set('returnQuery', 'false')
  search.set('perspective', 'published')
  return search.toString()
}

async function tryFetch(
  fetchContent: ContentFetch,
  address: string,
  signal: AbortSignal,
): Promise<Response | Error> {
  try {
    return await fetchContent(address, { signal, headers: { accept: 'application/json' } })
  } catch (problem) {
    return problem instanceof Error ? problem : new Error('The content service could not be reached')
  }
}

async function readResult(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false
  if (!answer.ok || !isJson) {
    await answer.body?.cancel()
    throw new Error(
      `The content service answered ${answer.status}${isJson ? '' : ' with something that is not JSON'}`,
    )
  }
  const envelope: unknown = await answer.json()
  if (typeof envelope !== 'object' || envelope === null || !('result' in envelope)) {
    throw new Error('The content service answered without a result')
  }
  return envelope.result
}

function defaultTimeoutMs(): number {
  const isMobile = typeof navigator !== 'undefined' && /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent)
  return isMobile ? mobileTimeoutMs : desktopTimeoutMs
}
