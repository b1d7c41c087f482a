import { expect, test } from 'vitest'
import { isAllowedPicture } from './is-allowed-picture.ts'

test.each([
  ['/content/images/local/production/a.png?w=100', true],
  ['https://cdn.sanity.io/images/p/production/a.png', true],
  ['//evil.example/a.png', false],
  [String.raw`/\evil.example/a.png`, false],
  ['/\t/evil.example/a.png', false],
  ['https://cdn.sanity.io.evil.example/a.png', false],
  ['data:image/png;base64,AAAA', false],
  ['https://', false],
])('%j: %s', (address, isAllowed) => {
  expect(isAllowedPicture(address)).toBe(isAllowed)
})
