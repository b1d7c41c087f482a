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
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Ontario', 'CA-ON'],
  ['Ontario, Canada', 'CA-ON'],
  ['world', 'GLOBAL'],
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

test('every listed region has a name that is not its code', () => {
  const nameless = allRegions().filter(({ code, name }) => name === code)
  expect(nameless).toEqual([])
})
