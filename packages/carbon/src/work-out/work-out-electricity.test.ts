import { expect, test } from 'vitest'
import { countedFactors, workOutOne } from '../testing/work-out-one.ts'

const fourMwh = { kind: 'electricity', quantity: '4250', unit: 'kWh', description: 'Peak usage' } as const

test('electricity is split into Scope 2 and Scope 3 with the sums of the contract', () => {
  const { activity, totals } = workOutOne(fourMwh)
  expect(activity.match).toMatchObject({
    status: 'accept',
    method: 'direct',
    confidence: '0.98',
    proxy: false,
  })
  expect(activity.emissions.filter(({ counted }) => counted)).toMatchObject([
    {
      factor: 'au-nga-2025-electricity-qld-scope2',
      scope: 2,
      method: 'location-based',
      category: null,
      expression: '4250 kWh × 0.67 kgCO2e/kWh',
      kgCO2e: '2847.5',
      uncertainty: null,
    },
    {
      factor: 'au-nga-2025-electricity-qld-scope3',
      scope: 3,
      method: null,
      category: 3,
      expression: '4250 kWh × 0.09 kgCO2e/kWh',
      kgCO2e: '382.5',
    },
  ])
  expect(totals).toEqual({ kgCO2e: '3230', byScope: { '1': '0', '2': '2847.5', '3': '382.5' } })
})

test('market-based Scope 2 is shown with its assumption and never counted', () => {
  const { activity } = workOutOne(fourMwh)
  const [residual] = activity.emissions.filter(({ method }) => method === 'market-based')
  expect(residual).toMatchObject({
    factor: 'au-nga-2025-electricity-residual-mix-scope2',
    kgCO2e: '3442.5',
    counted: false,
  })
  expect(residual?.steps.join(' ')).toContain('a bill prints none of these')
})

test('the edition follows the dates of the line before those of the document', () => {
  const period = { start: '2024-10-01', end: '2024-10-31' }
  expect(countedFactors({ ...fourMwh, period })).toEqual([
    'au-nga-2024-electricity-qld-scope2',
    'au-nga-2024-electricity-qld-scope3',
  ])
})

test('a period across 1 July keeps the figure of the other edition as an alternative', () => {
  const { activity } = workOutOne(fourMwh, { period: { start: '2025-06-15', end: '2025-09-14' } })
  expect(activity.match.factors[0]).toBe('au-nga-2025-electricity-qld-scope2')
  expect(activity.match.alternatives).toMatchObject([{ label: 'All of it by NGA 2024', kgCO2e: '3442.5' }])
})

test('electricity without a date is reviewed in the newest edition', () => {
  const { activity } = workOutOne(fourMwh, { period: null })
  expect(activity.match).toMatchObject({
    status: 'review',
    factors: ['au-nga-2026-electricity-qld-scope2', 'au-nga-2026-electricity-qld-scope3'],
  })
  expect(activity.match.reason).toContain('No date found')
})

test('a disputed factor is reviewed, and the dispute is a problem of the analysis', () => {
  const { activity, problems } = workOutOne(fourMwh, {
    region: { region: 'AU-TAS', because: 'printed' },
    period: { start: '2026-08-01', end: '2026-08-31' },
  })
  expect(activity.match.status).toBe('review')
  expect(problems).toMatchObject([{ code: 'disputed_factor' }])
  expect(problems[0]?.text).toContain('0.21')
})

test('an unknown Australian state is a question with every state, and the average is counted until it is answered', () => {
  const { activity, questions, totals } = workOutOne(fourMwh, { region: null })
  expect(activity.match.status).toBe('ask')
  expect(questions[0]?.options).toHaveLength(10)
  expect(questions[0]?.options[0]).toMatchObject({
    label: 'Australian average',
    kgCO2e: '2932.5',
    scope: 'Scope 2 and 3',
  })
  expect(totals.kgCO2e).toBe('2932.5')
})

test('French electricity takes the French figure of the year, and none of another country', () => {
  const { activity, problems } = workOutOne(fourMwh, {
    region: { region: 'FR', because: 'printed' },
    country: 'FR',
    currency: 'EUR',
  })
  expect(activity.match.factors).toEqual(['fr-eea-2025-electricity-2024-scope2'])
  expect(activity.emissions.map(({ kgCO2e }) => kgCO2e)).toEqual(['153'])
  expect(activity.match).toMatchObject({ status: 'review', proxy: false })
  expect(activity.match.reason).toContain('no row for 2025 is in the library, so 2024 is used')
  expect(problems).toEqual([])
})

test('electricity billed in a foreign currency, with no place, gets no Australian factor', () => {
  expect(workOutOne(fourMwh, { region: null, country: null, currency: 'EUR' }).activity.match.status).toBe(
    'none',
  )
})

test('an external territory is not on a grid of Australia: the world stands in, as a last resort', () => {
  const { match } = workOutOne(fourMwh, { region: { region: 'NF', because: 'postcode 2899' } }).activity
  expect(match).toMatchObject({
    status: 'review',
    proxy: true,
    factors: ['global-ember-2026-electricity-2025-scope2'],
    reason: expect.stringContaining('A last resort: the library holds no factor for Norfolk Island'),
  })
})

test('British electricity counts losses and well-to-tank in Scope 3', () => {
  const context = { region: { region: 'GB', because: 'printed' }, country: 'GB', currency: 'GBP' }
  expect(countedFactors(fourMwh, context)).toEqual([
    'gb-defra-2025-electricity-uk-scope2',
    'gb-defra-2025-electricity-uk-td-loss-scope3',
    'gb-defra-2025-electricity-uk-wtt-generation-scope3',
    'gb-defra-2025-electricity-uk-wtt-td-scope3',
  ])
})

test('American electricity takes the subregion when it is named and marks the national average when not', () => {
  expect(
    countedFactors(fourMwh, { region: { region: 'US-CAMX', because: 'printed' }, currency: 'USD' }),
  ).toEqual(['us-epa-2025-electricity-camx-scope2'])
  const average = workOutOne(fourMwh, { region: { region: 'US-NY', because: 'printed' }, currency: 'USD' })
  expect(average.activity.match).toMatchObject({
    factors: ['us-epa-2025-electricity-us-average-scope2'],
    proxy: true,
    status: 'review',
  })
})

test('meter data in kBtu is worked out in kWh', () => {
  const { activity } = workOutOne({ ...fourMwh, quantity: '1000', unit: 'kBtu' })
  expect(activity.emissions[0]?.steps[0]).toContain('1000 kBtu × 1.0550559 MJ/kBtu ÷ 3.6 MJ/kWh')
})

test('an American unit on a document without a place is not counted with Australian factors', () => {
  const nowhere = { region: null, country: null, currency: null }
  expect(countedFactors({ ...fourMwh, unit: 'kBtu' }, nowhere)).toEqual([
    'us-epa-2025-electricity-us-average-scope2',
  ])
  expect(countedFactors({ kind: 'natural-gas', quantity: '12', unit: 'therm' }, nowhere)).toEqual([
    'us-epa-2025-stationary-natural-gas-scope1-mmbtu',
  ])
  expect(countedFactors({ kind: 'natural-gas', quantity: '12', unit: 'therm' })[0]).toBe(
    'au-nga-2025-natural-gas-scope1-gj',
  )
})

test('exported solar is shown and not counted, and is no problem', () => {
  const { activity, problems, totals } = workOutOne({
    kind: 'electricity-export',
    quantity: '781.704',
    unit: 'kWh',
  })
  expect([activity.match.status, activity.quantity, totals.kgCO2e, problems.length]).toEqual([
    'none',
    '781.704',
    '0',
    0,
  ])
})

test('electricity with no unit printed is read as kWh, says so and is reviewed', () => {
  const { activity } = workOutOne({ ...fourMwh, unit: null })
  expect(activity.match.status).toBe('review')
  expect(activity.emissions[0]?.steps).toEqual(['no unit printed: 4250 read as kWh'])
})

test('demand in kVA is refused as energy', () => {
  const { activity, problems } = workOutOne({ ...fourMwh, unit: 'kVA' })
  expect(activity.match.status).toBe('none')
  expect(problems[0]).toMatchObject({
    code: 'unit_mismatch',
    text: 'Peak usage: kVA cannot be turned into kWh, which the factor is per.',
  })
})

test('heat from a network has no factor in Australia', () => {
  expect(workOutOne({ kind: 'heat', quantity: '10', unit: 'MWh' }).activity.match.status).toBe('none')
})
