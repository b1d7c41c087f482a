import { expect, test } from 'vitest'
import { depotYear, workOutYear } from './ledger-year.ts'

test('a month is its litres and kilowatt-hours times their factors', () => {
  const [july] = workOutYear(depotYear, 'AU-QLD').rows
  expect(july).toMatchObject({ scope1: '16583.4864', scope2: '25728', scope3: '7542.8136' })
})

test('rows and columns agree for every state', () => {
  for (const state of ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'NT'])
    expect(workOutYear(depotYear, `AU-${state}`).isCrossFooted).toBe(true)
})

test('another grid leaves the diesel as it is', () => {
  const [queensland, tasmania] = ['AU-QLD', 'AU-TAS'].map((region) => workOutYear(depotYear, region).total)
  expect(tasmania?.scope1).toBe(queensland?.scope1)
  expect(tasmania?.scope2).not.toBe(queensland?.scope2)
})
