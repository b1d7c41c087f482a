import { expect, test } from 'vitest'
import { layoutOfText } from '../../layout/layout-of-text.ts'
import { readUsage } from './read-usage.ts'

function usedIn(...lines: readonly string[]) {
  return readUsage(layoutOfText(...lines)).map(({ commodity, isExport, parts, total }) => ({
    commodity: isExport ? `${commodity} export` : commodity,
    parts: parts.map(({ value, unit }) => `${value} ${unit ?? ''}`.trim()),
    total: total?.value ?? null,
  }))
}

test('time-of-use charges are parts, and their printed sum is no further use', () => {
  expect(
    usedIn(
      'Electricity charges',
      'Peak usage  4,250 kWh  $0.285  $1,211.25',
      'Off-peak usage  2,100 kWh  $0.180  $378.00',
      'Total usage  6,350 kWh',
    ),
  ).toEqual([{ commodity: 'electricity', parts: ['4250 kWh', '2100 kWh'], total: '6350' }])
})

test('a register that is charged in steps counts once', () => {
  const [usage] = usedIn(
    'Electricity',
    'Meter  This read  Last read  Total usage',
    'Peak (E1)  45,210  44,105  1,105 kWh',
    'Controlled load (E2)  9,001  8,760  241 kWh',
    'Peak first 900 kWh  900.0 kWh  $0.3157  $284.13',
    'Peak next 205 kWh  205.0 kWh  $0.3312  $67.90',
    'Controlled load  241.0 kWh  $0.1999  $48.18',
  )
  expect(usage?.parts.map((part) => Number.parseFloat(part))).toEqual([900, 205, 241])
})

test('charges that repeat the use as their base count once', () => {
  const [usage] = usedIn(
    'Electricity',
    'Energy charge  1,200 kWh  $0.20  $240.00',
    'Environmental levy  1,200 kWh  $0.01  $12.00',
    'Market fee  1,200 kWh  $0.002  $2.40',
  )
  expect(usage).toEqual({ commodity: 'electricity', parts: ['1200 kWh'], total: null })
})

test.each([
  ['average daily usage', 'Average daily usage  14.9 kWh'],
  ['last year', 'Same time last year  1,450 kWh'],
  ['demand', 'Peak demand  484.32 kW'],
  ['reactive energy', 'Reactive  18,220 kVArh'],
  ['a saving', 'Save up to 300 kWh a year'],
  ['emissions', 'Greenhouse gas  1,200 kg'],
])('%s is no use of the period', (_, line) => {
  expect(usedIn('Electricity bill', line)).toEqual([])
})

test('meter readings are not use; their difference is checked against it', () => {
  const [usage] = readUsage(
    layoutOfText(
      'Electricity',
      'Previous Reading: 12,450 kWh',
      'Current Reading: 13,270 kWh',
      'Monthly Usage: 820 kWh',
    ),
  )
  expect(usage?.parts.map(({ value }) => value)).toEqual(['820'])
  expect(usage?.parts[0]?.meter).toMatchObject({ start: '12450', end: '13270', multiplier: '1' })
})

test('a multiplier between readings and use is found', () => {
  const [usage] = readUsage(
    layoutOfText(
      'Electric',
      'New Read  Prior Read  Diff  Multiplier  Total kWh',
      '8696.24  8464.44  231.8  400  92,720',
    ),
  )
  expect(usage?.parts[0]?.meter?.multiplier).toBe('400')
})

test('volume and energy of one gas are one use, in the unit that is charged', () => {
  expect(
    usedIn(
      'Gas bill',
      'Present Reading  Previous Reading  CCF Used  BTU Factor  Therms',
      '4549  4410  139  1.0340  144',
      'Gas charge 144 therms @ $1.1042  $159.00',
    ),
  ).toEqual([{ commodity: 'natural-gas', parts: ['144 therm'], total: null }])
})

test('headings part the fuels of a dual bill', () => {
  expect(
    usedIn(
      'Electricity',
      'Energy used  474 kWh at 28.51p per kWh  £135.14',
      'Gas',
      'Energy used  1386 kWh at 7.24p per kWh  £100.35',
    ),
  ).toEqual([
    { commodity: 'electricity', parts: ['474 kWh'], total: null },
    { commodity: 'natural-gas', parts: ['1386 kWh'], total: null },
  ])
})

test('solar export stands apart from consumption', () => {
  const [used, fed] = usedIn(
    'Electricity',
    'Usage  820 kWh  $0.30  $246.00',
    'Solar feed-in  703 kWh  $0.06  -$42.18',
  )
  expect(used?.parts).toEqual(['820 kWh'])
  expect(fed).toMatchObject({ commodity: 'electricity export', parts: ['703 kWh'] })
})

test('a step named by its daily size is charged use, not an average', () => {
  expect(
    usedIn(
      'Electricity charges  Usage  Unit  Rate  Total',
      'Tariff 11 first 11.1 kWh per day  1,021.2  kWh  $0.27610  $281.95',
      'Tariff 11 thereafter  388.0  kWh  $0.29920  $116.09',
    ),
  ).toEqual([{ commodity: 'electricity', parts: ['1021.2 kWh', '388.0 kWh'], total: null }])
})

test('network charges that add up to the same use are not the use', () => {
  expect(
    usedIn(
      'Day Energy  38,211.4 kWh  19.880 p/kWh  £7,596.43',
      'Night Energy  11,904.2 kWh  14.330 p/kWh  £1,705.87',
      'DUoS Red  4,022.0 kWh  9.110 p/kWh  £366.40',
      'DUoS Amber  19,880.1 kWh  1.020 p/kWh  £202.78',
      'DUoS Green  26,213.5 kWh  0.110 p/kWh  £28.83',
      'Climate Change Levy  50,115.6 kWh  0.801 p/kWh  £401.43',
    ),
  ).toEqual([{ commodity: 'electricity', parts: ['38211.4 kWh', '11904.2 kWh'], total: '50115.6' }])
})

test('a company that sells power and gas does not make kWh by time of day gas', () => {
  const usages = usedIn(
    'Hillside Energy & Gas',
    'Peak  2,410.5 kWh  $0.3455  $832.83',
    'Off peak  1,204.0 kWh  $0.1920  $231.17',
    'Greenhouse gas: 5.1 tonnes',
  )
  expect(usages).toEqual([{ commodity: 'electricity', parts: ['2410.5 kWh', '1204.0 kWh'], total: null }])
})

test('two numbered tariffs of one meter add up', () => {
  const [used] = usedIn(
    'Electricity  Usage  Unit  Price  Amount',
    'Tariff 31 Light and power  912  kWh  29.776c  $271.56',
    'Tariff 41 Heating and hot water  2,304  kWh  20.091c  $462.90',
  )
  expect(used?.parts).toEqual(['912 kWh', '2304 kWh'])
})

test('parts that leave out what the register counted do not stand for the use', () => {
  const [used] = usedIn(
    'Electricity',
    'Block (kWh)  Prorata  Rate  Amount',
    '200  200  0.218  43.60',
    '100  100  0.334  33.40',
    '300  265  0.516  136.74',
    'Meter  Previous  Current  Usage  Unit',
    'M55120  22110  22675  565  kWh',
  )
  expect(used?.parts).toEqual(['565 kWh'])
})

test('readings and the use between them are no parts of each other, and a consumer has consumed nothing', () => {
  expect(
    usedIn(
      'Municipal water supply',
      'Consumer: Mill No 5',
      'Previous Reading: 118,402 kL',
      'Current Reading : 121,916 kL',
      'Total water withdrawn: 3,514 kL',
    ),
  ).toEqual([{ commodity: 'water', parts: ['3514 kL'], total: null }])
})

test('water let out is not water taken', () => {
  expect(
    usedIn('Total water withdrawn: 2,140 kL', 'Total water discharged: 812 kL').map(
      ({ commodity }) => commodity,
    ),
  ).toEqual(['water', 'wastewater'])
})

test('the base of a tax is no use where the energy itself is charged', () => {
  const [used] = usedIn(
    'Electricité',
    'Electricité Période unique  8 581 kWh  10,470 c€/kWh  898,43 €',
    'Départementale sur la Conso Finale Electricité Taxe  4 364 kWh  0,32725 c€/kWh  14,28 €',
    'Communale sur la Conso Finale Electricité Taxe  4 364 kWh  0,65450 c€/kWh  28,56 €',
  )
  expect(used?.parts).toEqual(['8581 kWh'])
})

test('a unit of electricity is a kilowatt-hour', () => {
  const [used] = usedIn(
    'Electricity  Previous reading  Current reading  Units used',
    '0511200884  44120  45134  1,014',
  )
  expect(used?.parts).toEqual(['1014 kWh'])
})

test('use with losses added on is not what the meter counted', () => {
  const [used] = usedIn(
    'Energy charges     Metered kWh  Loss factor  Adjusted kWh  Rate c/kWh  Amount',
    'Peak energy        40,112.50    1.0610       42,559.36     9.440       $4,017.60',
    'Off-peak energy    33,980.20    1.0610       36,052.99     6.020       $2,170.39',
    'Subtotal energy    74,092.70                 78,612.35                 $6,187.99',
  )
  expect(used?.parts).toEqual(['40112.50 kWh', '33980.20 kWh'])
})

test('a reading less the use is a reading, and thousands of gallons are counted in thousands', () => {
  const [used] = usedIn('Service  Prior  Current  Usage', 'Water (1000 gal)  412  418  6')
  expect(used?.parts).toEqual(['6 kgal'])
})

test('solar export counts as printed, minus or not', () => {
  const [, fed] = usedIn(
    'Electricity  Usage  Unit  Rate  Total',
    'General usage  820.000  kWh  $0.30000  $246.00',
    'Solar feed-in  -1,690.400  kWh  $0.08000  -$135.23',
  )
  expect(fed).toMatchObject({ commodity: 'electricity export', parts: ['1690.400 kWh'] })
})

test('a conversion, a battery and a tariff for sunny hours are not export or use of their own', () => {
  expect(usedIn('Gas', '1 unit = 3.6 MJ')).toEqual([])
  expect(usedIn('Range up to 420 km, battery 58 kWh')).toEqual([])
  expect(
    usedIn(
      'Electricity',
      'Peak  702.31  kWh  0.4610  $323.76',
      'Solar sponge 10am-3pm  274.29  kWh  0.1530  $41.97',
    ),
  ).toMatchObject([{ commodity: 'electricity', parts: ['702.31 kWh', '274.29 kWh'] }])
})

test('charged units of power are kilowatt-hours, those of gas are not', () => {
  const [used] = usedIn(
    'Electricity  Units  Rate  Charge',
    'On-peak consumption  61,204 units  32.1100 c  $19,652.60',
    'Off-peak consumption  48,111 units  21.0200 c  $10,112.93',
  )
  expect(used?.parts).toEqual(['61204 kWh', '48111 kWh'])
  const [metered] = usedIn('558 Day units @ €0.3340  €186.37', '311 Night units @ €0.1720  €53.49')
  expect(metered?.parts).toEqual(['558 kWh', '311 kWh'])
  expect(usedIn('Gas consumption  1,092 units  17.20 c  $187.82')).toEqual([])
})

test('the unit of the price is the unit of the use beside it', () => {
  const [used] = usedIn(
    'Water notice',
    'Prev Reading  Curr Reading  Consumption  Charge/kL  Amount',
    '1,884         2,107         223          $1.44      $321.12',
  )
  expect(used?.parts).toEqual(['223 kL'])
})

test('use that a levy repeats is still use', () => {
  const [used] = usedIn(
    'Electricity',
    'Energy Charges  133555  kWh  4.00  534220.00',
    'Units consumed  133555  kWh',
    'Fuel charge  133555  kWh  2.45  327209.75',
    'TOU  47110  kWh  0.45  21199.50',
  )
  expect(used?.parts[0]).toBe('133555 kWh')
})

test('a reading below a title of the list is no use', () => {
  expect(
    usedIn(
      'Electricity consumption summary',
      '- Previous Reading : 412,806 kWh',
      '- Current Reading  : 447,131 kWh',
      '- Total Units Consumed: 34,325 kWh',
    )[0]?.parts,
  ).toEqual(['34325 kWh'])
})

test('"Energy consumed" is no row of a month, though January begins like it in Spanish', () => {
  expect(
    usedIn('Harbour Electricity Limited', 'Billing Month : August 2025', 'Energy Consumed (kWh): 7,218')[0]
      ?.parts,
  ).toEqual(['7218 kWh'])
})

test('use by month is history', () => {
  expect(usedIn('Electricity', 'Ene 2024  7.218 kWh', 'March 2024  6.100 kWh', 'Dez. 23  5.900 kWh')).toEqual(
    [],
  )
})

test('hot water is metered apart from cold, each in its own unit', () => {
  const used = usedIn(
    'Cold water  611  628  17 kL  $2.40  $40.80',
    'Hot water  88,310  93,150  4,840 L  $0.017  $82.28',
  )
  expect(used.flatMap(({ parts }) => parts)).toEqual(['17 kL', '4840 L'])
})

test('a heat bill that also names hot water is of heat', () => {
  expect(
    usedIn('Heat bill', 'Heating and hot water  522 kWh  10p  £52.20', 'Average daily heat use  16.8 kWh'),
  ).toEqual([{ commodity: 'heat', parts: ['522 kWh'], total: null }])
})

test('registers that no word names are known by their difference', () => {
  const used = usedIn(
    'Electricity  Begin  End  Quantity',
    'Normaltarif  18,220  20,011  1,791 kWh',
    'Export night  1,902  2,381  479 kWh',
  )
  expect(used.map(({ parts }) => parts)).toEqual([['1791 kWh'], ['479 kWh']])
})

test('a difference that the line multiplies is not yet the use', () => {
  expect(usedIn('Units  Previous  Present  Difference  MF', 'kWh  118220  119143  923  20  18460')).toEqual([
    { commodity: 'electricity', parts: ['18460 kWh'], total: null },
  ])
})

test('the row of totals gives the use of each time class', () => {
  const [used] = usedIn(
    'Electricity site  Peak kWh  Off-peak kWh  Charges',
    'Quay Street  9,118  4,410  $3,992.18',
    'Ord Street  6,204  2,118  $2,502.07',
    'Total  15,322  6,528  $6,494.25',
  )
  expect(used?.parts).toEqual(['15322 kWh', '6528 kWh'])
})

test('a charge printed beside one levy on the same figure is the use', () => {
  expect(
    usedIn('Gas', 'Commodity  41,265 kWh  3.412 p  1,407.96', 'Climate levy  41,265 kWh  0.775 p  319.80'),
  ).toEqual([{ commodity: 'natural-gas', parts: ['41265 kWh'], total: null }])
})

test('what is expected of the next year is no use', () => {
  expect(usedIn('Electricity', 'We expect you to use 3,010 kWh over the next 12 months')).toEqual([])
  expect(
    usedIn('Supply      Estimated use for the next 12 months', 'Electricity           3,010 kWh      £902'),
  ).toEqual([])
})

test('energy is taken before the volume that a factor converts', () => {
  expect(
    usedIn(
      'Gas meter  Previous reading 6,118 m3',
      'Gas meter  Current reading 6,402 m3',
      'Gas consumption  284 m3',
      'Gas usage  3,302 kWh  $0.0612  $202.08',
    ),
  ).toEqual([{ commodity: 'natural-gas', parts: ['3302 kWh'], total: null }])
})

test('a difference in a column is multiplied by the factor that the list prints', () => {
  expect(
    usedIn(
      'HT electricity bill  KWH  KVAH',
      'Current reading      118220  121004',
      'Previous reading     117001  119760',
      'Difference           1219    1244',
      'Multiplying factor   2000',
      'Consumption          2438000  2488000',
    ),
  ).toEqual([{ commodity: 'electricity', parts: ['2438000 kWh'], total: null }])
})

test('two meters of one table add up where no total is printed', () => {
  const [used] = usedIn(
    'Town water  Meter  Previous  Current  Usage (1,000 gal)',
    'Water  118220711  4410  4428  18',
    'Irrigation main  118220712  901  926  25',
  )
  expect(used?.parts).toEqual(['18 kgal', '25 kgal'])
})

test('a quantity in brackets is the use that the amount beside it charges', () => {
  const used = usedIn('Electric service (612 kWh)  $186.20', 'Gas service (38 therms)  $74.15')
  expect(used.map(({ parts }) => parts)).toEqual([['612 kWh'], ['38 therm']])
})

test('units that a label names are of electricity', () => {
  expect(usedIn('Electricity bill', 'Consumption (Units) : 1422')).toEqual([
    { commodity: 'electricity', parts: ['1422 kWh'], total: null },
  ])
})

test('use that delivery and generation charge alike is parts of the printed total', () => {
  const [used] = usedIn(
    'Total electricity used this month  892 kWh',
    'Delivery on peak  204 kWh x $0.35  $71.40',
    'Delivery off peak  688 kWh x $0.22  $151.36',
    'Generation on peak  204 kWh x $0.14  $28.56',
    'Generation off peak  688 kWh x $0.08  $55.04',
  )
  expect(used).toEqual({ commodity: 'electricity', parts: ['204 kWh', '688 kWh'], total: '892' })
})

test('a board of water and sewerage supplies water', () => {
  expect(usedIn('Water supply and sewerage board', 'Consumption: 1782 kL')).toEqual([
    { commodity: 'water', parts: ['1782 kL'], total: null },
  ])
})

test('a unit that the page defines as a kilowatt-hour is one of gas too', () => {
  const bill = [
    'Natural gas bill',
    'Meter no  Previous reading  Current reading  Units used',
    'G4028  8812  9130  3,448',
    'Usage first 732 units @ 17.10c  $125.17',
    'Usage balance 2,716 units @ 15.50c  $420.98',
  ]
  const [used] = usedIn(...bill, '1 unit = 1 kilowatt hour')
  expect([used?.commodity, used?.parts]).toEqual(['natural-gas', ['732 kWh', '2716 kWh']])
  expect(usedIn(...bill).flatMap(({ parts }) => parts)).not.toContain('732 kWh')
})

test('a column of units that the readings and their factor lead to is use', () => {
  expect(
    usedIn(
      'Power Distribution Company: electricity bill',
      'Reading date   Current reading   Previous reading   Factor   Unit   Total',
      '31-05-25       48812.0           48611.0            20       4020   4020',
    ).map(({ commodity, parts }) => [commodity, parts]),
  ).toEqual([['electricity', ['4020 kWh']]])
})

test.each([
  'Based on your electricity usage of 4,820 kWh in the past 12 months your bill will be $2,104.',
  'For a customer using 3,911 kWh of electricity a year this is $212 more.',
])('what an example of a year is worked out from is no use: %s', (line) => {
  expect(usedIn('Electricity prices', line)).toEqual([])
})
