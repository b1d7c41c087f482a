import { expect, test } from 'vitest'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { withoutIssueDates } from './issue-columns.ts'

test.each([
  [['Transaction date', 'Posted date'], 'Transaction date'],
  [['Fecha de viaje', 'Fecha de contabilización'], 'Fecha de viaje'],
  [['Leverantie', 'Factuurdatum'], 'Leverantie'],
  [['Delivery date', 'Invoice date'], 'Delivery date'],
  [['Booking date', 'Travel date'], 'Travel date'],
])('of %j the days of "%s" count', (titles, kept) => {
  const columns = titles.map((title, index) => ({
    index,
    title,
    folded: foldText(title),
    role: 'date' as const,
  }))
  const dated = withoutIssueDates(columns).filter(({ role }) => role === 'date')
  expect(dated.map(({ title }) => title)).toEqual([kept])
})
