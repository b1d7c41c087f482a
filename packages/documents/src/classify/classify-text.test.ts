import { expect, test } from 'vitest'
import { layoutOfText } from '../testing/layout-of-text.ts'
import { readPages } from '../analyse/read-pages.ts'

function typeOf(...lines: readonly string[]) {
  return readPages(layoutOfText(...lines)).classified.type
}

test.each([
  [
    'electricity-bill',
    ['Electricity bill', 'NMI 6305123456', 'Usage  820 kWh  $0.30  $246.00', 'Total due  $246.00'],
  ],
  [
    'gas-bill',
    ['Your gas bill', 'Usage  11,316 MJ  3.19 c/MJ  $360.98', 'Heating value 38.6', 'Total  $360.98'],
  ],
  ['water-bill', ['Water account', 'Water usage  84 kL  $2.67  $224.28', 'Sewerage service  $70.00']],
  [
    'utility-bill',
    [
      'Electricity',
      'Usage  300 kWh  $0.30  $90.00',
      'Water',
      'Usage  21 kL  $2.00  $42.00',
      'Total  $132.00',
    ],
  ],
  ['fuel-receipt', ['Pump 3', 'Unleaded 91  $93.12', '51.76 L @ 179.9 c/L', 'TOTAL  $93.12']],
  [
    'flight-record',
    ['E-ticket itinerary receipt', 'Flight QF612', 'BNE - SYD  14 Mar 2025', 'Cabin class Economy'],
  ],
  [
    'rail-record',
    ['Your train ticket', 'York to Leeds  12 May 2024', 'Standard class', 'Seat 12', 'Coach C'],
  ],
  ['taxi-receipt', ['City Taxis', 'Taxi receipt', 'Distance  12.4 km', 'Total fare  $38.00']],
  [
    'hotel-receipt',
    ['Harbour Hotel', 'Arrival  01/03/2025', 'Departure  03/03/2025', 'Room rate  $180.00', 'Total  $360.00'],
  ],
  ['freight-document', ['Bill of lading', 'Shipper', 'Consignee', '4 pallets', 'Total weight  300 lb']],
  [
    'waste-docket',
    ['Weighbridge docket', 'General waste to landfill', 'Gross 14,620 kg', 'Tare 12,160 kg', 'Net 2,460 kg'],
  ],
  [
    'invoice',
    [
      'Tax invoice',
      'Invoice number 118',
      'Bill to Acme',
      'Project management  $1,650.00',
      'Total  $1,650.00',
    ],
  ],
  [
    'receipt',
    ['The Copper Kettle', 'Table 4', 'Coffee  $4.50', 'Total  $4.50', 'Cash  $5.00', 'Change  $0.50'],
  ],
  ['other', ['Dear Ms Falk', 'Thank you for your visit last week.', 'With kind regards']],
] as const)('a short %s is one', (type, lines) => {
  expect(typeOf(...lines)).toBe(type)
})

test('a letter about meters is no bill', () => {
  expect(
    typeOf(
      'Dear resident',
      'We will replace your electricity meter on 12 May 2025.',
      'A typical home uses 15 kWh a day.',
    ),
  ).toBe('other')
})

test('a drink bought at a petrol station is no fuel receipt', () => {
  expect(
    typeOf(
      'Highway Petrol Station',
      'Iced coffee 600 ml  $4.80',
      'TOTAL  $4.80',
      'Cash  $5.00',
      'Change  $0.20',
    ),
  ).not.toBe('fuel-receipt')
})

test('a type comes with its reasons and a confidence', () => {
  const { reasons, confidence } = readPages(
    layoutOfText('Electricity bill', 'Usage  820 kWh  $0.30  $246.00', 'Total due  $246.00'),
  ).classified
  expect(reasons).toContain('electricity used in the period')
  expect(confidence).toBeGreaterThan(0.8)
})

test('an invoice for waste is a waste docket', () => {
  expect(
    typeOf(
      'Marlin Waste Services',
      'Tax invoice 0091827',
      'Bill to Acme',
      'Payment terms 14 days',
      'General waste  1,240 kg  $246.00',
      'Total  $246.00',
    ),
  ).toBe('waste-docket')
})

test('a bank statement names flights and power without being a record of either', () => {
  expect(
    typeOf(
      'Commonfield Bank',
      'Date  Transaction  Debit  Credit  Balance',
      '03 May  BPAY Coolabah Power  418.77    3,701.34',
      '22 May  Skyline Airways MEL-SYD  212.00    7,301.24',
    ),
  ).toBe('other')
})

test('a card statement names a flight and a petrol pump without being a record of either', () => {
  expect(
    typeOf(
      'Commonfield Bank',
      'Credit Card Statement',
      'Previous Balance: 980.00',
      'Minimum Payment Due: 28.45',
      '03/11/2024 HARBOUR PETROL PUMP  25.00',
      '08/11/2024 SKYLINE AIRLINES MEL-SYD  212.00',
    ),
  ).toBe('other')
})

test('a flight that will appear on a card statement is a flight', () => {
  expect(
    typeOf(
      'E-ticket itinerary receipt',
      'Flight QF612',
      'BNE - SYD  14 Mar 2025',
      'The charge appears on your',
      'credit card statement as',
      'SKYLINE. Total amount due 0.00',
    ),
  ).toBe('flight-record')
})

test('the shop of a petrol station sells an ice cream', () => {
  expect(
    typeOf(
      'Station Cafe',
      'TAX INVOICE',
      'Flat White  6.10',
      'Pump 91 Ice Cream  5.20',
      'TOTAL  11.30',
      'Save 4c/L',
    ),
  ).not.toBe('fuel-receipt')
})

test('a hire agreement is a record of travel where it prints what was driven', () => {
  expect(
    typeOf(
      'Rental Agreement 612 334',
      'Invoice date 29 JAN 2025',
      'Miles Driven  412',
      'Total invoice  $ 274.80',
    ),
  ).toBe('travel-record')
})

test.each([
  [
    'a price fact sheet',
    ['Energy price fact sheet', 'Anytime usage  32.1 c/kWh', 'Average home 4,600 kWh  $1,966'],
  ],
  [
    'a letter that asks for a reading',
    ['Dear customer', 'Electricity meter', 'Last reading 14,220 kWh', 'Gas meter'],
  ],
])('%s bills nothing', (_, lines) => {
  expect(typeOf(...lines)).toBe('other')
})

test.each([
  ['a travel policy', ['Travel and Expenses Policy', 'Hotel rooms, check-in and nights', 'Flights by cabin']],
  [
    'a tenancy agreement',
    ['Residential tenancy agreement', 'Water usage charge $3.22 per kL', 'Water meter 1,204 kL'],
  ],
])('of %s nothing is listed, whatever it is taken for', (_, lines) => {
  expect(readPages(layoutOfText(...lines)).read.activities).toEqual([])
})

test('a bill without use still bills', () => {
  expect(
    typeOf(
      'Lakeland Water',
      'Water service charge  $44.12',
      'Wastewater service  $152.08',
      'Total due  $196.20',
    ),
  ).toBe('water-bill')
})

test('minutes, programmes and rents are no records of travel', () => {
  expect(
    typeOf('Works committee - minutes of 12 March 2025', 'Hotel cap $220 a night, two nights at most'),
  ).toBe('other')
  expect(
    typeOf('Rent receipt', 'Rental period: October 2026', 'Monthly rent  $2,500.00', 'Total paid  $2,500.00'),
  ).not.toBe('travel-record')
})

test.each([
  ['freight-document', ['Guía de remisión - transportista', 'Conductor  Luis', 'Peso (kg)  5.50']],
  ['freight-document', ['List przewozowy', 'Nadawca  Górka', 'Waga  120 kg']],
  ['invoice', ['Faktura 118/2025', 'Dodavatel  Hora a.s.', 'Celkem k úhradě  936,00']],
] as const)('a %s calls itself so in languages that no pattern knows', (type, lines) => {
  expect(typeOf(...lines)).toBe(type)
})
