import { expect, test } from 'vitest'
import { activitiesOfRows } from './read-test-rows.ts'

test('a column of units of energy makes the only open figures beside it energy, in a language nobody knows', () => {
  expect(
    activitiesOfRows(
      'Tunnus;Jakso;Yksikkö;Alku;Lukema;Laatu',
      '643000000000000001;PT15M;kWh;2024-02-29T22:00:00Z;0,011000;OK',
      '643000000000000001;PT15M;kWh;2024-02-29T22:15:00Z;0,006000;OK',
      '643000000000000001;PT15M;kWh;2024-02-29T22:30:00Z;0,013000;OK',
    ),
  ).toEqual(['electricity 0.011 kWh', 'electricity 0.006 kWh', 'electricity 0.013 kWh'])
})

test('a column without a head tells the months, and each head its kind', () => {
  expect(
    activitiesOfRows(',Gas (kWh),Electricity (kWh)', 'August 2019,456.84,311', 'September 2019,607.94,293.6'),
  ).toEqual([
    'natural-gas 456.84 kWh',
    'electricity 311 kWh',
    'natural-gas 607.94 kWh',
    'electricity 293.6 kWh',
  ])
})

test('a head that names its kind is believed before the name of who supplies it', () => {
  expect(
    activitiesOfRows(
      'location,month,electricity_kwh,natural_gas_therms,utility_provider',
      'London,2024-01,12000,420,British Gas',
      'London,2024-02,11500,380,British Gas',
    ),
  ).toEqual([
    'electricity 12000 kWh',
    'natural-gas 420 therm',
    'electricity 11500 kWh',
    'natural-gas 380 therm',
  ])
})

test('of two columns called units the one that holds units is meant', () => {
  expect(
    activitiesOfRows(
      'record_id,business_unit,fuel_type,quantity,unit',
      'F1,Logistics,diesel,8200,gallon',
      'F2,Works,natural_gas,4200,therm',
    ),
  ).toEqual(['diesel 8200 gal-us', 'natural-gas 4200 therm'])
})

test('the fields of a book-keeping program are words, its codes are units, and "500,000-" takes back', () => {
  expect(
    activitiesOfRows(
      'WERKS;MATNR;MAKTX;BUDAT;MENGE;MEINS;DMBTR;WAERS',
      '1000;000471100;DIESEL B7;20240115;5.000,000;L;6.500,00;EUR',
      '1000;000471100;DIESEL B7;20240120;500,000-;L;650,00-;EUR',
      '1000;000471103;ZEMENT CEM II;20240205;12,500;TO;1.275,00;EUR',
      '1000;000471104;SCHRAUBEN M8;20240205;400;ST;75,00;EUR',
    ),
  ).toEqual(['diesel 4500 L', 'material 12.5 t'])
})

test('the sums of quarters below the hours of the same register count once', () => {
  expect(
    activitiesOfRows(
      'Målepunkt id;Fra dato;Til dato;Mængde;Måleenhed',
      '5713;2017-01-01 00.00;2017-01-02 00.00;4,40;KWH',
      '5713;2017-01-02 00.00;2017-01-03 00.00;4,50;KWH',
      '5713;2017-01-03 00.00;2017-01-04 00.00;4,20;KWH',
      '5713;2017-01-01 00.00;2017-01-04 00.00;13,00;KWH',
    ),
  ).toEqual(['electricity 4.4 kWh', 'electricity 4.5 kWh', 'electricity 4.2 kWh'])
})

test('an amount right before its unit, beside a cost, is what was bought', () => {
  expect(
    activitiesOfRows(
      'date,description,amount,unit,cost',
      '2024-01-05,Electricity HQ,1200,kWh,300',
      '2024-01-12,Flight ZRH-LHR,780,km,220',
      '2024-01-20,Paper waste,120,kg,40',
    ),
  ).toEqual(['flight 1 passenger-leg', 'electricity 1200 kWh', 'waste 120 kg'])
})

test('a meter that stands high is a register, whatever its column is called', () => {
  expect(
    activitiesOfRows(
      'Date,Gas meter,Electricity meter day',
      '2024-01-01,1200.5,34000',
      '2024-02-01,1290.1,34200',
      '2024-03-01,1370.8,34390',
    ),
  ).toEqual(['natural-gas 170.3 ', 'electricity 390 '])
})

test('what was fed in is told by its head in any language', () => {
  expect(
    activitiesOfRows('Data;Consumo (kWh);Injetada (kWh)', '2025-01-01;5,25;0,5', '2025-01-02;4,75;1,5'),
  ).toEqual([
    'electricity 5.25 kWh',
    'electricity-export 0.5 kWh',
    'electricity 4.75 kWh',
    'electricity-export 1.5 kWh',
  ])
})

test('miles each day are no journeys, and litres beside them are fuel', () => {
  expect(
    activitiesOfRows(
      ',Volume (l),Cost,Milage,l / day,miles / day',
      '2022-04-26,30.5,49.68,,,',
      '2022-05-13,42.58,71.07,175.6,2.5,8.1',
    ),
  ).toEqual(['fuel 30.5 L', 'fuel 42.58 L'])
})

test('net and gross beside a quantity and a tax are money', () => {
  expect(
    activitiesOfRows(
      'Reg No,Date,Product,Quantity,Net,VAT,Gross',
      'AB12 CDE,03/02/2025,Diesel,45.21,52.10,10.42,62.52',
      'AB12 CDE,13/02/2025,Unleaded,38.00,44.00,8.80,52.80',
    ),
  ).toEqual(['diesel 45.21 L', 'petrol 38 L'])
})

test('years, quotes and stocks are no quantities', () => {
  expect(
    activitiesOfRows(
      'Activity,Unit,kg CO2e per unit,Year',
      'Electricity,kWh,0.2,2024',
      'Diesel,litres,2.5,2024',
    ),
  ).toEqual([])
  expect(activitiesOfRows('Quote No,Item,Qty,Unit', 'Q1,Cement,10,t', 'Q1,Steel rebar,2,t')).toEqual([])
  expect(
    activitiesOfRows(
      'SKU,Description,On Hand,Unit Weight (kg)',
      '1,Steel bracket,120,1.2',
      '2,Copper pipe,80,0.9',
    ),
  ).toBeUndefined()
})

test('a quote that nobody closed spoils its own line only', () => {
  expect(
    activitiesOfRows(
      '"Table 2.  Rail,,,,',
      ' ID, Vehicle ,"Miles","CO2 Emissions"',
      'J1,"Transit Rail (i.e. Subway, Tram)",100,10',
      'J2,Intercity Rail,"4,510",677',
    ),
  ).toEqual(['train 100 mile', 'train 4510 mile'])
})
