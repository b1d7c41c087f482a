import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { readActivities } from './read-activities.ts'

function kilograms(message: string): string {
  return calculate(readActivities(message).activities).totals.kgCO2e
}

function asides(message: string): readonly string[] {
  return readActivities(message).activities.flatMap(({ leftOut }) => leftOut)
}

// Kilograms by hand: kWh × (scope 2 + scope 3 of the state), L, km and t by the factor of one.
test.each([
  ['our cap is 12 t of general waste a year, we sent 7.4 t to landfill', '8880', '12 t (a limit)'],
  ['electricity 45,000 kWh (target 40,000 kWh) in Sydney', '30150', '40,000 kWh (a limit)'],
  [
    'keep electricity under 200,000 kWh a year. It was 184,300 kWh in Brisbane',
    '140068',
    '200,000 kWh (for comparison)',
  ],
  [
    'diesel was 4,400 L for the loaders, up from 3,900 L the year before',
    '14861',
    '3,900 L (for comparison)',
  ],
  ['filled up 62.4 L diesel, odometer 120,455 km', '211.2618144', '120,455 km (a reading)'],
  [
    'site A used 12,000 kWh and site B 8,000 kWh, altogether 20,000 kWh, all in Victoria',
    '17000',
    '20,000 kWh (the total of the others)',
  ],
  [
    'diesel 2,000 L, of which 1,200 L in trucks and 800 L in excavators',
    '6762.8744',
    '2,000 L (the total of the others)',
  ],
  [
    '3 skips of 2.5 t each, total 7.5 t, construction waste to landfill',
    '1500',
    '7.5 t (the total of the others)',
  ],
  [
    '12,500 kWh in NSW, including 2,500 kWh for the gym',
    '8375',
    '2,500 kWh (a part of the 12,500 kWh, in which it is counted)',
  ],
  [
    '900 L of diesel, 250 L of that for the crane',
    '3047.0454',
    '250 L (a part of the 900 L, in which it is counted)',
  ],
  [
    '900 L of diesel, of which 250 L went into trucks and 100 L into cranes',
    '3047.0454',
    '100 L (a part of the 900 L, in which it is counted)',
  ],
  [
    '300 L of the 900 L of petrol were for the boat',
    '2610.7596',
    '300 L (a part of the 900 L, in which it is counted)',
  ],
  [
    'gas 400 GJ in Melbourne, thereof 120 GJ for the kitchen',
    '22212',
    '120 GJ (a part of the 400 GJ, in which it is counted)',
  ],
  [
    'We bought 900 L of diesel. Of this, 250 L was for the crane',
    '3047.0454',
    '250 L (a part of the 900 L, in which it is counted)',
  ],
  ['70 L of diesel (yes, 70 L), i.e. 70 L', '236.99242', '70 L (said before)'],
  ['1,000 kWh in Hobart, which is 300 kWh more than last year', '260', '300 kWh (for comparison)'],
  ['I charged 15 kWh in Hobart because 15 kWh should be enough', '3.9', '15 kWh (said before)'],
  ['2 kg of R410A was topped up; how bad is 2 kg of R410A?', '3848', '2 kg (said before)'],
  ['how much from 60 L of petrol? We filled 60 L of petrol', '174.05064', '60 L (said before)'],
  ['1.5 MWh in VIC, i.e. 1,500 kWh', '1275', '1,500 kWh (said before)'],
  ['we used 1,850 kWh in Adelaide. Is 1,850 kWh a lot?', '444', '1,850 kWh (said before)'],
  ['we used 1,850 kWh in SA last year. So is 1,850 kWh good for SA?', '444', '1,850 kWh (said before)'],
  ['the studio used 700 kWh in SA. Yes, it was 700 kWh.', '168', '700 kWh (said before)'],
])('a figure with another role is told and not worked out: %s', (message, kg, aside) => {
  expect(kilograms(message)).toBe(kg)
  expect(asides(message)).toContain(aside)
})

test.each([
  ['600 kWh in March and 600 kWh in April, Hobart', '312'],
  ['100 kWh in Jan, 200 kWh in Feb and 300 kWh in Mar, Hobart', '156'],
  ['we used over 5,000 kWh in Sydney', '3350'],
  ['last year 8,000 kWh, this year 8,000 kWh in Perth', '8800'],
  ['10 L petrol Monday, 10 L petrol Tuesday', '58.01688'],
  ['10 L of petrol was used on Monday. 10 L of petrol was used on Tuesday.', '58.01688'],
  ['12,500 kWh in NSW including GST, and 500 kWh in NSW', '8710'],
  ['what is it for 50 kWh for the fridge and 50 kWh for the freezer in SA?', '24'],
  ['If the ute takes 40 L petrol on Monday and 40 L petrol on Tuesday, what is that?', '232.06752'],
  ['I do 100 km by train and they do 100 km by train', '8.886'],
  ['20 t over 600 km by truck', '1525.8'],
  ['two trips: 120 km by taxi, 30 km by taxi', '38.973'],
  ['We burned 90 L diesel in ute 1. It was 90 L in ute 2.', '609.40908'],
  ['We used 700 kWh in SA. In August it was 700 kWh.', '336'],
  ['We used 700 kWh in SA. It was 700 kWh in August.', '336'],
  ['Electricity at home was 700 kWh in SA. At work it was 700 kWh.', '336'],
  ['Last quarter was 700 kWh, this quarter it was 700 kWh, SA', '336'],
  ['How much is 700 kWh in SA? Our bakery used 700 kWh.', '336'],
  ['Our studio used 1,700 kWh in SA. Was the cellar 1,700 kWh?', '816'],
])('amounts that are alike are amounts still: %s', (message, kg) => {
  expect(kilograms(message)).toBe(kg)
  expect(asides(message)).toEqual([])
})

test.each([
  ['instead of flying Sydney to Melbourne I drove 880 km in a diesel car', '188.76'],
  ['company car 15,300 km (hybrid), no flights this year', '2469.42'],
  ['flew into Perth, then hired a car and drove 640 km', '135.1936'],
  ['air cargo is told to be dirty. We move 20 tons 300 miles by truck', '1227.7685376'],
  ['the train was cancelled so I drove 140 km by car', '29.5736'],
])('a distance is of the way to travel that is named for it: %s', (message, kg) => {
  expect(kilograms(message)).toBe(kg)
})

test.each([
  ['job no 3007: 1,000 L of diesel in the trucks', '3384.062'],
  ['phone 0412 345 678, ABN 51 824 753 556, used 300 kWh in SA', '72'],
  ['18 m3 of N32 concrete, 20 mm aggregate, 80 mm slump, delivered 12 June', '5131.860192'],
  ['drove 12 000 km in the van', '3067.32'],
])('the number of a paper, a size or a day counts nothing: %s', (message, kg) => {
  expect(kilograms(message)).toBe(kg)
})

test.each([
  ['50 tonnes of steel and concrete for the footing', ['steel', 'concrete']],
  ['the units hold SF6, R134a and R407C. We lost 2.5 kg in total', ['SF6', 'R134a', 'R407C']],
  ['600 litres of petrol and diesel', ['petrol', 'diesel']],
  ['20 m3 concrete with 75 kg/m3 rebar', ['concrete', 'rebar']],
])('one amount of several things is asked for: %s', (message, among) => {
  const [line, ...others] = calculate(readActivities(message).activities).lines
  expect(others).toEqual([])
  expect(line).toMatchObject({ ok: false, problem: { code: 'missing', slot: 'among' }, asked: { among } })
})

test.each([
  ['40 pallets of 25 kg bags of sand, 50 bags per pallet', '389.653'],
  ['25 staff each used 1.2 kg of cardboard and 90 kWh, Sydney', '1543.4917626'],
  ['6 loads of asphalt, 14 tonnes a load', '3293.84916'],
  ['24 pallets at 850 kg each by road, 880 km', '2282.5968'],
  ['3 utes: 900 L, 700 L and 650 L diesel', '7617.6135'],
  ['2 couriers x 80 km x 5 days a week by van, yearly', '10633.376'],
  ['every employee (35) commutes 24 km a day by car, 230 days', '40811.568'],
  ['one return flight Sydney to Perth for each of 5 engineers', '5379.1955'],
  ['freight by truck, 20 t 300 miles', '1227.7685376'],
])('what is counted multiplies the amount of one: %s', (message, kg) => {
  expect(kilograms(message)).toBe(kg)
})

test('what was bought is told by its own words', () => {
  const [one] = readActivities('we spent $4,000 on office furniture').activities
  expect(one?.text).toBe('office furniture')
})

test('where only what holds the bags is counted, the bags are asked for', () => {
  const [line] = calculate(readActivities('40 pallets of 25 kg bags of sand').activities).lines
  expect(line).toMatchObject({ ok: false, problem: { code: 'missing', slot: 'count' } })
})

// The grid takes what the own roof leaves: kWh × (scope 2 + scope 3 of the state).
test.each([
  ['we use 80 MWh a year in NSW, 25 MWh of it from our roof', '36850'],
  ['25 MWh of our 80 MWh came from our own solar, in NSW', '36850'],
  ['Of the 9,500 kWh we used in Adelaide, 2,500 kWh came from our solar panels', '1680'],
  ['We get 20 MWh from rooftop solar out of the 95 MWh we consume in Perth', '41250'],
  ['60 MWh in NSW, half of it from the solar on our roof', '20100'],
  ['80 MWh in Victoria, 25% of it from our own solar', '51000'],
  ['42,000 kWh in SA: 30,000 kWh from the grid and 12,000 kWh from own solar', '7200'],
  ['we buy 80 MWh from the grid in NSW and 25 MWh came from our roof', '53600'],
  ['we used 12,000 kWh from our own rooftop solar in NSW', '0'],
  ['we use 60 MWh in NSW and get two thirds of it from our panels', '13400'],
  ['we take 30 % of our 50 MWh in SA from our own roof', '8400'],
  ['Out of 52,000 kWh used in Cairns, our solar provided 14,000 kWh', '28880'],
])('power of the own roof is taken off what the grid supplies: %s', (message, kg) => {
  expect(kilograms(message)).toBe(kg)
})

test.each([
  ['the solar farm contract gives us 40 MWh in NSW', '26800'],
  ['despite our solar panels we use 45,000 kWh from the grid in VIC', '38250'],
  ['our solar feeds 6 MWh back into the grid and we buy 40 MWh in VIC', '34000'],
  ['14 MWh from a solar retailer and 20 MWh in VIC', '28900'],
  ["20 MWh in VIC. 14 MWh from the solar company's retailer", '28900'],
  ['We export 7 MWh and use 20 MWh in VIC', '17000'],
  ['We export 7 MWh and consumed 20 MWh in VIC', '17000'],
  ['Exported 7 MWh, total usage 20 MWh in VIC', '17000'],
  ['Exported 7 MWh in May, 6 MWh in June, VIC', '0'],
])('power that is bought or fed in is none of the own roof: %s', (message, kg) => {
  expect(kilograms(message)).toBe(kg)
})

test.each([
  'We used half of 90 MWh in SA, 30 % of it from our roof',
  '70 MWh in SA, 40 % of it from our roof and 10 % of it from our panels',
  '140 % of our 70 MWh in SA is from the roof',
])('shares of one amount that do not add up are asked for: %s', (message) => {
  const [line, ...others] = calculate(readActivities(message).activities).lines
  expect(others).toEqual([])
  expect(line).toMatchObject({ ok: false, problem: { code: 'missing', slot: 'among' } })
})

const ofSeveral = 'of several things, and not worked out: give each its own amount'
// A part of another kind is worked out alone, one that is treated otherwise goes off its whole, and no amount counts twice.
test.each([
  ['Total 500 L, of which diesel 180 L', '609.40908', `500 L (${ofSeveral})`],
  ['We bought 700 L, of which petrol 180 L', '522.15192', `700 L (${ofSeveral})`],
  ['700 L including petrol 180 L', '522.15192', `700 L (${ofSeveral})`],
  ['We used 30 MWh in SA, of which gas 12 MWh', '2688.336', `30 MWh (${ofSeveral})`],
  ['30 MWh in SA of which 12 MWh gas', '2688.336', `30 MWh (${ofSeveral})`],
  ['30 MWh in SA, of which 8 MWh for lights and 12 MWh gas', '2688.336', `30 MWh (${ofSeveral})`],
  ['800 L, of which 90 L for trucks and 180 L petrol', '522.15192', `800 L (${ofSeveral})`],
  ['430 L of fuel, of which 180 L petrol and 250 L diesel', '1368.55342', `430 L (${ofSeveral})`],
  ['800 km by car, of which 300 km by train', '13.329', `800 km (${ofSeveral})`],
  [
    '15 t waste to landfill, of which 5 t was recycled',
    '12000',
    '5 t (treated another way, and not worked out: the others are 15 − 5 = 10 t)',
  ],
  ['15 t of waste, of which 5 t paper', '18000', '5 t (a part of the 15 t, in which it is counted)'],
])('a part that is not priced as its whole: %s', (message, kg, aside) => {
  expect(kilograms(message)).toBe(kg)
  expect(asides(message)).toContain(aside)
})
