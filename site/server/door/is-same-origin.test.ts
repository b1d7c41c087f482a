import { expect, test } from 'vitest'
import { isSameOrigin } from '#server/door/is-same-origin.ts'

function comes(headers: Record<string, string>, publicOrigin: string | null = null): boolean {
  return isSameOrigin(
    new Request('http://site.example/api/contact', { method: 'POST', headers }),
    publicOrigin,
  )
}

test('a page of this site may post', () => {
  expect(comes({ 'sec-fetch-site': 'same-origin', origin: 'http://site.example' })).toBe(true)
})

test('a page of another site may not', () => {
  expect(comes({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(false)
  expect(comes({ origin: 'https://evil.example' })).toBe(false)
})

test('a sister domain is another site', () => {
  expect(comes({ 'sec-fetch-site': 'same-site', origin: 'http://blog.site.example' })).toBe(false)
})

test('an older browser is judged by its Origin header, whatever the scheme in front of the proxy', () => {
  expect(comes({ origin: 'http://site.example' })).toBe(true)
  expect(comes({ origin: 'https://site.example' })).toBe(true)
})

test('the configured public origin counts as this site', () => {
  expect(comes({ origin: 'https://www.brand.example' }, 'https://www.brand.example')).toBe(true)
})

test('an opaque origin is another site', () => {
  expect(comes({ origin: 'null' })).toBe(false)
})

test('a program that names no origin may post', () => {
  expect(comes({})).toBe(true)
})
