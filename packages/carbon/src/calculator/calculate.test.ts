import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { readActivities } from './read-activities.ts'

function ask(message: string) {
  return calculate(readActivities(message).activities)
}

function factorsOf(message: string): string[] {
  return ask(message).lines.flatMap((line) => (line.ok ? line.activity.match.factors : []))
}

test.each([
  ['250 GJ gas in Melbourne', '13882.5', 'au-nga-2025-natural-gas-vic-metro-scope3-gj'],
  ['100 km by petrol car', '20.871', 'gb-defra-2025-car-average-petrol-scope3-km'],
  ['500 kWh in California', '99.37074845', 'us-epa-2025-electricity-camx-scope2'],
  ['5 skips of 6 m3 mixed construction waste', '2340', 'au-nga-2026-waste-landfill-c-and-d-scope3-m3'],
  [
    'Dubai to Sydney return, business',
    '8782.00304',
    'gb-defra-2025-flight-international-non-uk-business-rf-scope3',
  ],
  ['1,200 kWh in SA in August 2025', '312', 'au-nga-2025-electricity-sa-scope2'],
  ['3 nights in a hotel in Singapore', '73.5', 'gb-defra-2025-hotel-singapore-scope3-room-night'],
  ['trucking 22 tonnes from the quarry 80 km away', '223.784', 'gb-defra-2026-hgv-all-avg-scope3-tkm'],
  // 18 t × 640 km × (0.07835 + 0.01799)
  ['a semi took 18 tonnes from Dubbo, 640 km', '1109.8368', 'gb-defra-2026-artic-33t-plus-avg-scope3-tkm'],
  ['50 taxi rides of 12 km each in Sydney', '155.892', 'gb-defra-2025-taxi-regular-taxi-scope3-km'],
  ['2 x 45kg LPG bottles', '352.790204751', 'au-derived-2025-lpg-stationary-scope1-kg'],
  [
    'two hundred and fifty litres of deisel for the generator',
    '844.375',
    'au-nga-2025-diesel-stationary-scope1-l',
  ],
  // 2 kW × 8 h × 30 days × (0.74 + 0.11)
  [
    '2000 W heater running 8 hours a day for 30 days in Melbourne',
    '408',
    'au-nga-2026-electricity-vic-scope2',
  ],
  ['three 2 kW heaters for 6 hours in Hobart', '9.36', 'au-nga-2026-electricity-tas-scope2'],
  ['1500 W kettle for 3 minutes in NSW', '0.05025', 'au-nga-2026-electricity-nsw-scope2'],
  ['monthly gas bill 12 GJ in Sydney, yearly?', '9306.72', 'au-nga-2025-natural-gas-nsw-metro-scope3-gj'],
  ['yearly total for 500 kWh monthly in NSW', '4020', 'au-nga-2026-electricity-nsw-scope2'],
  ['annual emissions of 1.2 MWh a month in Perth', '7920', 'au-nga-2026-electricity-wa-swis-scope2'],
  [
    'generator on diesel, 5 litres an hour, 6 hours a day for 14 days',
    '1418.55',
    'au-nga-2025-diesel-stationary-scope1-l',
  ],
  [
    '45 employees each drive 18 km each way to work 220 days a year in petrol cars',
    '74384.244',
    'gb-defra-2025-car-average-petrol-scope3-km',
  ],
  ['8 gallons of gas in Texas', '70.24', 'us-epa-2025-mobile-motor-gasoline-scope1-gal'],
  ['2.5 kg of R410A', '4810', 'au-nga-2025-refrigerant-r410a-scope1-kg'],
  ['3 kg of methane', '84', 'global-defra-2024-gas-methane-scope1-kg'],
  // A rate and the amount that it is of
  [
    'our hilux did 38,000 km on diesel at 8.9 L/100km',
    '11450.119492',
    'au-nga-2025-diesel-road-light-scope1-l',
  ],
  ['warehouse of 2,400 m2 at 85 kWh/m2 in Brisbane', '155040', 'au-nga-2026-electricity-qld-scope2'],
  ['1000 L of diesel for the generator at $2.10 a litre', '3377.5', 'au-nga-2025-diesel-stationary-scope1-l'],
  ['500 kWh at 32c/kWh in NSW', '335', 'au-nga-2026-electricity-nsw-scope2'],
  // A vehicle has its own factor, and a model is no count
  ['2 trucks each doing 900 km a week for a year', '83417.256', 'gb-defra-2025-hgv-all-avg-scope3-km'],
  ['a Ford Transit 350 van drove 100 km', '25.561', 'gb-defra-2025-van-average-diesel-scope3-km'],
  ['8 tonne truck did 300 km', '267.363', 'gb-defra-2025-hgv-all-avg-scope3-km'],
  ['15% of 4,000 L diesel in the generator', '2026.5', 'au-nga-2025-diesel-stationary-scope1-l'],
  ['half of our 8,000 kWh in SA', '960', 'au-nga-2026-electricity-sa-scope2'],
  ['two thirds of our 9,000 kWh in SA', '1440', 'au-nga-2026-electricity-sa-scope2'],
  ['a quarter of our 800 kWh in SA', '48', 'au-nga-2026-electricity-sa-scope2'],
  ['500 kWh a quarter in SA for a year', '480', 'au-nga-2026-electricity-sa-scope2'],
  ['invoice 20391 dated 12/03/2025: 640 kWh Sydney', '448', 'au-nga-2024-electricity-nsw-scope2'],
  ['unit 5/12 Smith St used 900 kWh, Hobart', '234', 'au-nga-2026-electricity-tas-scope2'],
  ['3 phase pump 11 kW 24/7 for 30 days WA', '4356', 'au-nga-2026-electricity-wa-swis-scope2'],
  ['fuel card: 50 L ULP98 $112.40', '145.0422', 'au-nga-2025-petrol-road-light-scope1-l'],
  ['20 m3 concrete 32 MPa', '5702.06688', 'gb-defra-2025-material-concrete-primary-scope3-t'],
  ['kWh to co2 tasmania 10000', '2600', 'au-nga-2026-electricity-tas-scope2'],
  [
    '1.5 t cardboard recycled',
    '7.02852',
    'gb-defra-2025-waste-paper-and-board-board-closed-loop-recycling-scope3-t',
  ],
  [
    'The power bill is 28,760 kWh for the year in Geelong. We also have a small gas heater.',
    '24446',
    'au-nga-2026-electricity-vic-scope2',
  ],
  [
    'My journey to work is 18 km each way by petrol car. I do that 220-odd days a year',
    '1652.9832',
    'gb-defra-2025-car-average-petrol-scope3-km',
  ],
  // 46.8 L; the shift's hours stand before the rate, and a name before them is no model
  ['Diesel Generator 9.00 h at 5.20 L/h', '158.067', 'au-nga-2025-diesel-stationary-scope1-l'],
  ['10 km by moped', '0.8319', 'gb-defra-2025-motorbike-small-scope3-km'],
  // 0.1 kW × 5 h × 7 days × (0.6 + 0.07): inches are a size
  ['a 50” TV of 100 watts, 5 hours a day for a week in NSW', '2.345', 'au-nga-2026-electricity-nsw-scope2'],
  ['motorbike 200 km', '22.734', 'gb-defra-2025-motorbike-average-scope3-km'],
  [
    'my car does 7 litres per 100 and I drive 300 km a week, petrol',
    '60.917724',
    'au-nga-2025-petrol-road-light-scope1-l',
  ],
  ['CAT 320 used 200 L diesel, excavator', '675.5', 'au-nga-2025-diesel-stationary-scope1-l'],
  [
    'Boeing 737 flight Sydney to Perth',
    '537.91955',
    'gb-defra-2025-flight-international-non-uk-average-rf-scope3',
  ],
  [
    'vol Paris Sydney aller-retour',
    '5563.0435',
    'gb-defra-2025-flight-international-non-uk-average-rf-scope3',
  ],
  ['1500 litros de diésel en el genset', '5066.25', 'au-nga-2025-diesel-stationary-scope1-l'],
  ['heating oil 1000 litres uk', '3070.94', 'gb-defra-2025-burning-oil-scope1-l'],
  ['悉尼办公室用了5000度电', '3350', 'au-nga-2026-electricity-nsw-scope2'],
])('"%s" comes to %s kg', (message, kg, factor) => {
  const { lines, totals } = ask(message)
  expect(lines).toHaveLength(1)
  expect(totals.kgCO2e).toBe(kg)
  expect(factorsOf(message)).toContain(factor)
})

test.each([
  ['electricity dropped from 3,000 to 2,000 kWh in VIC', ['3000', '2000']],
  ['40-50 L diesel', ['40', '50']],
  ['between 40 and 50 L of petrol', ['40', '50']],
])('"%s" is two amounts', (message, quantities) => {
  expect(ask(message).lines.map(({ asked }) => [asked.quantity, asked.unit])).toEqual(
    quantities.map((quantity) => [quantity, message.includes('kWh') ? 'kWh' : 'L']),
  )
})

test('power of one’s own sun is no power of the grid', () => {
  expect(ask('our solar panels generated 14,600 kWh in Brisbane').lines[0]?.ok).toBe(false)
})

test('commuting is category 7, and a stop makes two flights', () => {
  const [line] = ask('12 staff commute 20 km a day by train').lines
  expect(line?.ok && line.activity.emissions.map(({ category }) => category)).toEqual([7, 7])
  const legs = ask('flight from Melbourne to London via Singapore').lines
  expect(legs.map(({ asked }) => asked.destination?.airports[0]?.iata)).toEqual(['SIN', 'LHR'])
})

test('a share is no amount, a power without hours is asked for them, and an area is no energy', () => {
  expect(readActivities('and with 100% GreenPower?').activities).toEqual([])
  expect(ask('400 W fridge in NSW').lines[0]).toMatchObject({ ok: false, problem: { slot: 'hours' } })
  expect(ask('5000 sq ft office electricity').lines[0]).toMatchObject({
    ok: false,
    problem: { code: 'no_factor' },
  })
})

test('the carbon dioxide that is asked for is no gas that leaked', () => {
  expect(ask('how much carbon dioxide from 100 L petrol').lines.map(({ asked }) => asked.kind)).toEqual([
    'petrol',
  ])
})

test('several activities in one message are worked out and totalled', () => {
  const { lines, totals } = ask('300 kWh SA + 50 L petrol')
  expect(lines.map(({ asked }) => asked.kind)).toEqual(['electricity', 'petrol'])
  expect(totals).toEqual({ kgCO2e: '217.0422', byScope: { '1': '115.6302', '2': '63', '3': '38.412' } })
})

test('a bare figure goes on from the activity before it, in the place that it names itself', () => {
  const { lines } = ask('14,200 kilowatt hours at our Hobart depot and 3,100 at the Geelong one')
  expect(lines.map(({ asked }) => [asked.quantity, asked.unit, asked.region])).toEqual([
    ['14200', 'kWh', 'AU-TAS'],
    ['3100', 'kWh', 'AU-VIC'],
  ])
})

function readingOf(message: string) {
  return readActivities(message).activities.map(({ quantity, unit, kind, thing }) => [
    quantity,
    thing ?? unit,
    kind,
  ])
}

const diesel = ['50', 'L', 'diesel']
test.each([
  ['50 L diesel and 20 bananas', [diesel, ['20', 'bananas', null]]],
  ['50 L diesel and three bananas', [diesel, ['3', 'bananas', null]]],
  ['50 L diesel with 20 bananas', [diesel, ['20', 'bananas', null]]],
  ['20 garden gnomes and 50 L diesel', [['20', 'garden gnomes', null], diesel]],
  ['50 L diesel, 20 bananas and 30', [diesel, ['20', 'bananas', null], ['30', 'bananas', null]]],
  ['50 L diesel and 20 trucks', [diesel, ['20', 'trucks', null]]],
  ['50 L diesel and 20 diesel trucks', [diesel, ['20', 'diesel trucks', null]]],
  [
    '100 km by taxi and 3 buses',
    [
      ['100', 'km', 'taxi'],
      ['3', 'buses', null],
    ],
  ],
  ['50 L diesel and 3 hotels', [diesel, ['3', 'hotels', null]]],
  ['50 L diesel and 20 electricity', [diesel, ['20', null, 'electricity']]],
  [
    '2 t of steel and 500 bricks',
    [
      ['2', 't', 'material'],
      ['500', 'bricks', null],
    ],
  ],
  [
    '300 kWh in SA and 20 trees in Vic',
    [
      ['300', 'kWh', 'electricity'],
      ['20', 'trees', null],
    ],
  ],
])('"%s": what is counted takes no unit of its neighbour', (message, read) => {
  expect(readingOf(message)).toEqual(read)
})

test.each([
  ['50 L diesel and 20 petrol', [diesel, ['20', 'L', 'petrol']]],
  ['50 L diesel in July and 20 in August', [diesel, ['20', 'L', 'diesel']]],
  ['50 L diesel and 20 for the ute', [diesel, ['20', 'L', 'diesel']]],
  ['50 L diesel and 20 more', [diesel, ['20', 'L', 'diesel']]],
  ['50 L diesel and 20 more kWh', [diesel, ['20', 'kWh', 'electricity']]],
  ['100, 200 and 300 kWh', ['100', '200', '300'].map((quantity) => [quantity, 'kWh', 'electricity'])],
  ['unit 5, 300 kWh', [['300', 'kWh', 'electricity']]],
  ['50 L diesel for 20 excavators', [diesel]],
  ['a dozen litres of diesel', [['12', 'L', 'diesel']]],
])('"%s": a bare figure, a fuel, a place and a date go on from it', (message, read) => {
  expect(readingOf(message)).toEqual(read)
})

test.each([
  ['2 trucks each doing 300 km a day', ['2 trucks'], null],
  ['two trucks doing 300 km each', ['2 trucks'], null],
  ['2 trucks doing 300 km a day', [], '2 trucks'],
  ['2 trucks, 300 km a day', [], '2 trucks'],
  ['3 vans driving 100 km', [], '3 vans'],
  ['2 trucks and 3 vans doing 100 km each', ['2 trucks and 3 vans'], null],
  ['2 trucks and 3 vans doing 100 km', [], '2 trucks and 3 vans'],
  ['45 employees in 20 cars each drive 18 km', ['45 people'], null],
  ['3 of 20 staff use 40 kWh each', ['3 people'], null],
  ['1 of our 20 staff uses 40 kWh each', [], null],
  ['half of 20 staff use 40 kWh each', ['10 people'], null],
  ['5 people 2 nights hotel each', ['5 people'], null],
  ['5 people in 3 rooms 2 nights each in a hotel', ['3'], null],
  ['8 people, 2 nights each in a hotel, half of them share a room', [], null],
  ['3 heaters of 2 kW for 6 hours', ['3 heaters', '6 hours'], null],
  ['2 trucks doing 300 km a day in total', [], null],
  ['a truck doing 300 km a day', [], null],
  ['2 trucks used 300 L of diesel', [], null],
])('"%s": the distance is of each only where that is said', (message, times, open) => {
  const [asked] = readActivities(message).activities
  expect(asked?.multipliers.map(({ text }) => text)).toEqual(times)
  expect(asked?.openShare?.text ?? null).toBe(open)
})

test.each([
  ['2025 of 20 staff use 40 kWh each', 20],
  ['1/3 of 30 staff use 40 kWh each', 30],
])('"%s": what is more than all, or a part of a fraction, counts nobody', (message, travellers) => {
  expect(readActivities(message).activities.at(-1)?.travellers).toBe(travellers)
})

test('a flight knows its cabin, its way back and its travellers', () => {
  const [asked] = readActivities('return trip Perth to Broome for four people in economy').activities
  expect(asked).toMatchObject({ kind: 'flight', cabin: 'economy', isReturn: true, travellers: 4 })
  expect(asked?.origin?.airports[0]?.iata).toBe('PER')
  expect(asked?.destination?.airports[0]?.iata).toBe('BME')
})

test('nights beside a flight are a hotel where it lands, for each traveller if each is said', () => {
  const flight = ask('2 people flew Sydney to Singapore return').totals.kgCO2e
  const { totals } = ask('2 people flew Sydney to Singapore return and stayed 3 nights each')
  expect(factorsOf('2 people flew Sydney to Singapore return and stayed 3 nights each')).toContain(
    'gb-defra-2025-hotel-singapore-scope3-room-night',
  )
  // 3 nights × 2 people × 24.5 kg
  expect(Number(totals.kgCO2e) - Number(flight)).toBeCloseTo(147)
})

test('an amount a week over the year is a year’s', () => {
  expect(ask('40 litres of diesel a week over the year').totals).toEqual(
    ask('40 litres of diesel a week for a year').totals,
  )
})

test.each([
  ['fly from Oodnadatta to Innamincka', 'ODD', 'INM'],
  ['flight from Hobart to London Heathrow', 'HBA', 'LHR'],
  ['two flights YQX to KEF', 'YQX', 'KEF'],
])('any airport of the table is found by its name or code: %s', (message, from, to) => {
  const [asked] = readActivities(message).activities
  expect([asked?.origin?.airports[0]?.iata, asked?.destination?.airports[0]?.iata]).toEqual([from, to])
})

test.each([
  ['500 kWh in Wakanda', { code: 'unknown_place', name: 'Wakanda' }],
  ['fly from Atlantis to Sydney', { code: 'unknown_airport', name: 'Atlantis' }],
  ['diesel 200', { code: 'missing', slot: 'unit' }],
  ['our vehicles did 9,000 km', { code: 'missing', slot: 'vehicle' }],
  ['2 trucks and 3 vans doing 100 km each', { code: 'missing', slot: 'vehicle' }],
  ['welding gas argon 10 m3', { code: 'no_factor' }],
  ['my car used 40 L', { code: 'missing', slot: 'activity' }],
  ['an electric van did 300 km', { code: 'no_factor' }],
  ['2000 unit bijli', { code: 'missing', slot: 'place' }],
  ['haul 22 t of sand by truck freight', { code: 'missing', slot: 'distance' }],
])('"%s" is not guessed', (message, problem) => {
  const [line] = ask(message).lines
  expect(line).toMatchObject({ ok: false, problem })
})

test.each([
  ['500 kWh in Germany', '145.5', 'de-eea-2025-electricity-2024-scope2'],
  ['1000 kWh in Kenya', '95.44', 'ke-ember-2026-electricity-2025-scope2'],
  ['400 kWh in Ontario', '29.2', 'ca-eccc-electricity-on-2024-scope2'],
  ['1000 kWh in Dubai', '404.1', 'ae-dewa-2023-electricity-dubai-scope2'],
  ['1000 kWh in Burkina Faso', '562.13', 'bf-ember-2026-electricity-2024-scope2'],
  ['200 L of diesel in NZ', '534.354', 'nz-mfe-2026-diesel-transport-scope1-l'],
  ['86 kL of water in Auckland', '3.2469902', 'nz-mfe-2026-water-supply-scope3-m3'],
])('"%s" is answered by the nearest factor: %s kg', (message, kg, factor) => {
  expect(factorsOf(message)).toContain(factor)
  expect(ask(message).totals.kgCO2e).toBe(kg)
})

test('the European Union is not one grid', () => {
  expect(ask('400 kWh in the EU').lines[0]).toMatchObject({ ok: false, problem: { code: 'no_factor' } })
})

test.each(['What is Scope 2?', 'hello', 'which plan for 12 business units', 'Group 3 starts in 2027'])(
  '"%s" names no amount of anything',
  (message) => {
    expect(readActivities(message).activities.filter(({ unit }) => unit !== null)).toEqual([])
  },
)

test('whatever is typed, reading it is quick and never throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '12',
      '3.5',
      'kWh',
      'and',
      'of',
      'SA',
      'return',
      'to',
      'from',
      'Sydney',
      '+',
      'two',
      'x',
      'in',
      'petrol',
      '$',
      '2025',
      '-',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const startedMs = performance.now()
      ask(pieces.join(' '))
      expect(performance.now() - startedMs).toBeLessThan(2_000)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['5 tonnes black coal', '2436.48', '12587.4'],
  ['12 t brown coal in Victoria', '956.964', '11532.528'],
  ['2 t coal in the UK in 2025', '2395.28994', '5626.87916'],
  ['10 short tons bituminous coal in the US', '2343.272', '23432.72'],
  ['4 t wood pellets', '19.44', '77.76'],
])('a solid fuel is burned by its own table: %s', (message, factor, kg) => {
  const { lines, totals } = ask(message)
  expect(
    lines.flatMap((line) => (line.ok ? line.activity.emissions.map(({ expression }) => expression) : []))[0],
  ).toContain(factor)
  expect(totals.kgCO2e).toBe(kg)
})

test('coal that is not told apart is asked for, with each sort worked out', () => {
  const [line] = ask('10 t of coal').lines
  expect(line?.ok ? line.worked.questions[0]?.options.map(({ label }) => label) : []).toEqual([
    'Black (bituminous) coal',
    'Sub-bituminous coal',
    'Brown coal (lignite)',
  ])
})

test('dry wood stands in for pellets where a place has no factor, marked as a proxy', () => {
  const [line] = ask('4 t wood pellets in Japan').lines
  expect(line?.ok && line.activity.match.proxy).toBe(true)
})

test.each(['spent $3,000 on fuel', 'electricity bill was $850', '$120 of diesel', 'power bill $1200 NSW'])(
  'what energy cost tells no amount of it: %s',
  (message) => {
    expect(ask(message).lines).toMatchObject([{ ok: false, problem: { code: 'missing', slot: 'measure' } }])
  },
)

test.each([
  ['40 staff drive 20 km each way 220 days', ['40', '220'], []],
  ['4 people in a car 300 km', [], ['4 people']],
  ['3 nights hotel in Melbourne for 2 people', [], ['2 people']],
  ['LED 10 W vs halogen 50 W 4000 hours', ['4000'], []],
  ['900 km both ways in 3 days by car', [], ['3 days']],
  ['half of 40 staff commute 10 km by car, 3 days a week, 48 work weeks', ['20', '3', '48'], []],
  ['6 people use 2 kWh each', ['6'], []],
])('no figure of a message is passed over in silence: %s', (message, times, leftOut) => {
  const [activity] = readActivities(message).activities
  expect(activity?.multipliers.map((by) => by.times)).toEqual(times)
  expect(activity?.leftOut).toEqual(leftOut)
})

test('a round trip has the way back in its distance, "each way" has not', () => {
  expect(ask('round trip 15 km by car').totals.kgCO2e).toBe(ask('15 km by car').totals.kgCO2e)
  expect(ask('7.5 km each way by car').totals.kgCO2e).toBe(ask('15 km by car').totals.kgCO2e)
})

test.each([
  ['parcel 5 kg by air 16000 km', 'freight', '5', 'kg'],
  ['concrete 12 m3 with 30% fly ash', 'material', '12', 'm3'],
  ['600 units electricity in India', 'electricity', '600', 'kWh'],
  ['a ton of coal', 'fuel', '1', 't'],
  ['400 W server running all year', 'electricity', '0.4', 'kWh'],
])('%s is %s', (message, kind, quantity, unit) => {
  expect(readActivities(message).activities).toMatchObject([{ kind, quantity, unit }])
})

test.each(['coal trucks', 'a Coke delivery truck', 'a log splitter', 'the pellet plant'])(
  'diesel for %s is diesel',
  (user) => {
    expect(ask(`500 L diesel for ${user}`).lines).toMatchObject([{ ok: true, asked: { kind: 'diesel' } }])
  },
)

test.each([
  ['10 t sub-bituminous coal in Australia', '19475.4'],
  ['500 GJ of coal seam gas in Queensland', '30165'],
  ['energy bill $1200, 3400 kWh', '2346'],
  ['400 W server all year, 8 hours a day', '805.92'],
  ['drove 50 km to site and return', '21.1240'],
])('%s', (message, kg) => {
  expect(Number(ask(message).totals.kgCO2e)).toBeCloseTo(Number(kg), 2)
})

test.each(['50 t of coal tar', '3 t lignite in Germany'])('no other fuel stands in: %s', (message) => {
  expect(ask(message).lines).toMatchObject([{ ok: false, problem: { code: 'no_factor' } }])
})

test.each([
  ['10 people in 3 cars 100 km', ['3 cars', '10 people']],
  ['25 people carpool 40 km', ['25 people']],
  ['drove 300 km each way for a 3 day conference', ['3 days']],
])('people of shared cars and days of a stay are told, not multiplied: %s', (message, leftOut) => {
  const [activity] = readActivities(message).activities
  expect(activity?.multipliers).toEqual([])
  expect([...(activity?.leftOut ?? [])].sort()).toEqual([...leftOut].sort())
})

test.each([
  ['air freight 500 kg SYD-LAX return', '24122'],
  ['200 kg by air freight from Sydney to London Heathrow', '17020'],
  ['500 kg flown from Melbourne to Perth', '2701'],
])('goods that fly are no passengers: %s', (message, distanceKm) => {
  expect(readActivities(message).activities).toMatchObject([{ kind: 'freight', distanceKm }])
})

test('what is bought for energy is spending, not energy', () => {
  expect(ask('$20000 on fuel tank repair').lines).toMatchObject([{ ok: true, asked: { kind: 'spend' } }])
})
