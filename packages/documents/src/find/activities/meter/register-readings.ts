import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, columnsOf, dateIn, evidenceInRow, numberIn, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { type Unit, unitOfWord, unitWithin } from '../../../lay-out/values/unit-text.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { kindOf } from '../kind-words.ts'
import { commodityNamed } from '../usage/commodity-named.ts'
import { type EnergyFlow, energyFlowOf } from './energy-flow.ts'
import { timeClassOf } from '../usage/time-class.ts'

const fedIn = ['export'] as const

/** What a roof made, or a battery took in, was not drawn from the grid. */
const neverDrawn: readonly EnergyFlow[] = ['made', 'own-use', 'stored']
const planned: readonly Concept[] = ['forecast', 'limit', 'comparison', 'average']

type Reading = { row: GridRow; day: string; value: Big }

const registerName = cueFor('register-readings register name')
const leastNamed = 3
const leastUnnamed = 10
const leastDistinct = 5
const surely = 3

/**
 * True for a column whose figures only ever rise (or fall, newest first): what a register shows, not what was used.
 * Uses do so by chance in a few rows, so a column that is not called a register needs more of them.
 */
export function isRegister(table: Table, column: TableColumn): boolean {
  return findReadings(table, column) !== null
}

/** What the registers of a table counted between their first and their last reading; for tables that print no use. */
export function readRegisters(table: Table, title: string): ActivityDraft[] {
  return [...columnsOf(table, 'reading'), ...columnsOf(table, 'quantity')].flatMap((column) =>
    (findReadings(table, column) ?? []).flatMap(
      (readings) => toActivity(table, column, title, readings) ?? [],
    ),
  )
}

/** The readings of each meter under a column; null where the column is no register. */
function findReadings(table: Table, column: TableColumn): Reading[][] | null {
  const isNamed = column.role === 'reading' || registerName.test(column.folded)
  const groups = [...groupsOf(table, column).values()]
  const areReadings = groups.every((readings) => {
    const values = readings.map(({ value }) => value)
    const distinct = new Set(values.map(String)).size
    if (values.length < (isNamed ? leastNamed : leastUnnamed)) return false
    return (isNamed ? distinct > 1 : distinct >= leastDistinct) && isMonotone(values)
  })
  return groups.length > 0 && areReadings ? groups : null
}

/** The readings of each meter, by day. */
function groupsOf(table: Table, column: TableColumn): Map<string, Reading[]> {
  const groups = new Map<string, Reading[]>()
  for (const row of table.rows) {
    const day = dateIn(table, textIn(table, row, 'date') ?? textIn(table, row, 'start'))
    const number = numberIn(table, row.get(column.index))
    if (day === null || number === null) continue
    const named = (['mode', 'product'] as const).map((role) =>
      commodityNamed(foldText(textIn(table, row, role) ?? '')),
    )
    const key = [textIn(table, row, 'meter'), textIn(table, row, 'direction'), ...named].join('\n')
    const group = groups.get(key) ?? []
    group.push({ row, day, value: Big(number.value) })
    groups.set(key, group)
  }
  return groups
}

/** A register rises little against what it has counted before. */
function standsHigh(values: readonly Big[]): boolean {
  const [first, last] = [values[0], values.at(-1)]
  return (
    first !== undefined && last !== undefined && !first.eq(last) && last.minus(first).abs().times(2).lt(first)
  )
}

/** Rising, or falling where the newest stands first; of many readings, those of a new meter start anew and stay below. */
function isMonotone(values: readonly Big[]): boolean {
  return isRising(values) || isRising(values.toReversed())
}

function isRising(values: readonly Big[]): boolean {
  const falls = values.flatMap((value, index) => (value.lt(values[index - 1] ?? value) ? [index] : []))
  const [change] = falls
  if (change === undefined) return true
  const [before, after] = [values.slice(0, change), values.slice(change)]
  const isBelow = after.every((value) => value.lt(before.at(-1) ?? value))
  return falls.length === 1 && values.length >= leastUnnamed && standsHigh(before) && isBelow
}

function toActivity(
  table: Table,
  column: TableColumn,
  title: string,
  readings: readonly Reading[],
): ActivityDraft | null {
  const inOrder = sortByDay(readings)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  const used = sumRises(inOrder.map(({ value }) => value))
  if (first === undefined || last === undefined || used.lte(0)) return null
  const told = (['direction', 'mode', 'product'] as const).map((role) => textIn(table, first.row, role) ?? '')
  const words = [column.folded, ...told.map(foldText)].join(' ')
  const unit = unitOf(table, column, first.row)
  const kind = kindOfRegister(words, foldText(title), unit)
  const flow = energyFlowOf([column.title, ...told])
  if (kind === null || isPlanned(column) || (flow !== null && neverDrawn.includes(flow))) return null
  return {
    description: `${column.title}, first to last reading`,
    kind,
    quantity: used.toFixed(),
    unit: unit?.unit ?? null,
    estimated: false,
    period: { start: first.day, end: last.day },
    details: detailsOf({ meter: textIn(table, first.row, 'meter') }),
    evidence: evidenceInRow(last.row, column),
    read: 0.97,
    meaning: unit === null ? 0.75 : 0.9,
  }
}

/** A forecast rises month by month as a register does. */
function isPlanned({ role, folded }: TableColumn): boolean {
  return role !== 'reading' && !registerName.test(folded) && says(folded, planned, surely)
}

/** Oldest first; readings of one day as they were taken, whichever end of the list is the newest. */
function sortByDay(readings: readonly Reading[]): Reading[] {
  const isNewestFirst = (readings[0]?.day ?? '') > (readings.at(-1)?.day ?? '')
  const asTaken = isNewestFirst ? readings.toReversed() : readings
  return asTaken.toSorted((a, b) => a.day.localeCompare(b.day))
}

/** What the register counted; where it falls, another meter went on from its own stand. */
function sumRises(values: readonly Big[]): Big {
  return values.slice(1).reduce((sum, value, index) => {
    const rise = value.minus(values[index] ?? value)
    return rise.gt(0) ? sum.plus(rise) : sum
  }, Big(0))
}

function unitOf(table: Table, column: TableColumn, row: GridRow): Unit | null {
  const named = textIn(table, row, 'unit')
  return (
    (named === null ? null : unitOfWord(named)) ??
    unitWithin(column.title.replace(/_/g, ' '), ['energy', 'volume'])
  )
}

function kindOfRegister(words: string, title: string, unit: Unit | null): ActivityKind | null {
  const byUnit = kindOf(words, unit?.dimension ?? null) ?? kindOf(title, unit?.dimension ?? null)
  // Only power is counted by the time of day or fed back.
  const isPower = unit === null && (timeClassOf(words) !== '' || says(words, fedIn))
  const kind = byUnit ?? commodityNamed(words) ?? commodityNamed(title) ?? (isPower ? 'electricity' : null)
  return kind === 'electricity' && says(words, fedIn) ? 'electricity-export' : kind
}
