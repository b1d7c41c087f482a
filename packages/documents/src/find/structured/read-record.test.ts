import { expect, test } from 'vitest'
import { readStructured } from '../read-structured.ts'
import { readJson } from '../../read/readers/read-json.ts'

function structured(text: string) {
  const read = readJson(text)
  return read.ok ? readStructured(read.value) : null
}

test('a record whose keys name a use is a bill', () => {
  const read = structured(
    JSON.stringify({
      supplier: 'Harbour Energy',
      bill_date: '2025-02-03',
      period_start: '2025-01-01',
      period_end: '2025-01-31',
      electricity_kwh: 1234.5,
      average_daily_kwh: 39.8,
      amount_due: 310.22,
      currency: 'AUD',
    }),
  )
  expect(read?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['electricity', '1234.5', 'kWh'],
  ])
  expect([read?.classified.type, read?.fields.total?.value, read?.fields.supplier?.value]).toEqual([
    'electricity-bill',
    '310.22',
    'Harbour Energy',
  ])
  expect(read?.fields.period?.value).toEqual({ start: '2025-01-01', end: '2025-01-31' })
})

test('a record without any use is none', () => {
  expect(
    structured(JSON.stringify({ name: 'kit', version: '1.2.0', power: 'high', files: ['a'] })),
  ).toBeNull()
})

test('a seller that is an object is told by its name, with the path of that', () => {
  const read = structured(
    JSON.stringify({
      reader: { name: 'Kiosk 4' },
      supplier: { id: 'S-7', legal_name: 'Harbour Energy' },
      electricity_kwh: 1234.5,
      usage_month: '2025-01',
    }),
  )
  expect(read?.fields.supplier).toMatchObject({
    value: 'Harbour Energy',
    evidence: { cell: 'supplier.legal_name', text: 'supplier.legal_name: Harbour Energy' },
  })
  expect(read?.fields.period?.value).toEqual({ start: '2025-01-01', end: '2025-01-31' })
})
