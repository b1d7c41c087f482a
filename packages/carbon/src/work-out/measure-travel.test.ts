import { checkMeasured } from '../testing/check-measured.ts'

const train = { kind: 'train', description: 'Train' } as const
const leg = { ...train, unit: 'passenger-leg' } as const
checkMeasured('gb-defra-2025-rail-national-rail-wtt-scope3-pkm', [
  ['a distance', { ...train, quantity: '120', unit: 'km' }, '120'],
  [
    'a distance of two travellers',
    { ...train, quantity: '120', unit: 'km', details: { travellers: 2 } },
    '240',
    ['120 km × 2 travellers = 240 km'],
  ],
  [
    'a distance in miles',
    { ...train, quantity: '10', unit: 'mile' },
    '16.09344',
    ['10 mile × 1.609344 km/mile = 16.09344 km'],
  ],
  [
    'a return of two travellers',
    { ...train, quantity: '100', unit: 'km', details: { travellers: 2, roundTrip: true } },
    '400',
    ['100 km × 2 ways = 200 km', '200 km × 2 travellers = 400 km'],
  ],
  ['passenger kilometres', { ...train, quantity: '300', unit: 'pkm', details: { travellers: 2 } }, '300'],
  ['one leg', { ...leg, quantity: '1', details: { distanceKm: '250' } }, '250', ['250 km as printed']],
  [
    'two legs of three travellers, who are counted already',
    { ...leg, quantity: '2', details: { distanceKm: '250', travellers: 3 } },
    '500',
    ['250 km as printed', '2 × 250 km = 500 km'],
  ],
  [
    'trips of three travellers',
    { ...train, quantity: '2', unit: 'trip', details: { distanceKm: '250', travellers: 3 } },
    '1500',
    ['250 km as printed', '2 × 250 km = 500 km', '500 km × 3 travellers = 1500 km'],
  ],
  ['a leg without a distance', { ...leg, quantity: '1' }, 'Train: no distance is printed.'],
  [
    'a leg between codes that happen to be airports',
    { ...leg, quantity: '1', details: { origin: 'LHR', destination: 'CDG' } },
    'Train: no distance is printed.',
  ],
])

checkMeasured('us-epa-2025-travel-commuter-rail-scope3-passenger-mile', [
  [
    'kilometres of two travellers',
    { ...train, quantity: '160.9344', unit: 'km', details: { travellers: 2 } },
    '200',
    ['160.9344 km × 2 travellers = 321.8688 km', '321.8688 km ÷ 1.609344 km/mile = 200 mile'],
  ],
])

const taxi = { kind: 'taxi', description: 'Taxi' } as const
checkMeasured('us-epa-2025-travel-passenger-car-scope3-vehicle-mile', [
  [
    'kilometres of two travellers in one car',
    { ...taxi, quantity: '160.9344', unit: 'km', details: { travellers: 2 } },
    '100',
    ['160.9344 km ÷ 1.609344 km/mile = 100 mile'],
  ],
  [
    'passenger kilometres',
    { ...taxi, quantity: '20', unit: 'pkm' },
    'Taxi: pkm cannot be turned into vehicle-mile, which the factor is per.',
  ],
])

const flight = { kind: 'flight', description: 'Flight' } as const
const fromSydney = { origin: 'SYD', destination: 'MEL' }
const circle = 'SYD to MEL: 705 km great circle (haversine, R 6371 km, whole km)'
checkMeasured('gb-defra-2025-flight-short-haul-average-rf-scope3', [
  ['a leg', { ...flight, quantity: '1', unit: 'passenger-leg', details: fromSydney }, '705', [circle]],
  [
    'a leg whose distance is printed',
    { ...flight, quantity: '1', unit: 'passenger-leg', details: { ...fromSydney, distanceKm: '713' } },
    '713',
    ['713 km as printed'],
  ],
  [
    'a printed distance of one way of a return',
    { ...flight, quantity: '1057.5', unit: 'km', details: { ...fromSydney, roundTrip: true } },
    '2115',
    ['1057.5 km × 2 ways = 2115 km'],
  ],
  [
    'a printed distance of both ways of a return',
    { ...flight, quantity: '1058', unit: 'km', details: { ...fromSydney, roundTrip: true } },
    '1058',
    ['1058 km covers both ways'],
  ],
  [
    'a leg that ends where it began',
    { ...flight, quantity: '1', unit: 'passenger-leg', details: { origin: 'SYD', destination: 'SYD' } },
    'Flight: no distance is printed and the airports are not known.',
  ],
])
