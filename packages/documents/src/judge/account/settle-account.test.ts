import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

function countedOn(...lines: readonly string[]): string[] {
  const { read } = readPages(layoutOfText(...lines))
  return read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`)
}

const head = ['Fennel Power', 'Electricity bill', 'Billing period 1 Mar 2025 to 31 Mar 2025']

test('the use of the period is counted once, not its daily average, last year’s or the yearly total', () => {
  expect(
    countedOn(
      ...head,
      'Total consumption this period   1,240 kWh',
      'Energy charge   1,240 kWh   $0.2500   $310.00',
      'Average daily use   40 kWh',
      'Same time last year   1,410 kWh',
      'Last 12 months   15,220 kWh',
      'Total due   $341.00',
    ),
  ).toEqual(['electricity 1240 kWh'])
})

test('demand and reactive energy beside the use are not counted', () => {
  expect(
    countedOn(
      ...head,
      'Total usage   48,200 kWh   $0.1100   $5,302.00',
      'Maximum demand   210 kVA   $9.1000   $1,911.00',
      'Reactive energy   1,204 kVArh',
      'Total due   $7,934.30',
    ),
  ).toEqual(['electricity 48200 kWh'])
})

const readOff = (commodity: string, use: string, used: number) => [
  `${commodity} - DELIVERY`,
  `Feb 27 reading (Actual)   ${7310 + used}`,
  'Jan 29 reading (Actual)   -7310',
  `${use} 29 Days   ${used}`,
]

test('what two readings come to was used, of each commodity of a page', () => {
  const electricity = readOff('ELECTRIC RESIDENTIAL', 'Total Usage KWH', 631)
  const gas = (use: string) => readOff('GAS FIRM SPACE HEATING', use, 136)
  expect(countedOn('Orchard Light & Gas', ...electricity, ...gas('Total Usage CCF'))).toEqual([
    'electricity 631 kWh',
    'natural-gas 136 CCF',
  ])
  expect(countedOn('Orchard Light & Gas', ...gas('Usage last year CCF'))).toEqual([])
})

test('a year that is charged is the use of a yearly bill; what is fed in is none', () => {
  expect(
    countedOn(...head, 'Annual usage   4,820 kWh   $0.3000   $1,446.00', 'Total due   $1,446.00'),
  ).toEqual(['electricity 4820 kWh'])
  expect(
    countedOn(...head, 'Export reading before 300', 'Export reading now 850', 'kWh exported to the grid 550'),
  ).not.toContain('electricity 550 kWh')
})

test('a letter about prices counts nothing', () => {
  expect(
    countedOn(
      'Dear customer',
      'From July a household that uses 3,900 kWh a year will pay about $86 more.',
      'Yours sincerely',
    ),
  ).toEqual([])
})

test('a sewer charge on the water that was delivered counts no water of its own', () => {
  const bill = (sewer: string, rate: string) =>
    countedOn(
      'Gannet Water',
      'Water bill',
      'Billing period 1 Mar 2025 to 31 May 2025',
      'Water usage   84 kL   $2.5000   $210.00',
      `Wastewater usage   ${sewer} kL   $${rate}   $126.00`,
      'Total due   $336.00',
    )
  expect(bill('84', '1.5000')).toEqual(['water 84 kL'])
  expect(bill('63', '2.0000')).toEqual(['water 84 kL', 'wastewater 63 kL'])
})

test('what is fed into the grid is told where it is called so and is charged; what a roof makes for itself is not', () => {
  const bill = (line: string) =>
    countedOn(...head, 'Peak usage   600 kWh   $0.3000   $180.00', line, 'Total due   $150.00').filter(
      (told) => told.startsWith('electricity-export'),
    )
  expect(bill('Solar feed-in   200 kWh   $0.0500   $10.00')).toEqual(['electricity-export 200 kWh'])
  expect(bill('Solar feed-in   200 kWh')).toEqual([])
  expect(bill('Own consumption   200 kWh   $0.0500   $10.00')).toEqual([])
})

test('of a sewer charge that is printed on several bases one is counted', () => {
  expect(
    countedOn(
      'Gannet Water',
      'Water bill',
      'Billing period 1 Mar 2025 to 31 May 2025',
      'Water usage   84 kL   $2.5000   $210.00',
      'Wastewater usage   63 kL   $2.0000   $126.00',
      'Sewerage trade waste   40 kL   $1.0000   $40.00',
      'Total due   $376.00',
    ),
  ).toEqual(['water 84 kL', 'wastewater 63 kL'])
})

test('a sewer charge at two prices of the year has the volumes of both for its basis', () => {
  const bill = (delivered: string) =>
    countedOn(
      'Gannet Water',
      'Water bill',
      'Billing period 1 Nov 2025 to 31 Jan 2026',
      `Water usage   ${delivered} kL   $2.5000   $210.00`,
      'Wastewater levy   31 kL   $1.1000   $34.10',
      'Wastewater levy   47 kL   $1.3000   $61.10',
      'Total due   $305.20',
    )
  expect(bill('84')).toEqual(['water 84 kL', 'wastewater 31 kL', 'wastewater 47 kL'])
  expect(bill('78').filter((told) => told.startsWith('wastewater'))).toEqual([])
})

test('lines of a bill keep the days between which each counts; a single use has those of the bill', () => {
  const periodsOn = (...lines: readonly string[]) =>
    readPages(layoutOfText(...head, ...lines)).read.activities.map(({ period }) => period)
  expect(
    periodsOn(
      '01/03/2025  15/03/2025  Peak energy   600 kWh   $0.3000   $180.00',
      '16/03/2025  31/03/2025  Peak energy   400 kWh   $0.3000   $120.00',
      'Total due   $300.00',
    ),
  ).toEqual([
    { start: '2025-03-01', end: '2025-03-15' },
    { start: '2025-03-16', end: '2025-03-31' },
  ])
  expect(periodsOn('01/03/2025  31/03/2025  Energy used   600 kWh   $0.3000   $180.00')).toEqual([null])
})

test('a premium tariff for what a roof feeds in makes it no use, though it is paid at two rates', () => {
  expect(
    countedOn(
      ...head,
      'General usage   450 kWh   $0.3000   $135.00',
      'Solar feed-in (retailer)   900 kWh   $0.0800   $72.00 CR',
      'Solar Bonus Scheme   900 kWh   $0.4400   $396.00 CR',
    ),
  ).toEqual(['electricity 450 kWh'])
})
