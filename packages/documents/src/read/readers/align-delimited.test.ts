import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { alignDelimited } from './align-delimited.ts'

test('rows of a fuel card in a statement of text are read as its table', () => {
  const { classified, read } = readPages(
    layoutOfText(
      'Harbour Fleet Card Statement',
      'Date,Vehicle,Product,Litres,Rate,Amount',
      '2025-02-03,V14,Petrol,42,101.20,4250.40',
      '2025-02-07,V08,Diesel,118,89.75,10590.50',
      '2025-02-19,V61,Diesel,96,90.10,8649.60',
      'Total Diesel Consumed: 214 litres',
    ),
  )
  expect(classified.type).toBe('fuel-log')
  expect(read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`)).toEqual([
    'petrol 42 L',
    'diesel 118 L',
    'diesel 96 L',
  ])
})

test('prose and amounts with commas stay as they are', () => {
  const lines = [
    'one, two, three, four',
    'five, six, seven, eight',
    'a,b, c,d',
    '1,234,567,890',
    '1,234,567,891',
  ]
  expect(alignDelimited(lines)).toEqual(lines)
})

test('rows between bars stand in columns, without the rule and the marks of the table', () => {
  expect(
    alignDelimited([
      'Readings',
      '| Month | kWh<br>used | Cost | Rate |',
      '|-------|:--------:|-----:|---|',
      '| **Aug** | 8 262 | 642 |  |',
      '| Sep |  | 1 064 | 1.73 |',
    ]),
  ).toEqual([
    'Readings',
    'Month    kWh used    Cost     Rate',
    '',
    'Aug      8 262       642',
    'Sep                  1 064    1.73',
  ])
})
