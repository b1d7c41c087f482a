import { checkMeasured } from '../testing/check-measured.ts'

const freight = { kind: 'freight', description: 'Truck' } as const
const work = '18.5 t × 640 km = 11840 tkm'
checkMeasured('gb-defra-2025-van-class-i-diesel-scope3-tkm', [
  ['the work itself', { ...freight, quantity: '7', unit: 'tkm' }, '7'],
  ['a mass', { ...freight, quantity: '18.5', unit: 't', details: { distanceKm: '640' } }, '11840', [work]],
  [
    'a mass in kilograms',
    { ...freight, quantity: '18500', unit: 'kg', details: { distanceKm: '640' } },
    '11840',
    ['18500 kg ÷ 1000 kg/t = 18.5 t', work],
  ],
  [
    'a distance',
    { ...freight, quantity: '640', unit: 'km', details: { massTonnes: '18.5' } },
    '11840',
    [work],
  ],
  [
    'a distance in miles',
    { ...freight, quantity: '400', unit: 'mile', details: { massTonnes: '10' } },
    '6437.376',
    ['400 mile × 1.609344 km/mile = 643.7376 km', '10 t × 643.7376 km = 6437.376 tkm'],
  ],
  [
    'a distance of the vehicle',
    { ...freight, quantity: '640', unit: 'vehicle-km', details: { massTonnes: '18.5' } },
    '11840',
    [work],
  ],
  [
    'a mass alone',
    { ...freight, quantity: '3', unit: 't', details: {} },
    'Truck: the distance is not printed, so tonne-kilometres cannot be worked out.',
  ],
  [
    'a distance alone',
    { ...freight, quantity: '3', unit: 'km' },
    'Truck: the mass moved is not printed, so tonne-kilometres cannot be worked out.',
  ],
  [
    'pieces',
    { ...freight, quantity: '3', unit: 'each', details: { massTonnes: '1', distanceKm: '1' } },
    'Truck: the mass moved and the distance is not printed, so tonne-kilometres cannot be worked out.',
  ],
])

const lpg = { kind: 'lpg', description: 'LPG' } as const
checkMeasured('au-nga-2025-lpg-stationary-scope1-l', [
  [
    'energy by its content',
    { ...lpg, quantity: '2570', unit: 'MJ' },
    '100',
    [
      '2570 MJ ÷ 1000 MJ/GJ = 2.57 GJ',
      '2.57 GJ ÷ 25.7 GJ/kL = 0.1 kL (energy content, NGA 2025 Table 8)',
      '0.1 kL × 1000 L/kL = 100 L',
    ],
  ],
  [
    'energy that needs no conversion first',
    { ...lpg, quantity: '25.7', unit: 'GJ' },
    '1000',
    ['25.7 GJ ÷ 25.7 GJ/kL = 1 kL (energy content, NGA 2025 Table 8)', '1 kL × 1000 L/kL = 1000 L'],
  ],
  [
    'mass by litres a tonne',
    { ...lpg, quantity: '45', unit: 'kg' },
    '84.945825',
    [
      '45 kg ÷ 1000 kg/t = 0.045 t',
      '0.045 t × 1887.685 L/t = 84.945825 L (DEFRA 2024 v1.1 workbook, sheet "Fuel properties")',
    ],
  ],
  [
    'distance',
    { ...lpg, quantity: '1', unit: 'km' },
    'LPG: km cannot be turned into L, which the factor is per.',
  ],
])

const diesel = { kind: 'diesel', description: 'Diesel' } as const
checkMeasured('au-nga-2025-diesel-stationary-scope1-l', [
  ['volume', { ...diesel, quantity: '1', unit: 'kL' }, '1000', ['1 kL × 1000 L/kL = 1000 L']],
  [
    'mass without a density',
    { ...diesel, quantity: '10', unit: 'kg' },
    'Diesel: kg cannot be turned into L, which the factor is per.',
  ],
  [
    'a unit that is none',
    { ...diesel, quantity: '1', unit: 'pallet' },
    'Diesel: pallet cannot be turned into L, which the factor is per.',
  ],
])
checkMeasured('au-nga-2025-natural-gas-scope1-gj', [
  [
    'litres',
    { kind: 'natural-gas', description: 'Gas', quantity: '10', unit: 'L' },
    'Gas: L cannot be turned into GJ, which the factor is per.',
  ],
])

const leak = '0.035 a year = 0.7 kg (Domestic A/C split, DCCEEW, NGA Factors 2025, Table 10)'
checkMeasured('au-nga-2025-refrigerant-r22-scope1-kg', [
  [
    'a top-up',
    { kind: 'refrigerant', description: 'Top-up of a split system', quantity: '3', unit: 'kg' },
    '3',
  ],
  [
    'what the system holds',
    { kind: 'refrigerant', description: 'Split system  charge, 10 kg', quantity: '2', unit: 'each' },
    '0.7',
    ['2 × 10 kg (mass of one, as printed) = 20 kg', `20 kg × ${leak}`],
  ],
])

const material = { kind: 'material', quantity: '2', unit: 'm3' } as const
checkMeasured('gb-defra-2025-material-wood-primary-scope3-t', [
  [
    'hardwood',
    { ...material, description: 'Hardwood beams' },
    '1.488',
    ['2 m3 × 744 kg/m3 = 1488 kg (density, NABERS v2025.1)', '1488 kg ÷ 1000 kg/t = 1.488 t'],
  ],
  [
    'any other wood',
    { ...material, description: 'Pine' },
    '1.028',
    ['2 m3 × 514 kg/m3 = 1028 kg (density, NABERS v2025.1)', '1028 kg ÷ 1000 kg/t = 1.028 t'],
  ],
])
checkMeasured('gb-defra-2025-material-concrete-primary-scope3-t', [
  [
    'bags of a printed mass',
    { ...material, description: 'Concrete (20KG)', quantity: '40', unit: 'bag' },
    '0.8',
    ['40 × 20 kg (mass of one, as printed) = 800 kg', '800 kg ÷ 1000 kg/t = 0.8 t'],
  ],
])
checkMeasured('gb-defra-2025-material-metals-primary-scope3-t', [
  [
    'a volume without a density',
    { ...material, description: 'Steel' },
    'Steel: m3 cannot be turned into t, which the factor is per.',
  ],
])

const spend = { kind: 'spend', description: 'Legal', quantity: '100', unit: 'AUD' } as const
const aud2024 = 'the factor is per AUD of 2024; the amount was not deflated'
const untold = 'as printed; the document does not say whether tax is in it, none was taken out'
checkMeasured('au-derived-spend-epa-236210-aud2024', [
  [
    'with GST',
    { ...spend, details: { taxIncluded: true } },
    '90.90909090909090909091',
    ['100 AUD with GST ÷ 1.1 = 90.90909090909090909091 AUD (to 20 decimal places)', aud2024],
  ],
  [
    'without',
    { ...spend, details: { taxIncluded: false } },
    '100',
    ['100 AUD as printed, without tax', aud2024],
  ],
  ['not told', { ...spend, details: {} }, '100', [`100 AUD ${untold}`, aud2024]],
  [
    'pieces of a document in dollars',
    { ...spend, unit: 'each', details: { currency: 'AUD' } },
    '100',
    [`100 AUD ${untold}`, aud2024],
  ],
  [
    'euros',
    { ...spend, unit: 'EUR' },
    'Legal: the factor is per AUD, and no rate from EUR is in the library.',
  ],
  [
    'no currency',
    { ...spend, unit: null },
    'Legal: the factor is per AUD, and no rate from an unstated currency is in the library.',
  ],
])
checkMeasured('us-epa-spend-v1-3-236210-usd2022', [
  [
    'with a tax whose rate is not known',
    { ...spend, unit: 'USD', details: { taxIncluded: true } },
    '100',
    [
      '100 USD as printed; the rate of its tax is not in the library, none was taken out',
      'the factor is per USD of 2022; the amount was not deflated',
    ],
  ],
])

checkMeasured('gb-defra-2025-hotel-uk-scope3-room-night', [
  [
    'a bare count',
    { kind: 'hotel', description: 'Hotel', quantity: '3', unit: 'each' },
    '3',
    ['3 of the line read as room-nights'],
  ],
  ['room-nights', { kind: 'hotel', description: 'Hotel', quantity: '3', unit: 'room-night' }, '3'],
])
