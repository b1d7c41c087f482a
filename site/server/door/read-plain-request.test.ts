import { expect, test } from 'vitest'
import { readPlainRequest } from '#server/door/read-plain-request.ts'
import { measureHeap } from '#server/testing/measure-heap.ts'

function read(text: string) {
  return readPlainRequest(Buffer.from(text, 'latin1'))
}

test('what a browser sends to see a page is read', () => {
  const text =
    'GET /assets/main-ab%20c.js HTTP/1.1\r\nHost: example.org\r\nConnection: keep-alive\r\nUser-Agent: Browser\r\n' +
    'accept-ENCODING:  gzip, br \r\nIf-None-Match: "a"\r\nX-Request-Id: abcdefgh\r\n\r\n'
  expect(read(text)).toEqual({
    method: 'GET',
    path: '/assets/main-ab%20c.js',
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '"a"',
    requestId: 'abcdefgh',
  })
})

test('what is not said is not there', () => {
  expect(read('HEAD / HTTP/1.1\r\nhost: a\r\n\r\n')).toEqual({
    method: 'HEAD',
    path: '/',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    requestId: undefined,
  })
})

const get = 'GET / HTTP/1.1\r\nHost: a\r\n'

test.each([
  ['another method', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an older version', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['a whole address', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['two spaces', 'GET  / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a letter outside ASCII', 'GET /\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n'],
  ['two hosts', `${get}host: b\r\n\r\n`],
  ['no headers', 'GET / HTTP/1.1\r\n\r\n'],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['two requests', `${get}\r\n${get}\r\n`],
  ['a byte more', `${get}\r\nx`],
  ['a body', `${get}Content-Length: 1\r\n\r\n`],
  ['a body in chunks', `${get}Transfer-Encoding: chunked\r\n\r\n`],
  ['a space before the colon', `${get}Transfer-Encoding : chunked\r\n\r\n`],
  ['a folded line', `${get}Accept: a\r\n Content-Length: 1\r\n\r\n`],
  ['a line without a colon', `${get}Accept\r\n\r\n`],
  ['a line without a name', `${get}: a\r\n\r\n`],
  ['a bare line feed', `${get}Accept: a\nContent-Length: 1\r\n\r\n`],
  ['a bare return', `${get}Accept: a\rContent-Length: 1\r\n\r\n`],
  ['a null', `${get}Accept: a\0b\r\n\r\n`],
  ['a connection that ends', `${get}Connection: close\r\n\r\n`],
  ['a connection that changes', `${get}Connection: keep-alive, Upgrade\r\nUpgrade: h2c\r\n\r\n`],
  ['the same question twice', `${get}If-None-Match: "a"\r\nIf-None-Match: "b"\r\n\r\n`],
  ['an expectation', `${get}Expect: 100-continue\r\n\r\n`],
  ['a thousand lines, which Node refuses', `${get}${'a:b\r\n'.repeat(1000)}\r\n`],
  ['more than a page needs', `${get}Cookie: ${'a'.repeat(9_000)}\r\n\r\n`],
])('%s is left to Node', (_name, text) => {
  expect(read(text)).toBeNull()
})

test('names that every object has are names like others', () => {
  expect(
    read(`${get}constructor: a\r\nconstructor: b\r\n__proto__: c\r\n__proto__: d\r\n\r\n`),
  ).not.toBeNull()
})

test('names that clients make up keep no request in memory', () => {
  const grownBytes = measureHeap(() => {
    for (let made = 0; made < 200; made += 1)
      read(`${get}X-A-Name-That-Is-Made-Up-${made}: ${'a'.repeat(8_000)}\r\n\r\n`)
  })
  expect(grownBytes).toBeLessThan(500_000)
})
