import Big from 'big.js'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, columnsOf, numberIn } from '../../tables/table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

const refundWords = cueFor('refunded-trips refund words')
const statusTitle = cueFor('refunded-trips status title')

/** The rows of a travel report without refunds and without the trips that they give back. */
export function withoutRefunds(table: Table): readonly GridRow[] {
  const refunds = new Set(table.rows.filter((row) => isRefund(table, row)))
  if (refunds.size === 0) return table.rows
  const open = new Map<string, number>()
  for (const row of refunds) open.set(tripKey(table, row), (open.get(tripKey(table, row)) ?? 0) + 1)
  return table.rows.filter((row) => {
    if (refunds.has(row)) return false
    const given = open.get(tripKey(table, row)) ?? 0
    open.set(tripKey(table, row), Math.max(0, given - 1))
    return given === 0
  })
}

function isRefund(table: Table, row: GridRow): boolean {
  const isNamed = table.columns.some(
    ({ index, folded }) =>
      statusTitle.test(folded) && refundWords.test(foldText(row.get(index)?.text.trim() ?? '')),
  )
  const isNegative = columnsOf(table, 'distance').some(({ index }) =>
    Big(numberIn(table, row.get(index))?.value ?? '0').lt(0),
  )
  return isNamed || isNegative
}

/** What a refund shares with its trip: both places, the distance without its sign, and the last printed day. */
function tripKey(table: Table, row: GridRow): string {
  const texts = (['origin', 'destination', 'route', 'distance'] as const).flatMap((role) =>
    columnsOf(table, role).map(({ index }) =>
      (row.get(index)?.text ?? '').trim().replace(/^[-−]|^\((.*)\)$/, '$1'),
    ),
  )
  const day = columnsOf(table, 'date').at(-1)
  return JSON.stringify([...texts, day === undefined ? '' : (row.get(day.index)?.text ?? '')])
}
