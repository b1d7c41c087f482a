import { expect, test } from 'vitest'
import type { GridRow } from './grid.ts'
import { unpivotPeriods } from './unpivot-periods.ts'

const months = Array.from(
  { length: 24 },
  (_, month) => `${2023 + Math.floor(month / 12)}-${(month % 12) + 1}`,
)

test('a row is made of each month of each site, however many sites a sheet has', () => {
  const sites = 8000
  const header = toRow(['Site', ...months])
  const row = toRow(['Depot', ...months.map(() => '12')])
  const grid = unpivotPeriods({ name: 'Sites', rows: [header, ...Array.from({ length: sites }, () => row)] })
  expect(grid.rows).toHaveLength(1 + sites * months.length)
})

function toRow(texts: readonly string[]): GridRow {
  return new Map(
    texts.map((text, column) => [
      column,
      { text, place: { page: 1, box: null, cell: null }, readConfidence: 1 },
    ]),
  )
}
