import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

function offeredOn(...lines: readonly string[]) {
  const { read, candidates = [] } = readPages(layoutOfText(...lines))
  return {
    counted: read.activities.length,
    offered: candidates.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
  }
}

test('a bill whose figures no evidence tells apart offers them and counts none', () => {
  const { counted, offered } = offeredOn(
    'Fennel Power',
    'Electricity bill',
    'Unit A   412 kWh',
    'Unit B   388 kWh',
    'Unit C   455 kWh',
    'Amount due   $240.10',
  )
  expect(counted).toBe(0)
  expect(offered).toContain('electricity 455 kWh')
  expect(offered.length).toBeLessThanOrEqual(3)
})

test('a counted use has no figures beside it to choose among, and neither has a paper that is no bill', () => {
  expect(
    offeredOn(
      'Fennel Power',
      'Electricity bill',
      'Total consumption this period   1,240 kWh',
      'Energy charge   1,240 kWh   $0.2500   $310.00',
      'Same time last year   1,410 kWh',
      'Total due   $341.00',
    ),
  ).toEqual({ counted: 1, offered: [] })
  expect(offeredOn('Minutes of the board', 'The pump drew 412 kWh in May.').offered).toEqual([])
})
