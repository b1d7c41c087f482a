import { expect, test } from 'vitest'
import type { ActivityLine } from '../analysis/analysis-schema.ts'
import type { WorkOutContext } from './choice.ts'
import { makeTestContext, makeTestLine } from '../testing/make-test-line.ts'
import { workOutActivities } from './work-out-activities.ts'
import { detailsOf } from '../analysis/details-of.ts'

function workOutOne(line: Parameters<typeof makeTestLine>[0], context: Partial<WorkOutContext> = {}) {
  const worked = workOutActivities([makeTestLine(line)], makeTestContext(context))
  const [activity] = worked.activities
  if (activity === undefined) throw new Error('no activity')
  return { ...worked, activity }
}

function countedFactors(
  line: Parameters<typeof makeTestLine>[0],
  context: Partial<WorkOutContext> = {},
): string[] {
  return workOutOne(line, context)
    .activity.emissions.filter(({ counted }) => counted)
    .map(({ factor }) => factor)
}

const fourMwh = { kind: 'electricity', quantity: '4250', unit: 'kWh', description: 'Peak usage' } as const
const diesel = { kind: 'diesel', quantity: '62.4', unit: 'L', description: 'Diesel' } as const

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

test('diesel on a docket is a question with both sums', () => {
  const { activity, questions, totals } = workOutOne(diesel, { documentType: 'fuel-receipt' })
  expect(activity.match.status).toBe('ask')
  expect(questions).toMatchObject([
    {
      id: 'q1',
      activity: 'a1',
      options: [
        { label: 'Registered vehicle', kgCO2e: '211.2618144', scope: 'Scope 1 and 3' },
        { label: 'Generator or off-road plant', kgCO2e: '210.756' },
        { label: 'Heavy truck, Euro IV or later', kgCO2e: '211.1654688' },
      ],
    },
  ])
  expect(totals.kgCO2e).toBe('211.2618144')
})

test('words that name the use settle the question', () => {
  expect(countedFactors({ ...diesel, description: 'Bulk diesel, site generator' })).toEqual([
    'au-nga-2025-diesel-stationary-scope1-l',
    'au-nga-2025-diesel-stationary-scope3-l',
  ])
  expect(workOutOne({ ...diesel, description: 'Bulk diesel, site generator' }).questions).toEqual([])
})

test('a fuel log settles on the road only where it names the vehicles', () => {
  const log = { documentType: 'fuel-log' as const }
  const named = { ...diesel, details: detailsOf({ vehicleNamed: true }) }
  expect(workOutOne(named, log)).toMatchObject({ activity: { match: { status: 'accept' } }, questions: [] })
  const { questions } = workOutOne(diesel, log)
  expect(questions[0]?.options[0]?.label).toBe('Registered vehicle')
})

test('petrol and LPG with no use named are questions', () => {
  const petrol = workOutOne({ kind: 'petrol', quantity: '40', unit: 'L', description: 'ULP 91' })
  const lpg = workOutOne({ kind: 'lpg', quantity: '40', unit: 'L', description: 'LPG' })
  expect(petrol.questions[0]?.options.map(({ label }) => label)).toEqual([
    'Registered vehicle',
    'Generator or small engine',
  ])
  expect(lpg.questions[0]?.options.map(({ label }) => label)).toEqual([
    'Heating, cooking or forklift',
    'Registered vehicle',
  ])
})

test('cylinders are worked out by the mass that their description prints', () => {
  const { activity } = workOutOne({
    kind: 'lpg',
    quantity: '2',
    unit: 'each',
    description: '45 kg LPG cylinder',
  })
  expect(activity.emissions[0]).toMatchObject({
    factor: 'au-derived-2025-lpg-stationary-scope1-kg',
    factorQuantity: '90',
    steps: ['2 × 45 kg (mass of one, as printed) = 90 kg'],
  })
})

test('a blend is not the fuel that it is made from', () => {
  expect(countedFactors({ kind: 'petrol', quantity: '50', unit: 'L', description: 'Unleaded E10' })[0]).toBe(
    'au-derived-2025-petrol-e10-road-light-scope1-l',
  )
  expect(countedFactors({ kind: 'fuel', quantity: '50', unit: 'L', description: 'Biodiesel B20' })[0]).toBe(
    'au-derived-2025-diesel-b20-road-light-scope1-l',
  )
})

test('AdBlue is not a fuel', () => {
  expect(
    workOutOne({ kind: 'fuel', quantity: '10', unit: 'L', description: 'AdBlue' }).activity.match.status,
  ).toBe('none')
})

test('petrol of a country without a factor takes the default, and says so', () => {
  const { activity } = workOutOne(
    { kind: 'petrol', quantity: '35.1', unit: 'L', description: 'V-Power 97' },
    { region: { region: 'MY', because: 'printed' }, currency: 'MYR' },
  )
  expect(activity.match.proxy).toBe(true)
  expect(activity.match.factors).toEqual(['global-ipcc-2006-motor-gasoline-road-scope1-l'])
  expect(activity.match.reason).toContain('A default: the library holds no factor of its own for Malaysia')
})

test('British petrol takes the forecourt blend with its well-to-tank', () => {
  const context = { region: { region: 'GB', because: 'printed' }, documentType: 'fuel-log' as const }
  expect(
    countedFactors({ kind: 'petrol', quantity: '674.1', unit: 'L', description: 'Petrol E5' }, context),
  ).toEqual([
    'gb-defra-2025-petrol-average-biofuel-blend-scope1-l',
    'gb-defra-2025-petrol-average-biofuel-blend-wtt-scope3-l',
  ])
})

test('American gasoline asks about road or off-road', () => {
  const { questions } = workOutOne(
    { kind: 'petrol', quantity: '12', unit: 'gal-us', description: 'Regular unleaded' },
    { region: { region: 'US', because: 'printed' } },
  )
  expect(questions[0]?.options.map(({ label }) => label)).toEqual(['Road vehicle', 'Off-road equipment'])
})

test('natural gas asks for metro or non-metro only where the factors differ', () => {
  const gas = { kind: 'natural-gas', quantity: '48250', unit: 'MJ', description: 'Gas usage' } as const
  expect(workOutOne(gas, { region: { region: 'AU-VIC', because: 'printed' } }).questions).toEqual([])
  expect(workOutOne(gas, { region: { region: 'AU-ACT', because: 'printed' } }).questions).toEqual([])
  expect(workOutOne(gas).questions[0]?.options.map(({ kgCO2e }) => kgCO2e)).toEqual([
    '2910.9225',
    '2867.4975',
  ])
})

test('gas by volume takes the factors per cubic metre', () => {
  const { activity } = workOutOne(
    { kind: 'natural-gas', quantity: '100', unit: 'm3', description: 'Gas' },
    { region: { region: 'AU-VIC', because: 'printed' } },
  )
  expect(activity.match.factors).toEqual([
    'au-nga-2025-natural-gas-scope1-m3',
    'au-nga-2025-natural-gas-vic-metro-scope3-m3',
  ])
})

test('gas in Tasmania is marked as a proxy, because the table withholds its figure', () => {
  const { activity } = workOutOne(
    { kind: 'natural-gas', quantity: '10', unit: 'GJ', description: 'Gas' },
    { region: { region: 'AU-TAS', because: 'printed' } },
  )
  expect(activity.match.proxy).toBe(true)
})

test('gases are kept apart where they are published', () => {
  const { activity } = workOutOne({ ...diesel, quantity: '1000' }, { documentType: 'fuel-log' })
  expect(activity.emissions[0]?.gases).toEqual({ co2: '2698.14', ch4: '0.386', n2o: '19.3' })
})

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

test('water with no unit printed is not counted', () => {
  const { activity, problems } = workOutOne({ kind: 'water', quantity: '1980', unit: null })
  expect(activity.match.status).toBe('none')
  expect(problems).toMatchObject([
    { code: 'unit_unknown', text: 'water: no unit is printed, so nothing was worked out.' },
  ])
})

test('a quantity that is no number is not counted', () => {
  const { activity, problems } = workOutOne({ ...fourMwh, quantity: '4 250,0' })
  expect(activity.emissions).toEqual([])
  expect(problems).toMatchObject([
    { code: 'no_quantity', text: 'Peak usage: the quantity could not be read.' },
  ])
})

test('electricity with no unit printed is read as kWh, says so and is reviewed', () => {
  const { activity } = workOutOne({ ...fourMwh, unit: null })
  expect(activity.match.status).toBe('review')
  expect(activity.emissions[0]?.steps).toEqual(['no unit printed: 4250 read as kWh'])
})

test('a value that was read badly is reviewed although its factor is certain', () => {
  expect(workOutOne({ ...fourMwh, confidence: { read: '0.7', meaning: '0.97' } }).activity.match.status).toBe(
    'review',
  )
})

test('demand in kVA is refused as energy', () => {
  const { activity, problems } = workOutOne({ ...fourMwh, unit: 'kVA' })
  expect(activity.match.status).toBe('none')
  expect(problems[0]).toMatchObject({
    code: 'unit_mismatch',
    text: 'Peak usage: kVA cannot be turned into kWh, which the factor is per.',
  })
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

test('a fuel line that names mains gas is natural gas', () => {
  expect(countedFactors({ kind: 'fuel', quantity: '10', unit: 'GJ', description: 'Mains gas' })[0]).toBe(
    'au-nga-2025-natural-gas-scope1-gj',
  )
})

test('LPG billed by energy is turned into litres by its energy content', () => {
  const { activity } = workOutOne({
    kind: 'lpg',
    quantity: '2570',
    unit: 'MJ',
    description: 'Reticulated LPG, boiler',
  })
  expect(activity.emissions[0]?.factorQuantity).toBe('100')
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

test('hotels go by the country of the stay, and a country in no list gets none', () => {
  const hotel: Parameters<typeof makeTestLine>[0] = {
    kind: 'hotel',
    quantity: '3',
    unit: 'room-night',
    description: 'Hotel',
  }
  expect(workOutOne(hotel).totals.kgCO2e).toBe('105')
  expect(countedFactors({ ...hotel, details: detailsOf({ country: 'SG' }) })).toEqual([
    'gb-defra-2025-hotel-singapore-scope3-room-night',
  ])
  const inAustria = workOutOne({ ...hotel, details: detailsOf({ country: 'AT' }) }).activity.match
  expect(inAustria).toMatchObject({ proxy: true, factors: ['nz-mfe-2026-hotel-austria-scope3-night'] })
  expect(workOutOne({ ...hotel, details: detailsOf({ country: 'KP' }) }).activity.match.status).toBe('none')
})

test('freight needs mass and distance', () => {
  const line: Parameters<typeof makeTestLine>[0] = {
    kind: 'freight',
    quantity: '300',
    unit: 'lb',
    description: 'One pallet by semi-trailer',
  }
  expect(workOutOne(line).problems).toMatchObject([{ code: 'no_distance' }])
  const withDistance = workOutOne({ ...line, details: detailsOf({ distanceKm: '640' }) })
  expect(withDistance.activity.emissions[0]?.steps[1]).toBe('0.136077711 t × 640 km = 87.08973504 tkm')
})

test('a train ride without a distance is not counted', () => {
  const { problems } = workOutOne({
    kind: 'train',
    quantity: '1',
    unit: 'passenger-leg',
    description: 'TGV 6857',
  })
  expect(problems).toMatchObject([{ code: 'no_distance' }])
})

test('miles of a car become kilometres, and the fuel in the words is taken', () => {
  const { activity } = workOutOne({
    kind: 'car',
    quantity: '100',
    unit: 'mile',
    description: 'Mileage claim, diesel ute',
  })
  expect(activity.emissions[0]).toMatchObject({
    factor: 'gb-defra-2025-car-average-diesel-scope3-km',
    factorQuantity: '160.9344',
  })
})

test('heat from a network has no factor in Australia', () => {
  expect(workOutOne({ kind: 'heat', quantity: '10', unit: 'MWh' }).activity.match.status).toBe('none')
})

test('the same lines give the same object', () => {
  const lines: ActivityLine[] = [makeTestLine(fourMwh), makeTestLine({ ...diesel, id: 'a2' })]
  expect(workOutActivities(lines, makeTestContext())).toEqual(workOutActivities(lines, makeTestContext()))
})

test('totals are the exact sum over activities', () => {
  const lines = Array.from({ length: 10 }, (_, index) =>
    makeTestLine({ ...diesel, id: `a${index}`, quantity: '0.1' }),
  )
  expect(workOutActivities(lines, makeTestContext({ documentType: 'fuel-log' })).totals.kgCO2e).toBe(
    '3.385606',
  )
})

test('a negative adjustment takes its emissions back', () => {
  expect(workOutOne({ ...fourMwh, quantity: '-100' }).totals.kgCO2e).toBe('-76')
})

test('lines on two sets of warming potentials are told apart in a problem', () => {
  const gas = makeTestLine({
    id: 'a1',
    kind: 'natural-gas',
    quantity: '100',
    unit: 'm3',
    description: 'aardgas',
  })
  const power = makeTestLine({ id: 'a2', kind: 'electricity', quantity: '100', unit: 'kWh' })
  const dutch = makeTestContext({
    region: { region: 'NL', because: 'printed' },
    country: 'NL',
    currency: 'EUR',
  })
  expect(workOutActivities([gas], dutch).problems).toEqual([])
  expect(workOutActivities([gas, power], dutch).problems.map(({ code }) => code)).toEqual(['mixed_gwp'])
})
