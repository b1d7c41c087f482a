import { expect, test } from 'vitest'
import { findNamedPlace } from './find-named-place.ts'
import { allRegions } from './list-regions.ts'

test.each([
  ['Queensland', 'AU-QLD'],
  ['brisbane', 'AU-QLD'],
  ['AU-qld', 'AU-QLD'],
  ['South Australia', 'AU-SA'],
  ['uk', 'GB'],
  ['Germany', 'DE'],
])('%s is %s', (name, code) => {
  expect(findNamedPlace(name)).toBe(code)
})

test.each(['SA', 'Atlantis', '', 'Queensland or Victoria', '!'])('“%s” is no single place', (name) => {
  expect(findNamedPlace(name)).toBeNull()
})

test('every listed code is a place, but for the one that is two', () => {
  const unknown = allRegions().filter(({ code }) => findNamedPlace(code) !== code)
  expect(unknown.map(({ code }) => code)).toEqual(['SA'])
})
