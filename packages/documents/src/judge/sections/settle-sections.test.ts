import { expect, test } from 'vitest'
import { readLayout } from '../../lay-out/read-layout.ts'
import { readText } from '../../read/readers/read-text.ts'
import { judgePage } from '../judge-page.ts'

/** Each list of lines is a page. */
function countedOn(...pages: readonly (readonly string[])[]): string[] {
  const read = pages.map((lines) => readText(lines.join('\n')))
  const [first] = read
  if (first?.ok !== true) throw new Error('not read')
  const laidOut = read.flatMap((result, place) =>
    !result.ok
      ? []
      : result.value.pages.map((page) => ({
          ...page,
          rows: page.rows.map(({ cells }) => ({
            cells: cells.map((cell) => ({ ...cell, place: { ...cell.place, page: place + 1 } })),
          })),
        })),
  )
  const { account } = judgePage(readLayout({ ...first.value, pages: laidOut }))
  return account.read.activities.map(
    ({ quantity, unit, description, period }) =>
      `${quantity} ${unit ?? ''} ${description}, ${period?.start ?? 'of the whole'}`,
  )
}

const premises = (number: string, kilowattHours: string, amount: string) => [
  `PREMISES NUMBER:  ${number}`,
  'DESCRIPTION        USAGE     RATE        CHARGE',
  'Basic service                              $6.00',
  `Energy charge      ${kilowattHours} kWh  $0.130690  $${amount}`,
]

test('the premises of a collective bill are counted one by one, two that used as much as well', () => {
  const page = [
    'Fennel Power  Electricity bill',
    'Service period 1 Mar 2025 to 31 Mar 2025',
    ...premises('304878358', '117', '15.29'),
    ...premises('304878395', '1,360', '177.74'),
    ...premises('304878444', '117', '15.29'),
  ]
  expect(countedOn(page)).toEqual([
    '117 kWh Energy charge (304878358), 2025-03-01',
    '1360 kWh Energy charge (304878395), 2025-03-01',
    '117 kWh Energy charge (304878444), 2025-03-01',
  ])
})

const bill = (month: string, days: string, therms: string, amount: string) => [
  [
    'Fennel Gas  Gas bill  1 of 2',
    `Billing period 1 ${month} 2025 to ${days} ${month} 2025`,
    'Amount due  $96.10',
  ],
  ['Fennel Gas  2 of 2', `Gas used  ${therms} therms`, `Gas charge  ${therms} therms  $0.42349  $${amount}`],
]

test('several bills in one file are read each by itself, with its own days', () => {
  const counted = countedOn(...bill('Mar', '31', '165', '69.88'), ...bill('Apr', '30', '203', '85.97'))
  expect(counted).toEqual(['165 therm Gas charge, 2025-03-01', '203 therm Gas charge, 2025-04-01'])
})

test('one bill over two pages stays one', () => {
  const [first = [], second = []] = bill('Mar', '31', '165', '69.88')
  expect(countedOn(first, [...second, 'Meter number:  88123456', 'Meter number:  88123457'])).toEqual([
    '165 therm Gas charge, of the whole',
  ])
})

test('a bill that is in the file twice, also as a reminder of it, is counted once', () => {
  const pages = bill('Mar', '31', '165', '69.88')
  const [first = [], second = []] = pages
  expect(countedOn(...pages, ...pages)).toEqual(['165 therm Gas charge, of the whole'])
  expect(countedOn(...pages, [...first, 'Reminder 20455'], second)).toHaveLength(1)
})

test('days and rates that look like the number of a page part nothing', () => {
  const asPage = (...lines: readonly string[]) => [
    'Fennel Gas',
    ...lines,
    'Billing period 1 Mar 2025 to 31 Mar 2025',
  ]
  const whole = 'Gas used  500 therms  $0.3000  $150.00'
  const parts = ['Summer  300 therms  $0.3667  $110.00', 'Winter  200 therms  $0.2000  $40.00']
  expect(countedOn(asPage('From  1 Mar 25', whole), asPage('Issued  1 Apr 25', ...parts))).not.toHaveLength(3)
  expect(countedOn(asPage('Rate  1 of 12', whole), asPage('Rate  1 of 2', ...parts))).not.toHaveLength(3)
})

const agreement = (number: string, ...lines: readonly string[]) => [
  `Service agreement ID:  ${number}`,
  ...lines,
]
const head = ['Fennel Power  Energy bill', 'Service period 1 Mar 2025 to 31 Mar 2025']

test('one use that is charged for its delivery and for its supply is counted once', () => {
  expect(
    countedOn([
      ...head,
      ...agreement('4483920011', 'Electric delivery  412 kWh  $0.25110  $103.45'),
      ...agreement('4483920098', 'Electric generation  412 kWh  $0.15500  $63.86'),
    ]),
  ).toHaveLength(1)
})

test('sections that lose a use of the whole, or take it for another, are not believed', () => {
  const exported = [
    ...head,
    ...agreement('88100233', 'General usage  410 kWh  $0.3200  $131.20'),
    ...agreement('88100234', 'Solar feed-in  255 kWh  $0.0500  -$12.75'),
  ]
  expect(countedOn(exported)).toEqual([
    expect.stringContaining('410 kWh General usage,'),
    expect.stringContaining('255 kWh Solar feed-in,'),
  ])
  const summedUp = [
    ...head,
    ...agreement('304878358', 'Energy charge  1,200 kWh  $0.2400  $288.00'),
    ...agreement('304878395', 'Energy charge  850 kWh  $0.2400  $204.00'),
    'All premises  2,050 kWh  $0.2400  $492.00',
  ]
  expect(countedOn(summedUp).map((line) => Number.parseInt(line, 10))).toEqual([1200, 850])
})
