export type QueryRequest = {
  query: string
  parameters: Readonly<Record<string, unknown>>
  returnQuery: boolean
}

export type QueryRequestResult =
  { ok: true; value: QueryRequest } | { ok: false; status: number; description: string }

const queryCharactersLimit = 8 * 1024
const parameterCharactersLimit = 2 * 1024
const bodyBytesLimit = 64 * 1024
const knownPerspectives = new Set(['published', 'raw'])

/** Reads a query in the content service's wire format: GET with `query` and `$name` parameters, or POST with JSON. */
export async function readQueryRequest(request: Request): Promise<QueryRequestResult> {
  const { searchParams } = new URL(request.url)
  const perspective = searchParams.get('perspective')
  if (perspective !== null && !knownPerspectives.has(perspective)) return refuse(400, 'unknown perspective')
  const found = request.method === 'POST' ? await readBody(request) : readSearch(searchParams)
  if (!found.ok) return found
  const { query, parameters } = found.value
  if (query.length > queryCharactersLimit) return refuse(400, 'the query is over 8 kB')
  for (const [name, value] of Object.entries(parameters)) {
    if (name in Object.prototype) return refuse(400, `$${name} cannot be a parameter`)
    if ((JSON.stringify(value) ?? '').length > parameterCharactersLimit)
      return refuse(400, `$${name} is over 2 kB`)
  }
  const returnQuery = searchParams.get('returnQuery') !== 'false'
  return { ok: true, value: { query, parameters, returnQuery } }
}

type Found =
  | { ok: true; value: { query: string; parameters: Readonly<Record<string, unknown>> } }
  | ReturnType<typeof refuse>

function readSearch(search: URLSearchParams): Found {
  const query = search.get('query')
  if (query === null || query.trim() === '') return refuse(400, 'query is missing')
  const parameters: [string, unknown][] = []
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue
    try {
      parameters.push([name.slice(1), JSON.parse(text)])
    } catch {
      return refuse(400, `${name} is not JSON`)
    }
  }
  return { ok: true, value: { query, parameters: Object.fromEntries(parameters) } }
}

async function readBody(request: Request): Promise<Found> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytesLimit)
    return refuse(413, 'the body is over 64 kB')
  const text = await request.text()
  if (text.length > bodyBytesLimit) return refuse(413, 'the body is over 64 kB')
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) return refuse(400, 'the body is not a JSON object')
  const query = 'query' in body ? body.query : undefined
  const parameters = 'params' in body ? body.params : {}
  if (typeof query !== 'string' || query.trim() === '') return refuse(400, 'query is missing')
  if (typeof parameters !== 'object' || parameters === null) return refuse(400, 'params is not an object')
  return { ok: true, value: { query, parameters: Object.fromEntries(Object.entries(parameters)) } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refuse(status: number, description: string): { ok: false; status: number; description: string } {
  return { ok: false, status, description }
}
