import { expect, test } from 'vitest'
import { detailsOf } from '../analysis/details-of.ts'
import { countedFactors, workOutOne } from '../testing/work-out-one.ts'

const diesel = { kind: 'diesel', quantity: '62.4', unit: 'L', description: 'Diesel' } as const

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
