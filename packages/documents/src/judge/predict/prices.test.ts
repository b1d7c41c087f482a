import { expect, test } from 'vitest'
import countries from '../../lay-out/values/countries.generated.json' with { type: 'json' }
import table from './prices.generated.json' with { type: 'json' }

test('what the money of every country is worth is known, so that a price speaks for or against a figure', () => {
  const known = new Set(Object.keys(table.usdPer))
  expect(countries.currency.filter((currency) => currency !== '' && !known.has(currency))).toEqual([])
})
