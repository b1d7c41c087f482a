import { expect, test } from 'vitest'
import { decodeDataUrl } from './decode-data-url.ts'

test('gives the bytes of a base64 data URL, whatever its media type', () => {
  expect(decodeDataUrl('data:text/plain;charset=utf-8;base64,a1do')).toEqual(Buffer.from('kWh'))
  expect(decodeDataUrl('data:;base64,a1do')).toEqual(Buffer.from('kWh'))
  expect(decodeDataUrl('data:application/pdf;base64,')).toEqual(Buffer.alloc(0))
})

test.each([
  ['no data URL', 'a1do'],
  ['another encoding', 'data:text/plain,kWh'],
  ['a stray character', 'data:;base64,a1d!'],
  ['a line break', 'data:;base64,a1\ndo123'],
  ['the URL-safe alphabet', 'data:;base64,a-_o'],
  ['missing padding', 'data:;base64,a1doMQ'],
  ['padding in the middle', 'data:;base64,YQ==a1do'],
])('refuses %s', (_name, text) => {
  expect(decodeDataUrl(text)).toBeNull()
})

test('keeps 10 MB of random bytes as they are', () => {
  const bytes = crypto.getRandomValues(new Uint8Array(65_536))
  const many = Buffer.concat(Array.from({ length: 160 }, () => bytes))
  const decoded = decodeDataUrl(`data:;base64,${many.toString('base64')}`)
  expect(decoded !== null && many.equals(decoded)).toBe(true)
})
