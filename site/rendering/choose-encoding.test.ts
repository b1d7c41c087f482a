import { expect, test } from 'vitest'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

const all = new Set<Encoding>(['br', 'gzip', 'identity'])

test.each([
  ['no header asks for nothing special', null, 'identity'],
  ['an empty header accepts identity only', '', 'identity'],
  ['a browser gets br', 'gzip, deflate, br, zstd', 'br'],
  ['an older client gets gzip', 'gzip, deflate', 'gzip'],
  ['names are compared without case', 'GZIP', 'gzip'],
  ['the old name of gzip counts', 'x-gzip', 'gzip'],
  ['the higher weight wins', 'br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br wins at equal weights', 'gzip;q=0.5, br;q=0.5', 'br'],
  ['a weight of nought refuses', 'br;q=0, gzip', 'gzip'],
  ['a star stands for what is not named', 'br;q=0, *', 'gzip'],
  ['a star of nought refuses what is not named', 'gzip, *;q=0', 'gzip'],
  ['identity preferred by weight is kept', 'identity;q=1, br;q=0.5', 'identity'],
  ['identity refused without an alternative is sent all the same', 'identity;q=0, deflate', 'identity'],
  ['an unreadable weight refuses', 'br;q=high, gzip;q=0.1', 'gzip'],
  ['part of a name is not the name', 'brotli, xgzip', 'identity'],
] as const)('%s', (_fact, header, expected) => {
  expect(chooseEncoding(header, all)).toBe(expected)
})

test('what is not at hand is not chosen', () => {
  expect(chooseEncoding('br, gzip;q=0.5', new Set<Encoding>(['identity', 'gzip']))).toBe('gzip')
})
