import Big from 'big.js'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { lastDayIn } from '../../tables/last-day.ts'
import { type Table, dateIn, isTotalRow, numberIn, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

const shortestBillDays = 15
const netted = cueFor('is-taken-back netted')
const corrected = cueFor('is-taken-back corrected bill')

/** What a bill of weeks corrects, by its words or beside a bill of the same weeks, was not fed in; what nets was. */
export function isTakenBack(table: Table, row: GridRow, column: TableColumn): boolean {
  const days = billedDays(table, row)
  const texts = [...row.values()].map(({ text }) => foldText(text))
  const isNet = [column.folded, ...texts].some(
    (text) => netted.test(text) || says(text, ['export', 'generation']),
  )
  if (days === null || isNet) return false
  return texts.some((text) => corrected.test(text)) || isBilledToo(table, row, column, days)
}

type BilledDays = { start: string; end: string }

function billedDays(table: Table, row: GridRow): BilledDays | null {
  const [start, end] = [dateIn(table, textIn(table, row, 'start')), lastDayIn(table, row)]
  return start !== null && end !== null && daysBetween(start, end) >= shortestBillDays ? { start, end } : null
}

function isBilledToo(table: Table, row: GridRow, column: TableColumn, { start, end }: BilledDays): boolean {
  const meterOf = (of: GridRow) => [textIn(table, of, 'meter'), textIn(table, of, 'place')].join('\n')
  return table.rows.some((other) => {
    const days = billedDays(table, other)
    const used = numberIn(table, other.get(column.index))
    const isUse = used !== null && Big(used.value).gt(0) && !isTotalRow(other)
    return isUse && days !== null && days.start < end && start < days.end && meterOf(other) === meterOf(row)
  })
}
