import { expect, test } from 'vitest'
import { findDates, parseCompactDate } from './date-text.ts'

test.each([
  ['2025-07-01', '2025-07-01'],
  ['2025/7/1', '2025-07-01'],
  ['31/12/2024', '2024-12-31'],
  ['12/31/2024', '2024-12-31'],
  ['04. 04. 2020', '2020-04-04'],
  ['26/06/18', '2018-06-26'],
  ['27Mar21', '2021-03-27'],
  ['27-Feb-2019', '2019-02-27'],
  ['1st August 2024', '2024-08-01'],
  ['August 3 , 2014', '2014-08-03'],
  ['Jul 29, 2024', '2024-07-29'],
  ['Mon 17 Oct 2016', '2016-10-17'],
  ['7. Oktober 2025', '2025-10-07'],
  ['le 1er août 2024', '2024-08-01'],
  ['3 de marzo de 2024', '2024-03-03'],
  ['12 dicembre 2023', '2023-12-12'],
  ['5 mei 2022', '2022-05-05'],
  ['Mar-22-2023', '2023-03-22'],
  ['07-N0V-2023', '2023-11-07'],
])('reads %s', (text, expected) => {
  expect(findDates(text, 'day-first').map(({ iso }) => iso)).toEqual([expected])
})

test('a clock time after a day is no year', () => {
  expect(findDates('31.12. 13:51', 'day-first').map(({ iso }) => iso)).not.toContain('2013-12-31')
})

test('the order of the document decides between day and month', () => {
  expect(findDates('05/06/2024', 'day-first')[0]?.iso).toBe('2024-06-05')
  expect(findDates('05/06/2024', 'month-first')[0]?.iso).toBe('2024-05-06')
  expect(findDates('05/06/2024', null)[0]?.ambiguous).toBe(true)
})

test('a range of days without years is two dates, not one', () => {
  expect(findDates('Jun 18 - Jul 20', null).map(({ month, day, year }) => [month, day, year])).toEqual([
    [6, 18, null],
    [7, 20, null],
  ])
})

test('a month and a year are a month', () => {
  expect(findDates('APR-2025', null)[0]).toMatchObject({ year: 2025, month: 4, day: null, iso: null })
})

test.each(['Total may 500', '30/02/2024', '1.2.3', '17:50', '192.168.10.2024', 'R410A'])(
  '%s holds no date',
  (text) => {
    expect(findDates(text, 'day-first').filter(({ iso }) => iso !== null)).toEqual([])
  },
)

test('columns of a page are not joined to a date', () => {
  expect(findDates('11  May 16, 2024', null).map(({ iso }) => iso)).toEqual(['2024-05-16'])
})

test('eight digits are a date where a record says so', () => {
  expect(parseCompactDate('20250105')).toBe('2025-01-05')
  expect(parseCompactDate('20251305')).toBeNull()
})
