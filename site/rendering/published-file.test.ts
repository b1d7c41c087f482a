import { expect, test } from 'vitest'
import { compress } from './compress.ts'
import { measureHeap } from '#server/testing/measure-heap.ts'
import { answerWithFile, makePublishedFile, respondWithFile } from './published-file.ts'

const identity = new TextEncoder().encode('<h1>Every tonne has a paper trail</h1>'.repeat(40))
const page = makePublishedFile({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  },
  bodies: { identity, ...(await compress(identity, 'request')) },
})

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return respondWithFile(new Request('http://site.test/', { method, headers }), page)
}

test('sends the compressed body with its length and its encoding', async () => {
  const response = ask({ 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-length')).toBe(String(page.bodies.br?.byteLength))
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(page.bodies.br)
})

test('names Accept-Encoding in Vary whichever body is sent', () => {
  expect(ask().headers.get('vary')).toBe('Accept-Encoding')
  expect(ask({ 'accept-encoding': 'gzip' }).headers.get('vary')).toBe('Accept-Encoding')
})

test('each encoding has an entity tag of its own', () => {
  const tags = ['identity', 'br', 'gzip'].map((encoding) =>
    ask({ 'accept-encoding': encoding }).headers.get('etag'),
  )
  expect(new Set(tags).size).toBe(3)
})

test.each([
  ['the same tag', (etag: string) => etag],
  ['the same tag, weak', (etag: string) => `W/${etag}`],
  ['a list with the tag', (etag: string) => `"other", ${etag}`],
  ['a star', () => '*'],
])('answers 304 without a body to %s', async (_form, write) => {
  const etag = ask({ 'accept-encoding': 'br' }).headers.get('etag') ?? ''
  const response = ask({ 'accept-encoding': 'br', 'if-none-match': write(etag) })
  expect(response.status).toBe(304)
  expect(response.headers.get('etag')).toBe(etag)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe('')
})

test('sends the body again to a tag of another encoding', () => {
  const etag = ask({ 'accept-encoding': 'gzip' }).headers.get('etag') ?? ''
  expect(ask({ 'accept-encoding': 'br', 'if-none-match': etag }).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const head = ask({ 'accept-encoding': 'br' }, 'HEAD')
  expect(Object.fromEntries(head.headers)).toEqual(
    Object.fromEntries(ask({ 'accept-encoding': 'br' }).headers),
  )
  expect(await head.text()).toBe('')
})

test('an answer that is not 200 carries no entity tag and is never 304', () => {
  const missing = makePublishedFile({ status: 404, headers: {}, bodies: { identity } })
  const response = respondWithFile(
    new Request('http://site.test/', { headers: { 'if-none-match': '*' } }),
    missing,
  )
  expect(response.status).toBe(404)
  expect(response.headers.get('etag')).toBeNull()
})

test('what is kept of a header keeps no request in memory', () => {
  const asked = { method: 'GET', ifNoneMatch: null }
  const files = Array.from({ length: 20 }, (_, index) =>
    makePublishedFile({ ...page, headers: { 'x-index': String(index) } }),
  )
  const grownBytes = measureHeap(() => {
    for (const [index, file] of files.entries()) {
      for (let made = 0; made < 16; made += 1) {
        const text = `${index} ${made} ${'a'.repeat(8_000)}`
        answerWithFile(file, { ...asked, acceptEncoding: text.slice(0, 30) })
      }
    }
  })
  expect(grownBytes).toBeLessThan(1_000_000)
  expect(files).toHaveLength(20)
})
