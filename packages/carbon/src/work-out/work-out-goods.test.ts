import { expect, test } from 'vitest'
import { detailsOf } from '../analysis/details-of.ts'
import { countedFactors, workOutOne } from '../testing/work-out-one.ts'

test('water and sewage are UK proxies in categories 1 and 5', () => {
  const water = workOutOne({ kind: 'water', quantity: '86', unit: 'kL' })
  const sewage = workOutOne({ kind: 'wastewater', quantity: '70', unit: 'kL' })
  expect(water.activity.emissions[0]).toMatchObject({
    category: 1,
    kgCO2e: '16.4518',
    steps: ['86 kL = 86 m3'],
  })
  expect(sewage.activity.emissions[0]).toMatchObject({ category: 5, kgCO2e: '11.9616' })
  expect(water.activity.match).toMatchObject({ proxy: true, status: 'review' })
})

test('waste with its stream named is accepted, without one it is a question', () => {
  const named = workOutOne({
    kind: 'waste',
    quantity: '2.4',
    unit: 't',
    description: 'Commercial and industrial waste',
  })
  const open = workOutOne({
    kind: 'waste',
    quantity: '2.4',
    unit: 't',
    description: 'General waste disposal',
  })
  expect(named.activity.match).toMatchObject({
    status: 'accept',
    factors: ['au-nga-2025-waste-landfill-c-and-i-scope3-t'],
  })
  expect(open.questions[0]?.options.map(({ kgCO2e }) => kgCO2e)).toEqual(['3120', '3840', '480'])
})

test('bin lifts say no mass and are not counted', () => {
  expect(
    workOutOne({ kind: 'waste', quantity: '8', unit: 'each', description: 'General waste bin lift' }).activity
      .match.status,
  ).toBe('none')
})

test('recycled waste in cubic metres is weighed by its published density', () => {
  const { activity } = workOutOne({
    kind: 'waste',
    quantity: '3',
    unit: 'm3',
    description: 'Cardboard recycling',
  })
  expect(activity.emissions[0]?.steps).toEqual(['3 m3 × 0.09 t/m3 = 0.27 t (density, NGA 2025 Table 15)'])
})

test('the 2026 stream averages hold from July 2026', () => {
  const line = { kind: 'waste', quantity: '1', unit: 't', description: 'MSW gate weight' } as const
  expect(countedFactors(line, { period: { start: '2026-08-01', end: '2026-08-01' } })).toEqual([
    'au-nga-2026-waste-landfill-msw-scope3-t',
  ])
})

test('concrete by volume is weighed, and the UK factor is a proxy', () => {
  const { activity } = workOutOne({
    kind: 'material',
    quantity: '7.2',
    unit: 'm3',
    description: 'N32/20 concrete',
  })
  expect(activity.match).toMatchObject({
    proxy: true,
    status: 'review',
    factors: ['gb-defra-2025-material-concrete-primary-scope3-t'],
  })
  expect(activity.emissions[0]?.factorQuantity).toBe('17.28')
})

test.each(['Beeswax XL', 'Olive oil', 'Cement (50KG)', 'Pasir halus'])(
  '%s has no factor and gets none',
  (description) => {
    expect(
      workOutOne({ kind: 'material', quantity: '100', unit: 'kg', description }).activity.match.status,
    ).toBe('none')
  },
)

test.each(['Late payment fee', 'GST', 'Delivery booking fee', 'Pay on time discount'])(
  '%s is a charge, not an activity',
  (description) => {
    const { activity } = workOutOne({ kind: 'spend', quantity: '12', unit: 'AUD', description })
    expect(activity.match.reason).toContain('not an activity')
  },
)

test('money is screening grade, without GST, with its price year', () => {
  const { activity } = workOutOne({
    kind: 'spend',
    quantity: '5500',
    unit: 'AUD',
    description: 'Legal fees',
    details: detailsOf({ taxIncluded: true }),
  })
  expect(activity.match.status).toBe('review')
  expect(activity.match.reason).toContain('Screening grade')
  expect(activity.emissions[0]).toMatchObject({ factorQuantity: '5000', kgCO2e: '130.52660365' })
  expect(activity.emissions[0]?.steps).toEqual([
    '5500 AUD with GST ÷ 1.1 = 5000 AUD',
    'the factor is per AUD of 2024; the amount was not deflated',
  ])
})

test('money that may or may not have tax in it keeps it, and says so', () => {
  const { activity } = workOutOne({ kind: 'spend', quantity: '100', unit: 'AUD', description: 'Legal fees' })
  expect(activity.emissions[0]?.steps[0]).toBe(
    '100 AUD as printed; the document does not say whether tax is in it, none was taken out',
  )
})

test('American dollars take the published factors, not the ones turned into Australian dollars', () => {
  const { activity } = workOutOne(
    {
      kind: 'spend',
      quantity: '100',
      unit: 'USD',
      description: 'Legal fees',
      details: detailsOf({ taxIncluded: false }),
    },
    { region: { region: 'US', because: 'printed' }, currency: 'USD' },
  )
  expect(activity.match.factors).toEqual(['us-epa-spend-v1-3-541110-usd2022'])
})

test('money in a currency without factors is not counted', () => {
  expect(
    workOutOne({ kind: 'spend', quantity: '100', unit: 'EUR', description: 'Legal fees' }).activity.match
      .status,
  ).toBe('none')
})

test('a refrigerant top-up counts whole, a system charge by its annual leakage', () => {
  const topUp = workOutOne({ kind: 'refrigerant', quantity: '2', unit: 'kg', description: 'R-410A top up' })
  const charge = workOutOne({
    kind: 'refrigerant',
    quantity: '3',
    unit: 'kg',
    description: 'Split system charge of R410A',
  })
  expect([topUp.totals.kgCO2e, charge.totals.kgCO2e]).toEqual(['3848', '202.02'])
})

test('a refrigerant without an AR5 figure is not counted', () => {
  const { activity } = workOutOne({
    kind: 'refrigerant',
    quantity: '2',
    unit: 'kg',
    description: 'R449A recharge',
  })
  expect(activity.match.reason).toContain('No AR5 warming potential for R449A')
})
