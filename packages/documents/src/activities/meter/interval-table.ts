import Big from 'big.js'
import type { Finding } from '../../checks/finding.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, type TableColumn, dateIn, evidenceInRow, numberIn, textIn } from '../../tables/table.ts'
import { unitOfWord, unitWithin } from '../../values/unit-text.ts'
import { unitOver } from '../tables/row-unit.ts'
import type { ActivitiesRead } from '../activity-draft.ts'
import { directionOf } from './register-direction.ts'
import { type RegisterSum, toRegisterActivity } from './register-sum.ts'

const clockHeader =
  /^(?:interval |hr |hour |h|he)?\s?\d{1,2}(?::\d{2}|[ap]m)?(?::\d{2})?(?:\s?(?:-|to|–)\s?\d{1,2}:\d{2})?\s?(?:\(?kwh\)?)?$/i
const leastIntervals = 20

/** The interval columns of a table with one row a day; empty for other tables. */
export function intervalColumns(table: Table): readonly TableColumn[] {
  const clocks = table.columns.filter(({ title }) => clockHeader.test(title))
  return clocks.length >= leastIntervals ? clocks : []
}

/** A retailer's table of a row per day and register: the intervals added up by register, checked against the day's total. */
export function readIntervalTable(table: Table, intervals: readonly TableColumn[]): ActivitiesRead {
  const registers = new Map<string, RegisterSum>()
  const others = table.columns.filter((column) => !intervals.includes(column))
  const totalColumn = others.find(({ folded }) => /\btotal\b/.test(folded))
  let matching = 0
  let compared = 0
  for (const row of table.rows) {
    const day = dateIn(table, textIn(table, row, 'date') ?? textIn(table, row, 'start'))
    if (day === null) continue
    const sum = sumRow(table, row, intervals)
    const register = registerOf(table, registers, row, others, day)
    register.sum = register.sum.plus(sum)
    register.days += 1
    if (day < register.firstDay) register.firstDay = day
    if (day > register.lastDay) register.lastDay = day
    if (/^[ESF]|estim|subst/i.test(textIn(table, row, 'estimated') ?? '')) register.estimatedDays += 1
    const total = totalColumn === undefined ? null : numberIn(table, row.get(totalColumn.index))
    if (total !== null) compared += 1
    if (total !== null && sum.minus(total.value).abs().lte('0.01')) matching += 1
  }
  const activities = [...registers.values()].flatMap((register) => toRegisterActivity(register) ?? [])
  return { activities, findings: compared === 0 ? [] : [checkTotals(matching, compared)] }
}

function checkTotals(matching: number, compared: number): Finding {
  return {
    check: 'parts-sum',
    passed: matching === compared,
    text: `The intervals add up to the printed total on ${matching} of ${compared} days.`,
    evidence: [],
  }
}

function sumRow(table: Table, row: GridRow, intervals: readonly TableColumn[]): Big {
  return intervals.reduce((sum, { index }) => sum.plus(numberIn(table, row.get(index))?.value ?? '0'), Big(0))
}

function registerOf(
  table: Table,
  registers: Map<string, RegisterSum>,
  row: GridRow,
  others: readonly TableColumn[],
  day: string,
): RegisterSum {
  const texts = others.flatMap(({ index, role }) =>
    role === 'meter' || role === 'direction' || role === 'mode' || role === 'product'
      ? (row.get(index)?.text ?? [])
      : [],
  )
  const key = texts.join(' ')
  const known = registers.get(key)
  if (known !== undefined) return known
  const unitText = textIn(table, row, 'unit')
  const unit =
    unitText === null
      ? (unitWithin(table.columns.map(({ title }) => title).join(' '), ['energy', 'reactive']) ??
        unitOver(table))
      : unitOfWord(unitText)
  const created: RegisterSum = {
    meter: textIn(table, row, 'meter'),
    register: texts.at(-1) ?? '',
    direction: unit?.dimension === 'reactive' ? 'reactive' : directionOf(texts),
    unit: unit?.unit ?? null,
    sum: Big(0),
    firstDay: day,
    lastDay: day,
    days: 0,
    estimatedDays: 0,
    evidence: evidenceInRow(row),
  }
  registers.set(key, created)
  return created
}
