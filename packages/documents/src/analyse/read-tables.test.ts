import { expect, test } from 'vitest'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'

test('monthly bills stay a row each', () => {
  expect(
    activitiesOfRows(
      'Bill Date,Electric Usage (kWh),Gas Usage (Therms),Total Charges',
      '09/24/2025,450,12,112.77',
      '08/26/2025,520,13,126.51',
    ),
  ).toEqual(['electricity 450 kWh', 'natural-gas 12 therm', 'electricity 520 kWh', 'natural-gas 13 therm'])
})

test('daily rows are added up, and meter readings beside them are not', () => {
  const days = Array.from(
    { length: 10 },
    (_, index) => `2025-01-${String(index + 1).padStart(2, '0')},${9000 + index},2`,
  )
  expect(activitiesOfRows('Datum,Meterstand,Verbruik (kWh)', ...days)).toEqual(['electricity 20 kWh'])
})

test('the odometer of a fuel log is no distance, and every fill is checked', () => {
  const table = readTestRows(
    'Date,Odometer (km),Litres,Price per litre,Fuel Type,Cost',
    '20/12/2022,47671,22.44,1.399,E10,31.39',
    '24/12/2022,47894,24.75,1.389,Diesel,34.38',
  )
  expect(table?.read.activities.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['petrol', '22.44'],
    ['diesel', '24.75'],
  ])
  expect(table?.read.findings.map(({ check, passed }) => [check, passed])).toEqual([
    ['line-product', true],
    ['line-product', true],
  ])
  expect(table?.classified.type).toBe('fuel-log')
})

test('trips keep their ends, cabin and return', () => {
  const [trip] =
    readTestRows(
      'date,mode,origin,destination,distance_km,class,round_trip',
      '2024-01-15,flight,SFO,LHR,8600,business,true',
    )?.read.activities ?? []
  expect(trip).toMatchObject({
    kind: 'flight',
    quantity: '8600',
    unit: 'km',
    details: { origin: 'SFO', destination: 'LHR', cabin: 'business', roundTrip: true },
  })
})

test('trips without a distance count passengers', () => {
  expect(activitiesOfRows('Date,From,To,Passengers,Fare', '2024-01-15,BNE,SYD,2,310.00')).toEqual([
    'flight 2 passenger-leg',
  ])
})

test('the total row of a report is not added', () => {
  expect(
    activitiesOfRows(
      'Date,Waste stream,Tonnes',
      '2024-01-15,General waste,1.20',
      '2024-02-15,Mixed recycling,0.80',
      'Total,,2.00',
    ),
  ).toEqual(['waste 1.2 t', 'waste 0.8 t'])
})

test('a table without quantities that matter gives nothing', () => {
  expect(readTestRows('Name,Department,Start date', 'A,Design,2020-01-01', 'B,Design,2021-01-01')).toBeNull()
})

test('what a waste report collected is waste, whatever it is called', () => {
  expect(
    activitiesOfRows(
      'Collected,Waste Type,Container,Net Weight (kg),Disposal',
      '2025-03-04,General Waste,RORO 20m3,4120,Landfill',
      '2025-03-06,Timber,RORO 30m3,2980,Recovery',
    ),
  ).toEqual(['waste 4120 kg', 'waste 2980 kg'])
})

test('kilolitres of a meter are water and gigajoules without a word are gas', () => {
  expect(
    activitiesOfRows(
      'Meter,Read Date,Reading (kL),Usage (kL)',
      'W1,28/02/2025,4302,182',
      'W1,31/03/2025,4511,209',
    ),
  ).toEqual(['water 182 kL', 'water 209 kL'])
  expect(activitiesOfRows('Meter,Month,Usage (GJ)', 'M1,2025-02,31.2', 'M1,2025-03,29.9')).toEqual([
    'natural-gas 31.2 GJ',
    'natural-gas 29.9 GJ',
  ])
})

test('the period over a table comes before the days of its rows', () => {
  const read = readTestRows(
    'Waste report',
    'Period,01/07/2025,to,30/09/2025',
    'Month,Stream,Collections,Weight (t)',
    'Jul-25,General waste,26,18.44',
    'Aug-25,Cardboard,13,4.12',
  )
  expect(read?.fields.period?.value).toEqual({ start: '2025-07-01', end: '2025-09-30' })
})

test('a shipment is its weight, and its miles are a detail', () => {
  const read = readTestRows(
    'Shipment ID,Ship Date,Mode,Origin City,Destination City,Weight (lbs),Miles',
    'SH-1,2025-02-03,LTL freight,Dallas,Denver,1240,100',
  )
  expect(read?.read.activities).toMatchObject([
    { kind: 'freight', quantity: '1240', unit: 'lb', details: { distanceKm: '160.9344' } },
  ])
})

test('goods on rails are freight, by their tonne-kilometres where a column prints them', () => {
  expect(
    activitiesOfRows(
      'Shipment,Date,Origin,Destination,Mode,Weight (t),Distance (km),Tonne-km',
      'S1,2025-01-08,Perth,Kalgoorlie,Road,18.2,595,10829',
      'S2,2025-01-15,Perth,Adelaide,Rail,42,2690,112980',
    ),
  ).toEqual(['freight 10829 tkm', 'freight 112980 tkm'])
})

test('a unit beside its value does not serve the other values', () => {
  expect(
    activitiesOfRows(
      'month,electricity.value,electricity.unit,gas.value,gas.unit',
      '2025-01,8120,kWh,312,GJ',
      '2025-02,7440,kWh,288,GJ',
    ),
  ).toEqual(['electricity 8120 kWh', 'natural-gas 312 GJ', 'electricity 7440 kWh', 'natural-gas 288 GJ'])
})

test('a list of stays counts its nights from arrival to departure', () => {
  const read = readTestRows(
    'Guest,Hotel,Check-in,Check-out,Rooms,Total',
    'A,Harbour Rooms,2025-03-02,2025-03-05,1,330.00',
    'B,Hill House,2025-03-10,2025-03-12,2,620.00',
  )
  expect(read?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['hotel', '3', 'room-night'],
    ['hotel', '4', 'room-night'],
  ])
  expect(read?.fields.period?.value).toEqual({ start: '2025-03-02', end: '2025-03-12' })
})

test('miles with a purpose are driven; miles beside gallons are the log of a tank', () => {
  expect(
    activitiesOfRows(
      'START_DATE*,END_DATE*,CATEGORY*,MILES*,PURPOSE*',
      '1/1/2016 21:11,1/1/2016 21:17,Business,5.1,Meeting',
    ),
  ).toEqual(['car 5.1 mile'])
  expect(activitiesOfRows('Date,Miles,Gallons,Purpose,Odometer', '2025-01-03,310,10.2,Client,41000')).toEqual(
    ['fuel 10.2 gal-us'],
  )
})

test('bills in rows cover their own days, and the site is no supplier', () => {
  const read = readTestRows(
    'Invoice Date,Site Name,NMI,From Date,To Date,Peak Usage (kWh)',
    '05/08/2025,Mill,4001002003,01/07/2025,31/07/2025,41200.5',
    '05/09/2025,Mill,4001002003,01/08/2025,31/08/2025,39880',
  )
  expect(read?.fields.period?.value).toEqual({ start: '2025-07-01', end: '2025-08-31' })
  expect(read?.fields.supplier).toBeNull()
})

test('an estimated weight is a weight', () => {
  expect(activitiesOfRows('Date,Waste stream,Estimated Weight (kg)', '01/08/2025,General,220')).toEqual([
    'waste 220 kg',
  ])
})

test('fuel under a registration or an odometer was burned by a vehicle, under a date alone by who knows what', () => {
  const vehicleNamed = (...rows: readonly string[]) =>
    readTestRows(...rows)?.read.activities.map(({ details }) => details?.vehicleNamed ?? false)
  expect(vehicleNamed('Date,Fuel,Litres', '2025-08-01,Diesel,100')).toEqual([false])
  expect(
    vehicleNamed(
      'Date,Rego,Fuel,Litres',
      '2025-08-01,123 ABC,Diesel,100',
      '2025-08-02,Generator 2,Diesel,40',
      '2025-08-03,,Diesel,40',
    ),
  ).toEqual([true, false, false])
})

test('a shipment is what it weighs, in the unit column that belongs to the weight', () => {
  const { read } = readTestRows(
    'consignment,origin,destination,weight_value,weight_unit,distance_value,distance_unit,transport_method',
    'C-1,Leeds,Hull,1.25,mt,96,km,truck',
    'C-2,Hull,Rotterdam,640,kg,380,km,ship',
  ) ?? { read: { activities: [] } }
  expect(read.activities).toMatchObject([
    { kind: 'freight', quantity: '1.25', unit: 't' },
    { kind: 'freight', quantity: '640', unit: 'kg' },
  ])
})

test('the unit of a row is that of its load, never of how far it went', () => {
  const read = readTestRows(
    'Date,From,To,Mode,Weight,Distance,Unit',
    '2025-03-01,Sydney,Melbourne,Road freight,820,880,kg',
    '2025-03-02,Melbourne,Brisbane,Road freight,,1700,kg',
  )
  expect(
    read?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
  ).not.toContain('freight 1700 kg')
})
