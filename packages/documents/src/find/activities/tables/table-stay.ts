import Big from 'big.js'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import {
  type Table,
  cellIn,
  columnsOf,
  dateIn,
  evidenceInRow,
  numberIn,
  readOfRow,
  textIn,
} from '../../tables/table.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'

const arrivalTitle = cueFor('table-stay arrival title')
const departureTitle = cueFor('table-stay departure title')

/** The nights between a column of arrivals and one of departures. */
export function nightsBetween(table: Table, row: GridRow): { value: string } | null {
  const [start, end] = [arrivalTitle, departureTitle].map((title) => {
    const column = table.columns.find(({ folded }) => title.test(folded))
    return column === undefined ? null : dateIn(table, row.get(column.index)?.text ?? null)
  })
  return typeof start === 'string' && typeof end === 'string'
    ? { value: String(daysBetween(start, end)) }
    : null
}

/** Nights beside metered energy are how full a house was, not a stay. */
function hasMeteredUse(table: Table): boolean {
  return columnsOf(table, 'quantity').some(
    ({ title }) => unitWithin(title.replace(/_/g, ' '), ['energy']) !== null,
  )
}

// Charged by the night too, but no room.
const besideRoom = cueFor('table-stay beside room')

/** The nights of a row as a stay; null where it counts none, or something else by the night. */
export function readStay(table: Table, row: GridRow): ActivityDraft | null {
  if (hasMeteredUse(table)) return null
  const nights = numberIn(table, cellIn(table, row, 'nights')) ?? nightsBetween(table, row)
  if (nights === null || !/^[1-9]\d{0,2}$/.test(nights.value)) return null
  if ([...row.values()].some(({ text }) => besideRoom.test(foldText(text)))) return null
  const rooms = numberIn(table, cellIn(table, row, 'rooms'))
  return {
    description: textIn(table, row, 'supplier') ?? textIn(table, row, 'product') ?? 'Hotel stay',
    kind: 'hotel',
    quantity: Big(nights.value)
      .times(rooms?.value ?? '1')
      .toFixed(),
    unit: 'room-night',
    estimated: false,
    period: null,
    details: detailsOf({ date: dateIn(table, textIn(table, row, 'date') ?? textIn(table, row, 'start')) }),
    evidence: evidenceInRow(row),
    read: readOfRow(row),
    meaning: 0.93,
  }
}
