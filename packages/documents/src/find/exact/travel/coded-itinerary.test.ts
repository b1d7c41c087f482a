import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { readExact } from '../read-exact.ts'

async function read(...lines: readonly string[]) {
  return readExact(await textOfFile(lines.join('\n'), 'booking.txt'))
}

async function linesOf(...lines: readonly string[]) {
  return (await read(...lines))?.read.activities.map(({ description, quantity, details }) =>
    `${description} ×${quantity} ${details?.date ?? ''}`.trim(),
  )
}

test('a booking of Amadeus gives its flights by their seats, dated by its header', async () => {
  const found = await read(
    '--- RLR ---',
    'RP/BNEQF2100/BNEQF2100            AB/SU   1NOV25/0317Z   X4ZQ7K',
    '  1.SMITH/JOHN MR   2.SMITH/JANE MRS',
    '  3  QF 520 Y 14DEC 7 BNESYD HK2  0600 0735  14DEC  E  QF/X4ZQ7K',
    '  4  QF 545 Y 03JAN 6*SYDBNE DK2  1800 1930  03JAN  E  QF/X4ZQ7K',
    '  5  NZ 102 Y 05JAN 1 SYDAKL HL2  0900 1400  05JAN  E  NZ/X4ZQ7K',
    '  6 HHL RT HK1 SYD IN14DEC W OUT16DEC 1A2KRAC AUD 210.00 NOVOTEL SYDNEY',
    '  7 AP BNE 07 3000 0000-A',
  )
  expect(
    found?.read.activities.map(({ description, quantity, details }) => [
      description,
      quantity,
      details?.date,
    ]),
  ).toEqual([
    ['Flight QF520 BNE–SYD', '2', '2025-12-14'],
    ['Flight QF545 SYD–BNE', '2', '2026-01-03'],
    ['Hotel stay', '2', '2025-12-14'],
  ])
  expect([found?.classified.type, found?.fields.period?.value]).toEqual([
    'travel-record',
    { start: '2025-12-14', end: '2026-01-03' },
  ])
})

test('bookings of Sabre, Galileo and Apollo are read, without a year where none is printed', async () => {
  expect(
    await linesOf(
      ' 1.1JONES/AMY',
      ' 1 AA5289O 08AUG M*MYRCLT HK3  1109A 1214P /DCAA*SGFWAG /E',
      ' 2. PS  185 D  10MAY KBPLHR HS2   920A  1055A O          TH  1',
      ' 3 SN 357L 17JUL BRUFIH SS1  1115A  615P *         MO   E  1',
      ' 4  ET 508 V 20JAN 5 ADDEWR         FLWN',
    ),
  ).toEqual([
    'Flight AA5289 MYR–CLT ×3',
    'Flight PS185 KBP–LHR ×2',
    'Flight SN357 BRU–FIH ×1',
    'Flight ET508 ADD–EWR ×1',
  ])
})

test('what is cancelled, waitlisted or printed again is not flown', async () => {
  expect(
    await linesOf(
      '1. NZ 6 J 03MAR LAXAKL HK1 2130 0720',
      '2. NZ 6 J 04MAR LAXAKL HX1 2130 0720',
      '3. NZ 5 J 09MAR AKLLAX UN1 2130 0720',
      '1. NZ 6 J 03MAR LAXAKL HK1 2130 0720',
    ),
  ).toEqual(['Flight NZ6 LAX–AKL ×1'])
})

test('a hotel whose nights cannot be read is said', async () => {
  const found = await read('1. NZ 6 J 03MAR LAXAKL HK1 2130 0720', '2 HTL ZZ HK1 AKL OPEN')
  expect([found?.read.activities.length, found?.problems.length]).toEqual([1, 1])
})

test.for([
  [
    'a letter that quotes a segment',
    [
      'Dear Ms Jones, here is your new flight:',
      '1 QF 520Y 14DEC BNESYD HK1',
      'The taxi to the airport costs 40 AUD.',
      'Kind regards',
    ],
  ],
  ['codes that are no airports', ['1. QQ 12 Y 03MAR ABCQQQ HK1 2130 0720']],
  ['a list of stock', ['1 AB 120 K 10DEC AAABBB XX1', '2 AB 121 K 10DEC AAABBB XX2']],
] as const)('%s is no booking of a reservation system', async ([, lines]) => {
  expect(await read(...lines)).toBeNull()
})

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const segment = fc.record({
  carrier: fc.constantFrom('QF', 'NZ', '9U', 'H1'),
  number: fc.integer({ min: 1, max: 9999 }),
  route: fc.shuffledSubarray(['BNE', 'SYD', 'AKL', 'LHR', 'JFK', 'SIN'], { minLength: 2, maxLength: 2 }),
  month: fc.integer({ min: 0, max: 11 }),
  day: fc.integer({ min: 1, max: 28 }),
  status: fc.constantFrom('HK', 'HS', 'DK', 'SS', 'TK', 'HL', 'HX', 'UN', 'NO'),
  seats: fc.integer({ min: 1, max: 9 }),
  style: fc.constantFrom('amadeus', 'sabre', 'galileo'),
})

test('whatever is confirmed is read, and nothing else', async () => {
  const property = fc.asyncProperty(
    fc.uniqueArray(segment, { minLength: 1, maxLength: 9, selector: ({ number }) => number }),
    async (segments) => {
      const lines = segments.map(
        ({ carrier, number, route: [from, to], month, day, status, seats, style }, index) => {
          const date = `${String(day).padStart(2, '0')}${months[month] ?? ''}`
          if (style === 'amadeus')
            return `  ${index + 1}  ${carrier}${String(number).padStart(4)} Y ${date} ${(day % 7) + 1}*${from}${to} ${status}${seats}  0600 0735  ${date}  E  QF/ABCDEF`
          if (style === 'sabre')
            return ` ${index + 1} ${carrier}${String(number).padStart(4)}Y ${date} M ${from}${to}*${status}${seats}   800A 1100A /DCQF /E`
          return ` ${index + 1}. ${carrier} ${String(number).padStart(4)} Y  ${date} ${from}${to} ${status}${seats}   720A   825A O*         TH  1`
        },
      )
      const flown = segments.filter(({ status }) => ['HK', 'HS', 'DK', 'SS', 'TK'].includes(status))
      expect((await linesOf(...lines)) ?? []).toEqual(
        flown.map(
          ({ carrier, number, route: [from, to], seats }) =>
            `Flight ${carrier}${number} ${from}–${to} ×${seats}`,
        ),
      )
    },
  )
  await fc.assert(property, { numRuns: 100 })
})
