import { expect, test } from 'vitest'
import { companionsOf } from './companion-factors.ts'

const idsOf = (id: string) => companionsOf(id).map((factor) => factor.id)

test.each([
  ['au-nga-2025-electricity-vic-scope2', ['au-nga-2025-electricity-vic-scope3']],
  ['au-nga-2025-electricity-vic-scope3', ['au-nga-2025-electricity-vic-scope2']],
  ['au-nga-2025-diesel-stationary-scope1-l', ['au-nga-2025-diesel-stationary-scope3-l']],
  [
    'gb-defra-2025-electricity-uk-scope2',
    [
      'gb-defra-2025-electricity-uk-td-loss-scope3',
      'gb-defra-2025-electricity-uk-wtt-generation-scope3',
      'gb-defra-2025-electricity-uk-wtt-td-scope3',
    ],
  ],
  [
    'gb-defra-2025-diesel-average-biofuel-blend-wtt-scope3-l',
    ['gb-defra-2025-diesel-average-biofuel-blend-scope1-l'],
  ],
  ['us-epa-2025-electricity-us-average-scope2', []],
  ['none', []],
])('%s goes together with %j', (id, companions) => {
  expect(idsOf(id)).toEqual(companions)
})
