import { expect, test } from 'vitest'
import { changeGiven } from './change-given.ts'
import { calculate } from './calculate.ts'
import { judgeClaim } from './judge-claim.ts'
import { readActivities } from './read-activities.ts'
import { readClaim } from './read-claim.ts'
import { readRatio } from './read-ratio.ts'
import { workWithGiven } from './work-with-given.ts'

function kilograms(message: string): string[] {
  return workWithGiven(message)?.rows.map(({ kg }) => kg) ?? []
}

test.each([
  ['we use 1,200 kWh a month at 0.68 kg/kWh, what is that a year?', ['9792']],
  ['500 kWh with a grid factor of 445 g CO2/kWh', ['222.5']],
  ['25 laptops at 300 kg each', ['7500']],
  ['60 monitors, 350 kg CO2e per monitor', ['21000']],
  ['intensity 0.4 t per m2 for 1,500 m2', ['600000']],
  ['a cup is 53 g CO2e and we sell 300 cups a day, what is that a year?', ['5803.5']],
  ['5 skips at 450 kg CO2e each a month, per year?', ['27000']],
  ['50 hotel room nights at 21 kg CO2e per night', ['1050']],
  ['Freight: 12 tonnes moved 850 km with 62 g CO2 per tonne-km', ['632.4']],
  ['8 L/100km, 10,000 km a year, 2.31 kg per litre', ['1848']],
  ['A laptop is 225 kg CO2 to make plus 25 kg shipping. We have 40 of them', ['9000', '1000']],
  ['10 kg of R404A with a GWP of 3,922', ['39220']],
  ['a van does 25,000 km at 240 g/km and we have 6 vans', ['36000']],
  ['30 kWh per laptop and 80 laptops at 0.328 kgCO2e/kWh', ['787.2']],
  ['a flight London New York is 1.7 t per passenger, 14 people are flying', ['23800']],
  ['14 people took the return flight of 3.5 t each', ['49000']],
  ['A declared unit of 1 m3 concrete has GWP 310 kg CO2e. We use 40 m3', ['12400']],
  ['One litre of diesel corresponds to 2.68 kg of CO2. Our vans burned 272 litres each, 100 vans', ['72896']],
])('a factor that is given is multiplied by what it is for: %s', (message, kg) => {
  expect(kilograms(message)).toEqual(kg)
})

test('each factor goes with the amount of its name, whatever their order', () => {
  const message = '200 litres of gasoline and 20 litres of diesel; diesel 2.6 kg CO2/L, gasoline 2.3 kg CO2/L'
  expect(kilograms(message)).toEqual(['52', '460'])
})

test('two factors of one amount are held against each other, not added', () => {
  const given = workWithGiven('The factor fell from 0.79 to 0.66 kg CO2/kWh and we use 250,000 kWh')
  expect(given?.rows.map(({ kg }) => kg)).toEqual(['197500', '165000'])
  expect(given?.compares).toBe(true)
})

test('pounds are kept beside the kilograms', () => {
  const given = workWithGiven('I drive 42,000 miles at 50 miles per gallon and a gallon gives 20 lbs of CO2')
  expect(given?.rows[0]?.inUnit?.value).toBe('16800')
})

test.each([
  '300 bags of cement, 20 kg per bag',
  '12 m3 concrete at 2400 kg/m3',
  'diesel 100 L, 0.84 kg per litre',
  '24 pallets at 850 kg each by road, 880 km',
])('a weight is no factor: %s', (message) => {
  expect(workWithGiven(message)).toBeNull()
})

test.each([
  'the intensity has to be below 0.4 kg/kWh and we used 70,000 kWh',
  'trucks are at 0.146 kg CO2e per ton-mile, we ship 20 tons 300 miles',
])('a limit, or a factor per another unit, is multiplied by nothing: %s', (message) => {
  expect(workWithGiven(message)).toBeNull()
})

test('a limit in tonnes of CO2 is no amount of the gas', () => {
  expect(kilograms('8.5 kg of R134a, GWP 1430. Is it over the 5 tonne CO2e threshold?')).toEqual(['12155'])
})

test.each([
  ['a chiller with 12 kg of R410A leaking 5 % a year', '1154.4'],
  ['3 kg of R32, 3% leaks each year over 10 years', '609.3'],
  ['12 split systems with 2.2 kg R32 each, and we lose about 3% per year', '536.184'],
])('of a charge only what leaks is emitted: %s', (message, kg) => {
  expect(calculate(readActivities(message).activities).totals.kgCO2e).toBe(kg)
})

function verdictOn(message: string) {
  const claim = readClaim(message)
  if (claim === null) return null
  return judgeClaim(claim, workWithGiven(claim.rest) ?? undefined, readActivities(claim.rest).activities)
}

test.each([
  ['someone told me 1 kWh is 0.2 kg, is 500 kWh then 100 kg?', 'right', '100'],
  ['I worked out 50 litres of petrol x 2.31 = 120 kg. Correct?', 'wrong', '115.5'],
  ['My colleague says 2,000 litres of diesel is 8 tonnes CO2. Is he right?', 'wrong', '6771.212'],
  ['is 10,000 kWh in Victoria about 7.7 t CO2? Please check', 'near', '7400'],
  ['Consultant claims our 45,000 kWh in NSW is 30 tonnes of CO2-e. Right?', 'right', '30150'],
])('a result that is told is judged: %s', (message, is, kg) => {
  expect(verdictOn(message)).toMatchObject({ is, kg })
})

test.each(['500 kWh in NSW', 'Is 12 kg of R410A over the 5 tonne CO2e limit?'])(
  'where nothing is told there is nothing to judge: %s',
  (message) => {
    expect(readClaim(message)).toBeNull()
  },
)

test.each([
  ['Total footprint 820 tonnes with 164 employees, what is it per employee?', '5000'],
  ['We emitted 337.5 tonnes and have 4,500 m2 of floor. What is our intensity per m2?', '75'],
  ['1,200 t CO2e and revenue of $48 million, what is the intensity per million dollars?', '25000'],
  ['Our emissions were 2,400 t in the base year and we need a 42% reduction. What is the target?', '1392000'],
])('emissions that are given are divided or lowered: %s', (message, result) => {
  expect(readRatio(message)).toMatchObject({ result })
})

test('two totals are held against each other', () => {
  const ratio = readRatio('We cut our emissions from 640 t to 512 t. What percentage is that?')
  expect(ratio).toMatchObject({ percent: '20', isLess: true })
})

test('tonnes of a material are no emissions to divide', () => {
  expect(readRatio('what are the emissions of 820 t of concrete per employee with 164 employees')).toBeNull()
})

test.each([
  ['and with 0.55?', '7920'],
  ['what about 0.5 kg/kWh', '7200'],
  ['what if we use 1,000 kWh?', '8160'],
])('the message before is worked out again with what changed: %s', (said, kg) => {
  const before = workWithGiven('We use 1,200 kWh a month at 0.68 kg/kWh, what is that a year?')
  expect(before === null ? null : changeGiven(before, said)?.rows[0]?.kg).toBe(kg)
})
