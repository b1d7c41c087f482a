import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { fuelKindOf } from './fuel-products.ts'
import { readFuelReceipt } from './read-fuel-receipt.ts'

function boughtOn(...lines: readonly string[]) {
  return readFuelReceipt(layoutOfText(...lines).lines).activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test('litres × price per litre = amount is fuel', () => {
  expect(
    boughtOn('38.61 litre  Pump # 07', 'V-Power 97  RM 100.00', '2.590 RM / litre', 'Total  RM 100.00'),
  ).toEqual(['petrol 38.61 L'])
})

test('a price in cents multiplies out', () => {
  expect(boughtOn('Diesel  $118.65', '62.48 L @ 189.9 c/L', 'TOTAL  $118.65')).toEqual(['diesel 62.48 L'])
})

test('columns tell litres from price', () => {
  expect(
    boughtOn(
      'Surtidor 2',
      'Producto    Litros   Precio   Importe',
      'Gasolina 95 12,68    1,381    17,51',
      'TOTAL EUR  17,51',
    ),
  ).toEqual(['petrol 12.68 L'])
})

test('gallons stay gallons', () => {
  expect(
    boughtOn('PUMP 7  REGULAR UNLEADED', 'GALLONS  10.512', 'PRICE/GAL  $3.459', 'FUEL SALE  $36.36'),
  ).toEqual(['petrol 10.512 gal-us'])
})

test('food bought at a petrol station is no fuel', () => {
  expect(
    boughtOn(
      'Shell Station',
      'Iced tea 500 ml  4.50',
      '2 x 1.10  2.20',
      'Total  6.70',
      'Cash  10.00',
      'Change  3.30',
    ),
  ).toEqual([])
})

test('other goods sold by the litre are no fuel', () => {
  expect(boughtOn('Pump 2', 'AdBlue  10.00 L @ 1.200 $/L  $12.00')).toEqual([])
})

test.each([
  ['Unleaded 91', 'petrol'],
  ['SP98', 'petrol'],
  ['Super E10', 'petrol'],
  ['infiniti 97 E4', 'petrol'],
  ['Gazole', 'diesel'],
  ['Premium Diesel', 'diesel'],
  ['Autogas', 'lpg'],
  ['Heizöl EL', 'fuel'],
  ['Sausage roll', null],
])('%s burns as %s', (product, kind) => {
  expect(fuelKindOf(product)).toBe(kind)
})

test('a price above thirty can be whole money too', () => {
  expect(
    boughtOn(
      'Nozzle No  3',
      'Product  HSD (Diesel)',
      'Rate/Ltr  Rs 90.11',
      'Volume(Ltr): 33.29',
      'Amount  Rs 3000.00',
    ),
  ).toEqual(['diesel 33.29 L'])
})

test('a volume whose label names the unit needs no price', () => {
  expect(boughtOn('Nozzle 2', 'Product: Petrol', 'Volume (Ltr)  12.50')).toEqual(['petrol 12.5 L'])
})

test('a pump that is hired or empties a trap sells no fuel', () => {
  expect(boughtOn('Grease trap waste pump out  2,000  L  $0.310  $620.00')).toEqual([])
  expect(boughtOn('N32 slab  46.00 m3  $2.810  $129.26', 'Pump hire  1  $950.00')).toEqual([])
})

test('two fuels keep the names above their volumes', () => {
  expect(
    boughtOn(
      'Diesel  Pump 1',
      '120.30 litres x $1.849  222.43',
      'Unleaded 91  Pump 2',
      '20.02 litres x $1.759  35.22',
      'Total  $257.65',
    ).toSorted(),
  ).toEqual(['diesel 120.3 L', 'petrol 20.02 L'])
})

test('hoses and oil of a hardware shop are no fuel', () => {
  expect(
    boughtOn('JERRY CAN FUEL 20L RED  $24.90', '2-STROKE OIL 1L  $14.50', 'PROPANE HOSE 1.2M  $18.75'),
  ).toEqual([])
})

test('a subtotal repeated as the total is no price of a litre', () => {
  expect(
    boughtOn(
      'JERRY CAN FUEL  $24.90',
      '2-STROKE OIL 1L  $122.25',
      'PROPANE HOSE',
      'SUBTOTAL  $147.15',
      'TOTAL  $147.15',
    ),
  ).toEqual([])
})

test('a single line with fuel, litres and a price per litre is a purchase', () => {
  const { activities } = readFuelReceipt(layoutOfText('DIESEL 41.20 L @ 190.9 c/L DALBY QLD').lines)
  expect(activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['diesel', '41.2', 'L'],
  ])
})

test('a good named over its own litres and price is not the fuel of the pump before', () => {
  const { activities } = readFuelReceipt(
    layoutOfText(
      '*Zapfsäule 07',
      'Diesel',
      '58,41 l    1,879 EUR/l     109,75 A',
      '*Zapfsäule 11',
      'AdBlue (R)',
      '10,02 l    0,899 EUR/l       9,01 A',
    ).lines,
  )
  expect(activities.map(({ kind, quantity }) => [kind, quantity])).toEqual([['diesel', '58.41']])
})

test('a product named far over the litres is what was filled', () => {
  expect(
    boughtOn(
      'NOZZLE NO.  : 03',
      'PRODUCT  : HSD',
      'DENSITY  : 828.4 Kg/m3',
      'PRESET TYPE  : Amount',
      'RATE (INR/L)  : 8?.62',
      'VOLUME(L)  28.53',
    ),
  ).toEqual(['diesel 28.53 L'])
})

test('litres with their price count where the amount is not read', () => {
  expect(boughtOn('Unleaded 95 E10', 'P02 32.18L @ 139.9p/L  45.O2', 'TOTAL GBP  52.22')).toEqual([
    'petrol 32.18 L',
  ])
})

test('a delivery counts what was delivered, not what the tank held', () => {
  expect(
    boughtOn(
      'PRODUCT  METER START  METER FINISH  LITRES DELIVERED',
      'ULSD 10PPM DIESEL  0418220  0422640  4,420',
      'Tank dip before: 1,150.0 L  after: 5,560.0 L  Tank cap. 10,000.0 L',
      'UN1202 DIESEL FUEL',
    ),
  ).toEqual(['diesel 4420 L'])
})

test('each grade is the fuel of its own row', () => {
  expect(
    boughtOn(
      'VEHICLE  NKM482',
      'PROD  LTRS  $/L  $',
      'REG 91  38.72  2.659  102.96',
      'DIESEL  21.05  1.989  41.87',
    ),
  ).toEqual(['petrol 38.72 L', 'diesel 21.05 L'])
})

test('concrete by the cubic yard is no fuel, whatever surcharge stands under it', () => {
  expect(boughtOn('8.50 CY  4000 PSI  168.00  1,428.00', '1 EA  FUEL SURCHARGE  18.00  18.00')).toEqual([])
})

test('the size of an engine is no fuel', () => {
  expect(boughtOn('Vehicle  2022 Tamar Ute 2.8 L diesel', 'Fuel in the hire car is not covered')).toEqual([])
  expect(boughtOn('Pump 2', 'Mower petrol  2.8 L', 'TOTAL  $5.60')).toEqual(['petrol 2.8 L'])
})

test('a row that sells by itself lends its numbers and its name to no other row', () => {
  expect(
    boughtOn(
      'Produs      Litri   Pret/L   Valoare',
      'Xylorina    48,10   7,45     358,35',
      'Benzina 95  31,00   7,20     223,20',
    ),
  ).toEqual(['petrol 31 L'])
})

test('litres at a price a litre from a nozzle are fuel of an unknown kind', () => {
  expect(
    boughtOn(
      'NOZZLE NO 4',
      'TXN 118204',
      'ATTENDANT 3',
      'BAY 1',
      'SHIFT 2',
      'RATE: 104.20 INR/Ltr',
      'VOLUME: 7.68 Ltr',
      'AMOUNT: 800.26 INR',
    ),
  ).toEqual(['fuel 7.68 L'])
})

test.each([
  [
    'gallons from the price',
    ['Pump 4', 'PLUS  7.310G', 'PRICE/GAL  $3.899', 'FUEL TOTAL  $28.50'],
    'petrol 7.31 gal-us',
  ],
  [
    'a price for a G',
    ['DSL FLEET  11.204G  44.80', 'SELF @ 3.999/ G', 'Subtotal  44.80'],
    'diesel 11.204 gal-us',
  ],
  [
    'four decimals',
    ['Pump 2', 'REGULAR  9.1236', 'PRICE/GAL  $3.499', 'FUEL TOTAL  $31.92'],
    'petrol 9.1236 gal-us',
  ],
  ['a row below its name', ['Eurosuper 95', '31,40  1,512  47,48'], 'petrol 31.4 L'],
  [
    'whole money',
    ['SPBU 51.60101', 'PERTAMAX', 'Harga/L: Rp 12.950', 'Volume: (L) 11,583', 'Total: Rp 149.999'],
    'petrol 11.583 L',
  ],
  ['a sign of times', ['MOTORIN', '20,15 LT X 41,97', '*845,70'], 'diesel 20.15 L'],
])('a pump is told by %s', (_, lines, bought) => {
  expect(boughtOn(...lines)).toEqual([bought])
})

test('what a shop sells by the litre under the name of a grade is no petrol', () => {
  expect(boughtOn('Premium paint  5.25 L  @ 8.40 $/L  44.10', 'Total  44.10')).toEqual([])
})

test.each([
  ['a station', ['SERVICE STATION M6 KEELE', 'Milk 2.00 L x 1.15  2.30']],
  [
    'an Italian station',
    ['AREA DI SERVIZIO', 'Acqua 1,50 L x 1,20  1,80 €', 'Lavavetri 5,00 L x 1,60  8,00 €'],
  ],
  ['a dairy', ['Let op: dus geen btw verlegd', 'Melk 20,00 L x 1,15  23,00 €']],
  ['a dairy by its grade', ['Super milk 25.40 L @ 1.125/L 28.58', 'Total 28.58']],
  ['a tea shop by the gram', ['Premium saffron  2.150  @ 5.999/g  12.90', 'Price/g as shown']],
  ['a shop beside its pump', ['Pump 3', 'Milk 2.00 L x 1.15  2.30']],
])('%s sells no fuel', (_, lines) => {
  expect(boughtOn(...lines)).toEqual([])
})

test('a sign of times between a weight and its price is no pump', () => {
  expect(
    boughtOn('Pump 2', 'DIESEL', '40.00 L @ 1.499/L  59.96', 'Bananas 1.235 x 1.99  2.46', 'Total 62.42'),
  ).toEqual(['diesel 40 L'])
})

test('the name of a blend is no price', () => {
  expect(boughtOn('Biodiesel B100 ($/gal)', 'North  1.49  1.50', 'South  1.52  1.54')).toEqual([])
})

test('the axis of a chart and a list of parts are no pump', () => {
  expect(
    boughtOn('Importance for fuel consumption', 'Fuel type', '0.000  0.025  0.050  0.075  0.100  0.200'),
  ).toEqual([])
  expect(
    boughtOn(
      'Codigo  Descripcion  Cantidad  Precio Unitario  Neto',
      '7201  BOMBA COMBUSTIBLE  50.00  0.12  6.00',
      '7305  JUNTA  3000  30.00  1500',
    ),
  ).toEqual([])
})
