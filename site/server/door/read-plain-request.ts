import { copyText } from '#shared/copy-text.ts'

/** A GET or HEAD that came whole in one piece and asks for nothing but a path. */
export type PlainRequest = {
  method: 'GET' | 'HEAD'
  path: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  requestId: string | undefined
}

const mostBytes = 8 * 1024
/** Node refuses a request of a thousand; a browser behind proxies sends thirty. */
const mostFields = 100
const requestLine = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/
/** A control character, a letter that is not ASCII, or half an end of line. */
const odd = /[^\t\r\n -~]|\r(?!\n)|(?<!\r)\n/
const token = /^[\w!#$%&'*+.^`|~-]+$/

type Meaning = keyof Fields | 'none' | 'not plain'

/** Whoever sends one of the last wants more than a page: a body, another protocol, a connection that ends. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['host', 'host'],
  ['connection', 'connection'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['x-request-id', 'requestId'],
  ['content-length', 'not plain'],
  ['transfer-encoding', 'not plain'],
  ['proxy-connection', 'not plain'],
  ['expect', 'not plain'],
  ['upgrade', 'not plain'],
])

type Fields = Record<
  'host' | 'connection' | 'acceptEncoding' | 'ifNoneMatch' | 'requestId',
  string | undefined
>

/** Names as clients write them: a few dozen. It begins anew when it is full, so that made-up names do not keep it. */
const names = new Map<string, Meaning>()
const mostNames = 256

/**
 * Reads what browsers and proxies send to see a page. Null for everything else, also for what is merely unusual: only what
 * every reader of HTTP reads in the same way is read here.
 */
export function readPlainRequest(chunk: Buffer): PlainRequest | null {
  if (chunk.length > mostBytes) return null
  const text = chunk.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end === -1 || end + 4 !== text.length || odd.test(text)) return null
  const lineEnd = text.indexOf('\r\n')
  const [, method, path = ''] = requestLine.exec(text.slice(0, lineEnd)) ?? []
  if (method !== 'GET' && method !== 'HEAD') return null
  const fields = readFields(text, lineEnd + 2)
  if (fields === null) return null
  const { host, connection, acceptEncoding, ifNoneMatch, requestId } = fields
  if (host === undefined || host === '') return null
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return null
  return { method, path, acceptEncoding, ifNoneMatch, requestId }
}

/** The lines from `start` to the empty one; null where one of them is not plain or says again what was said. */
function readFields(text: string, start: number): Fields | null {
  const fields: Fields = {
    host: undefined,
    connection: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    requestId: undefined,
  }
  let count = 0
  for (let at = start; at < text.length - 2;) {
    if (++count > mostFields) return null
    const end = text.indexOf('\r\n', at)
    const colon = text.indexOf(':', at)
    if (colon === -1 || colon > end) return null
    const meaning = understand(text.slice(at, colon))
    if (meaning === 'not plain') return null
    if (meaning !== 'none') {
      if (fields[meaning] !== undefined) return null
      fields[meaning] = text.slice(colon + 1, end).trim()
    }
    at = end + 2
  }
  return fields
}

function understand(name: string): Meaning {
  const known = names.get(name)
  if (known !== undefined) return known
  const meaning = token.test(name) ? (meanings.get(name.toLowerCase()) ?? 'none') : 'not plain'
  if (names.size >= mostNames) names.clear()
  if (name.length < 64) names.set(copyText(name), meaning)
  return meaning
}
