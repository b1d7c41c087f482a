import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import Big from 'big.js'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, columnsOf, dateIn, evidenceInRow, numberIn, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { directionOf } from '../../activities/meter/register-direction.ts'

const curveWords = cueFor('load-curve curve words')
const steps = [1, 5, 10, 15, 20, 30, 60]
const leastRows = 3
const regularShare = 0.9
const minuteMs = 60_000

type Point = { row: GridRow; instant: number; day: string; value: string }

/** The energy under the load curves of a table: mean power at even steps, times the step, for each direction. */
export function readLoadCurves(table: Table, title: string): ActivityDraft[] {
  const [column] = [...columnsOf(table, 'demand'), ...columnsOf(table, 'quantity')]
  if (column === undefined) return []
  const groups = Map.groupBy(table.rows, (row) => textIn(table, row, 'direction') ?? '')
  return [...groups].flatMap(([direction, rows]) => {
    const words = foldText([title, direction, ...table.columns.map(({ title: name }) => name)].join(' '))
    const perKilowatt = curveWords.test(words) ? scaleOf(table, column, direction) : null
    if (perKilowatt === null) return []
    const points = rows.flatMap((row) => pointOf(table, row, column) ?? [])
    return toActivity(table, column, points, { words, direction, perKilowatt }) ?? []
  })
}

function pointOf(table: Table, row: GridRow, column: TableColumn): Point | null {
  const time = textIn(table, row, 'date') ?? textIn(table, row, 'start') ?? ''
  const number = numberIn(table, row.get(column.index))
  const day = dateIn(table, time)
  const [, clock] = /(?<!\d)(\d{2}:\d{2}(?::\d{2})?)/.exec(time) ?? []
  // Only what carries its zone is an instant; other times are taken as they stand.
  const instant = Date.parse(/^\d{4}-\d{2}-\d{2}T/.test(time) ? time : `${day ?? ''}T${clock ?? '00:00'}Z`)
  return number === null || day === null || !Number.isFinite(instant)
    ? null
    : { row, instant, day, value: number.value }
}

function toActivity(
  table: Table,
  column: TableColumn,
  points: readonly Point[],
  { words, direction, perKilowatt }: { words: string; direction: string; perKilowatt: number },
): ActivityDraft | null {
  const minutes = stepOf(points.map(({ instant }) => instant))
  const [first] = points
  const sum = points.reduce((running, { value }) => running.plus(value), Big(0))
  if (minutes === null || first === undefined || sum.lte(0)) return null
  const days = points.map(({ day }) => day).sort()
  return {
    description: `Load curve, ${points.length} values of ${minutes} minutes`,
    kind:
      directionOf([direction === '' ? words : direction]) === 'export' ? 'electricity-export' : 'electricity',
    quantity: sum.times(minutes).div(60).div(perKilowatt).round(3).toFixed(),
    unit: 'kWh',
    estimated: false,
    period: { start: days[0] ?? null, end: days.at(-1) ?? null },
    details: detailsOf({ meter: textIn(table, first.row, 'meter') }),
    evidence: evidenceInRow(first.row, column),
    read: 0.97,
    meaning: 0.9,
  }
}

/** Watts or kilowatts, by the column's title or the row's type, else by a cell above that is nothing but the unit. */
function scaleOf(table: Table, column: TableColumn, direction: string): number | null {
  const named = /(?<![A-Za-z])(k?W)(?![A-Za-z])/.exec(`${column.title} ${direction}`)?.[1]
  const unit = named ?? table.preamble.find((text) => /^k?W$/.test(text.trim()))?.trim()
  if (unit === undefined) return null
  return unit === 'W' ? 1000 : 1
}

/** The minutes between neighbours, where nearly all are alike. */
function stepOf(instants: readonly number[]): number | null {
  if (instants.length < leastRows) return null
  const gaps = instants
    .slice(1)
    .map((instant, index) => Math.abs(instant - (instants[index] ?? instant)) / minuteMs)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const regular = gaps.filter((gap) => gap === usual).length
  return steps.includes(usual) && regular >= gaps.length * regularShare ? usual : null
}
