import { expect, test } from 'vitest'
import { readLayout } from '../../lay-out/read-layout.ts'
import { readText } from '../../read/readers/read-text.ts'
import { findPrintedTables } from './printed-tables.ts'

function tablesOn(...lines: readonly string[]): string[][] {
  const read = readText(lines.join('\n'))
  if (!read.ok) throw new Error('not read')
  return findPrintedTables(readLayout(read.value).lines).map(({ grid }) =>
    grid.rows.map((row) => [...row].map(([column, { text }]) => `${column}:${text}`).join(' ')),
  )
}

const first = ['Date         Reading   Usage', '01/02/2025   1,200     44', '01/03/2025   1,252     52']
const second = ['01/04/2025   1,290     38', '01/05/2025   1,331     41']

test('a table goes on over the next page without heads, or under the same heads again', () => {
  const whole = ['0:Date 1:Reading 2:Usage', '0:01/02/2025 1:1,200 2:44', '0:01/03/2025 1:1,252 2:52']
  const more = ['0:01/04/2025 1:1,290 2:38', '0:01/05/2025 1:1,331 2:41']
  expect(tablesOn(...first, '\fPage 2 of 2', ...second)).toEqual([[...whole, ...more]])
  expect(tablesOn(...first, '\fPage 2 of 2', first[0] ?? '', ...second)).toEqual([[...whole, ...more]])
})

test('other heads begin a table of their own', () => {
  expect(tablesOn(...first, 'Date         Invoice   Amount', ...second)).toHaveLength(2)
})

test('heads of several lines are put together, and figures set close together are parted', () => {
  expect(
    tablesOn(
      'Meter        Billed    Usage',
      'read         days      kWh',
      '01/02/2025   28        44',
      '01/03/2025   31 52',
      '01/04/2025   30        38',
    ),
  ).toEqual([
    [
      '0:Meter read 1:Billed days 2:Usage kWh',
      '0:01/02/2025 1:28 2:44',
      expect.stringContaining('31'),
      '0:01/04/2025 1:30 2:38',
    ],
  ])
})
