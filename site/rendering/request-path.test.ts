import { expect, test } from 'vitest'
import { respondEarly } from './request-path.ts'

function ask(address: string, method = 'GET') {
  const url = new URL(address)
  return respondEarly(new Request(url, { method }), url)
}

test('a trailing slash moves for good to the address without it, query included', () => {
  const response = ask('http://site.test/pricing/?from=mail&n=1')
  expect(response?.status).toBe(308)
  expect(response?.headers.get('location')).toBe('/pricing?from=mail&n=1')
})

test('the home page keeps its slash', () => {
  expect(ask('http://site.test/')).toBeNull()
})

test.each(['http://site.test//evil.test/', 'http://site.test///evil.test//'])(
  '%s does not lead to another host',
  (address) => {
    expect(ask(address)?.headers.get('location')).toBe('/evil.test')
  },
)

test('thousands of slashes in the middle of an address cost no time', () => {
  const start = performance.now()
  expect(ask(`http://site.test/a${'/'.repeat(15_500)}a/`)?.status).toBe(308)
  expect(performance.now() - start).toBeLessThan(50)
})

test('a backslash does not lead to another host either', () => {
  const location = ask(String.raw`http://site.test/\evil.test/`)?.headers.get('location') ?? ''
  expect(new URL(location, 'http://site.test/').host).toBe('site.test')
})

test('pages take GET and HEAD only', () => {
  const response = ask('http://site.test/pricing', 'POST')
  expect(response?.status).toBe(405)
  expect(response?.headers.get('allow')).toBe('GET, HEAD')
})
