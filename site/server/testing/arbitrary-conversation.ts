import fc from 'fast-check'

/** What a client writes on one connection: each piece is sent when the server has read the one before. */
export type Conversation = readonly string[]

const names = [
  'Accept-Encoding',
  'If-None-Match',
  'Connection',
  'Content-Length',
  'Transfer-Encoding',
  'Expect',
  'Upgrade',
  'Proxy-Connection',
  'Host',
  'X-Request-Id',
  'X-Forwarded-For',
  'Range',
  'Keep-Alive',
  'TE',
  'Cookie',
  'Content_Length',
  'constructor',
  '__proto__',
]
const values = [
  '',
  'gzip',
  'br;q=0, gzip;q=0.5',
  'gzip \t ',
  'identity;q=0',
  '*',
  '"the tag"',
  'W/"x", *',
  'keep-alive',
  'Keep-Alive',
  'close',
  'keep-alive, close',
  'upgrade',
  'websocket',
  '0',
  '5',
  '+5',
  '5, 5',
  'chunked',
  'chunked, identity',
  '100-continue',
  'bytes=0-3',
  'abcdefgh',
  'a\tb',
]
const targets = [
  '/',
  '/file.js',
  '/gone',
  '/?q',
  '//',
  '//host/',
  '/%2e%2e/',
  '/%00',
  '/#a',
  'http://a/',
  '*',
  '',
]

/** Mostly the first, so that most requests are plain and some are not in one thing. */
function mostly<T>(usual: T, ...odd: fc.Arbitrary<T>[]): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: fc.constant(usual), weight: 40 }, ...odd)
}

const latin = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) })
const printable = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
})
const lineEnd = mostly('\r\n', fc.constantFrom('\n', '\r', '\r\n ', '\r\n\t', '\0\r\n'))
const inAnyCase = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase())

const field = fc
  .tuple(
    fc.oneof({ arbitrary: fc.constantFrom(...names).chain(inAnyCase), weight: 8 }, latin),
    mostly(': ', fc.constantFrom(':', ' : ', ':\t', '', ':: ')),
    fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 8 }, latin),
    lineEnd,
  )
  .map((parts) => parts.join(''))

const requestLine = fc
  .tuple(
    mostly('', fc.constantFrom('\r\n', ' ', '\n')),
    fc.oneof(
      { arbitrary: fc.constantFrom('GET', 'HEAD'), weight: 30 },
      fc.constantFrom('POST', 'get', 'OPTIONS', 'PRI', 'GE'),
    ),
    mostly(' ', fc.constantFrom('  ', '\t')),
    fc.oneof(
      { arbitrary: fc.constantFrom('/', '/file.js', '/gone'), weight: 20 },
      fc.constantFrom(...targets),
      printable.map((path) => `/${path}`),
    ),
    mostly(
      ' HTTP/1.1',
      fc.constantFrom(' HTTP/1.0', ' HTTP/1.2', ' HTTP/2.0', ' http/1.1', ' HTTP/1.1 ', ''),
    ),
    lineEnd,
  )
  .map((parts) => parts.join(''))

const request = fc
  .tuple(
    requestLine,
    mostly('Host: site\r\n', fc.constantFrom('', 'Host:\r\n', 'host : a\r\n', 'Host: a/b?c\r\n')),
    fc.array(field, { maxLength: 2 }).map((fields) => fields.join('')),
    mostly('', fc.constantFrom('a:b\r\n'.repeat(1200), `X: ${'a'.repeat(9_000)}\r\n`)),
    mostly('\r\n', fc.constantFrom('', '\n', '\r\n\r\n', '\r\n\0')),
    mostly('', fc.constantFrom('hello', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n')),
  )
  .map((parts) => parts.join(''))

/** One request in one piece, in two, or together with the next. */
const cut = fc.oneof(
  { arbitrary: fc.constant('whole' as const), weight: 8 },
  fc.constant('joined' as const),
  fc.nat({ max: 120 }),
)

export const arbitraryConversation: fc.Arbitrary<Conversation> = fc
  .array(fc.tuple(request, cut), { minLength: 1, maxLength: 4 })
  .map((requests) => {
    const pieces: string[] = []
    let begun = ''
    for (const [text, where] of requests) {
      const at = typeof where === 'number' ? where : 0
      const all = begun + text
      begun = where === 'joined' ? all : ''
      if (where !== 'joined')
        pieces.push(...[all.slice(0, at), all.slice(at)].filter((piece) => piece !== ''))
    }
    return begun === '' ? pieces : [...pieces, begun]
  })
