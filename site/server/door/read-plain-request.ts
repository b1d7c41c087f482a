/** A GET or HEAD that came whole in one piece and asks for nothing but a path. */
export type PlainRequest = {
  method: 'GET' | 'HEAD'
  path: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  requestId: string | undefined
}

const mostBytes = 8 * 1024
const requestLine = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/
/** A control character, a letter that is not ASCII, or half an end of line. */
const odd = /[^\t\r\n -~]|\r(?!\n)|(?<!\r)\n/
const token = /^[\w!#$%&'*+.^`|~-]+$/

type Meaning = 'read' | 'none' | 'not plain'

/** Whoever sends one of the others wants more than a page: a body, another protocol, a connection that ends. */
const meanings: Readonly<Record<string, Meaning>> = {
  host: 'read',
  connection: 'read',
  'accept-encoding': 'read',
  'if-none-match': 'read',
  'x-request-id': 'read',
  'content-length': 'not plain',
  'transfer-encoding': 'not plain',
  'proxy-connection': 'not plain',
  expect: 'not plain',
  upgrade: 'not plain',
}

/** Names as clients write them: a few dozen. */
const names = new Map<string, { name: string; meaning: Meaning }>()
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
  if (fields === null || (fields.get('host') ?? '') === '') return null
  if ((fields.get('connection') ?? 'keep-alive').toLowerCase() !== 'keep-alive') return null
  return {
    method,
    path,
    acceptEncoding: fields.get('accept-encoding'),
    ifNoneMatch: fields.get('if-none-match'),
    requestId: fields.get('x-request-id'),
  }
}

/** The lines from `start` to the empty one; null where one of them is not plain or says again what was said. */
function readFields(text: string, start: number): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = start; at < text.length - 2;) {
    const end = text.indexOf('\r\n', at)
    const colon = text.indexOf(':', at)
    if (colon === -1 || colon > end) return null
    const { name, meaning } = understand(text.slice(at, colon))
    if (meaning === 'not plain' || fields.has(name)) return null
    if (meaning === 'read') fields.set(name, text.slice(colon + 1, end).trim())
    at = end + 2
  }
  return fields
}

function understand(written: string): { name: string; meaning: Meaning } {
  const known = names.get(written)
  if (known !== undefined) return known
  const name = written.toLowerCase()
  const meaning = token.test(written) ? (meanings[name] ?? 'none') : 'not plain'
  const field = { name, meaning }
  if (names.size < mostNames && written.length < 64) names.set(written, field)
  return field
}
