import { expect, test } from 'vitest'
import { countedPathOf } from './counted-path.ts'

test.each([
  ['/', '/'],
  ['/working', '/working'],
  ['/working/abc123', '/working/saved'],
])('%s is counted as %s', (pathname, counted) => {
  expect(countedPathOf(pathname)).toBe(counted)
})
