import { expect, test } from 'vitest'
import { answerCalculation } from './answer-calculation.ts'
import { calculationAnswerSchema, calculationCallSchema, type ActivityCall } from './calculation-schema.ts'

const queensland: ActivityCall = {
  kind: 'electricity',
  quantity: '100',
  unit: 'kWh',
  place: 'AU-QLD',
  date: '2025-08-15',
}

function answerOne(activity: ActivityCall) {
  const [line] = answerCalculation({ activities: [activity] }).lines
  if (line === undefined) throw new Error('no line')
  return line
}

test('a bill’s electricity is worked out with the factors of its state and edition', () => {
  const answer = answerCalculation({
    activities: [
      { kind: 'electricity', quantity: '4826', unit: 'kWh', place: 'Queensland', date: '2025-08-15' },
    ],
  })
  expect(answer.totals).toEqual({ kgCO2e: '3667.76', byScope: { '1': '0', '2': '3233.42', '3': '434.34' } })
  expect(answer.complete).toBe(true)
  expect(Object.keys(answer.factors)).toContain('au-nga-2025-electricity-qld-scope2')
  expect(calculationAnswerSchema.safeParse(answer).success).toBe(true)
})

test('lines keep their places, and the totals leave out what is open', () => {
  const answer = answerCalculation({
    activities: [
      { kind: 'diesel', unit: 'L' },
      { kind: 'electricity', quantity: '100', unit: 'kWh', place: 'AU-QLD', date: '2025-08-15' },
      { kind: 'electricity', quantity: '100', unit: 'kWh', place: 'Atlantis' },
    ],
  })
  expect(answer.lines.map(({ index, status }) => `${index} ${status}`)).toEqual([
    '0 open',
    '1 worked',
    '2 open',
  ])
  expect(answer).toMatchObject({ complete: false, totals: { kgCO2e: '76' } })
})

test.each<[ActivityCall, string, string]>([
  [{ kind: 'diesel', unit: 'L' }, 'missing_quantity', 'quantity'],
  [{ kind: 'diesel', quantity: '4' }, 'missing_unit', 'unit'],
  [{ kind: 'electricity', quantity: '4', unit: 'kWh' }, 'missing_place', 'place'],
  [{ kind: 'electricity', quantity: '4', unit: 'kWh', place: 'SA' }, 'unknown_place', 'place'],
  [{ kind: 'diesel', quantity: '4', unit: 'furlongs' }, 'unknown_unit', 'unit'],
  [{ kind: 'freight', quantity: '4', unit: 't' }, 'missing_distance', 'distanceKm'],
  [{ kind: 'flight', origin: 'BNE', destination: 'Atlantis' }, 'unknown_airport', 'destination'],
  [{ kind: 'flight', origin: 'Atlantis', destination: 'BNE' }, 'unknown_airport', 'origin'],
  [{ kind: 'spend', quantity: '4', unit: 'dollars' }, 'unknown_unit', 'unit'],
])('%j is open: %s', (activity, code, field) => {
  expect(answerOne(activity)).toMatchObject({ status: 'open', problem: { code, field } })
})

test('a negative quantity is a credit, as on the desk: it is worked out and taken off', () => {
  const credit = { kind: 'electricity', quantity: '-100', unit: 'kWh', place: 'AU-QLD', date: '2025-08-15' }
  const answer = answerCalculation({
    activities: [calculationCallSchema.shape.activities.element.parse(credit), { ...queensland }],
  })
  expect(answer.lines[0]).toMatchObject({ status: 'worked', quantity: '-100', kgCO2e: '-76' })
  expect(answer.totals.kgCO2e).toBe('0')
})

test('what is not known is told with where the caller finds what is', () => {
  const lists = { units: 'The list of units', regions: 'The list of regions' }
  const activities: ActivityCall[] = [
    { kind: 'diesel', quantity: '4', unit: 'furlongs' },
    { kind: 'electricity', quantity: '4', unit: 'kWh', place: 'Atlantis' },
  ]
  const { lines } = answerCalculation({ activities }, lists)
  expect(lines).toMatchObject([
    { problem: { text: '“furlongs” is not a unit that is known. The list of units lists them.' } },
    { problem: { text: expect.stringContaining('The list of regions lists the codes.') } },
  ])
})

test('units and places are read as people write them', () => {
  const litres = answerOne({ kind: 'diesel', quantity: '40', unit: 'litres', vehicle: 'ute' })
  expect(litres).toMatchObject({ status: 'worked', unit: 'L' })
  const state = answerOne({
    kind: 'electricity',
    quantity: '1',
    unit: 'MWh',
    place: 'vic',
    date: '2025-08-15',
  })
  expect(state).toMatchObject({ status: 'worked', region: 'AU-VIC' })
})

test('a count multiplies the quantity, and the sum is kept', () => {
  const skips = answerOne({
    kind: 'waste',
    quantity: '6',
    unit: 'm3',
    count: '5',
    description: 'mixed waste',
  })
  expect(skips).toMatchObject({ status: 'worked', quantity: '30', steps: ['5 × 6 m3 = 30 m3'] })
})
