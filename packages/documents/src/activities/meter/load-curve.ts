import Big from 'big.js'
import {
  type Table,
  type TableColumn,
  columnsOf,
  dateIn,
  evidenceInRow,
  numberIn,
  textIn,
} from '../../tables/table.ts'
import { foldText } from '../../values/plain-text.ts'
import { type ActivityDraft, detailsOf } from '../activity-draft.ts'
import { directionOf } from './register-direction.ts'

const curveWords =
  /courbe de charge|load (?:curve|profile)|lastgang|lastprofil|curva de carga|curva di carico|puissance moyenne|average (?:power|demand)|belastings?profiel/
const steps = [1, 5, 10, 15, 20, 30, 60]
const leastRows = 3
const regularShare = 0.9
const minuteMs = 60_000

/** The energy under a load curve: mean power at even steps, times the step. Null for tables that are none. */
export function readLoadCurve(table: Table, title: string): ActivityDraft | null {
  const words = foldText(`${title} ${table.columns.map(({ title: name }) => name).join(' ')}`)
  const [column] = [...columnsOf(table, 'demand'), ...columnsOf(table, 'quantity')]
  const perKilowatt = column === undefined ? null : scaleOf(table, column)
  if (column === undefined || perKilowatt === null || !curveWords.test(words)) return null
  const points = table.rows.flatMap((row) => {
    const time = textIn(table, row, 'date') ?? textIn(table, row, 'start') ?? ''
    const number = numberIn(table, row.get(column.index))
    const instant = Date.parse(time)
    return number === null || !Number.isFinite(instant)
      ? []
      : [{ row, instant, day: dateIn(table, time), number }]
  })
  const minutes = stepOf(points.map(({ instant }) => instant))
  const [first] = points
  if (minutes === null || first === undefined) return null
  const sum = points.reduce((running, { number }) => running.plus(number.value), Big(0))
  const days = points.flatMap(({ day }) => day ?? []).sort()
  return {
    description: `Load curve, ${points.length} values of ${minutes} minutes`,
    kind: directionOf([words]) === 'export' ? 'electricity-export' : 'electricity',
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

/** Watts or kilowatts, by the column's title, else by a cell above the table that is nothing but the unit. */
function scaleOf(table: Table, column: TableColumn): number | null {
  const named = /(?<![A-Za-z])(k?W)(?![A-Za-z])/.exec(column.title)?.[1]
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
