import { expect, test } from 'vitest'
import { typesetName } from './typeset-name.ts'

test('no hyphen stands in for a dash, and a scope keeps its number', () => {
  expect(typesetName('Grid electricity, Queensland - Scope 2 location-based')).toBe(
    'Grid electricity, Queensland, Scope\u00a02 location-based',
  )
  expect(typesetName('activity 1 Jul 2026 - 30 Jun 2027')).toBe('activity 1 Jul 2026 to 30 Jun 2027')
})
