import { type Decimal, compare, minus, sumOf } from '@doublerule/carbon/decimal.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import type { DocumentText } from '../../../document-text.ts'
import { decideDateOrder } from '../../../lay-out/values/date-order.ts'
import { type DateOrder, findDates, parseCompactDate } from '../../../lay-out/values/date-text.ts'
import { unitOfWord, unitWithin } from '../../../lay-out/values/unit-text.ts'
import { type CommaRecord, commaRecords, evidenceOfRecord } from '../comma-records.ts'
import { exactProblems } from '../exact-problems.ts'
import { toMeterDocument } from '../meter/meter-document.ts'
import { type MeterRegister, findGaps, openRegister } from '../meter/meter-register.ts'
import { recordsBelow } from '../records-below.ts'
import { directionOf } from '../../activities/meter/register-direction.ts'
import { dayTitles } from './interval-layouts.ts'
import { foldTitle, parseLocal } from './interval-text.ts'

type Role = keyof typeof dayTitles
type Header = {
  clocks: readonly number[]
  columns: Readonly<Record<Role, readonly number[]>>
  titles: readonly string[]
}
type Table = { header: Header; rows: readonly CommaRecord[]; above: string; order: DateOrder | null }

const wholeDays: ReadonlySet<number> = new Set([24, 48, 96, 144, 288])
const cent: Decimal = '0.01'

/**
 * A row for each day and register with its intervals beside each other, under the times of a whole day. Each day is
 * checked against its printed total. Null for other tables.
 */
export function readIntervalDays(document: DocumentText): DocumentRead | null {
  if (document.kind !== 'csv' && document.kind !== 'xlsx') return null
  const table = findDayTable(document)
  if (table === null) return null
  const registers = new Map<string, MeterRegister>()
  const totals = { compared: 0, matching: 0 }
  let broken = 0
  for (const row of table.rows) if (!addDay(row, table, registers, totals)) broken += 1
  const counted = [...registers.values()]
  if (counted.length === 0) return null
  return toMeterDocument(counted, {
    reason: `a row a day with ${table.header.clocks.length} intervals`,
    findings: totals.compared === 0 ? [] : [checkTotals(totals)],
    problems: [...counted.flatMap(findGaps), ...(broken > 0 ? [exactProblems.brokenRecords(broken)] : [])],
    country: table.header.titles.includes('nmi') ? 'AU' : null,
  })
}

function findDayTable(document: DocumentText): Table | null {
  const found = recordsBelow(commaRecords(document), toHeader)
  if (found === null) return null
  const { header } = found
  const rows = [...found.rows]
  const [day] = header.columns.day
  const dates = rows.map(({ fields }) => (day === undefined ? '' : (fields[day] ?? '')))
  return {
    header,
    rows,
    above: found.above.map(({ fields }) => fields.join(' ')).join(' '),
    order: decideDateOrder(dates, 'AU'),
  }
}

function toHeader({ fields }: CommaRecord): Header | null {
  const clocks = fields.flatMap((field, index) => (isClock(field) ? [index] : []))
  const titles = fields.map(foldTitle)
  const columnsOf = (role: Role) =>
    titles.flatMap((title, index) => (dayTitles[role].includes(title) ? [index] : []))
  const columns = {
    day: columnsOf('day'),
    meter: columnsOf('meter'),
    register: columnsOf('register'),
    unit: columnsOf('unit'),
    quality: columnsOf('quality'),
    total: columnsOf('total'),
  }
  return wholeDays.has(clocks.length) && columns.day.length > 0 ? { clocks, columns, titles } : null
}

/** "00:30", "00:30 - 01:00", "12:30am", "Hour 7", "HE07", with or without the unit. */
function isClock(text: string): boolean {
  return /^(?:interval |hr |hour |h|he|period )?\s?\d{1,2}(?::\d{2})?\s?(?:[ap]m)?(?::\d{2})?(?:\s?(?:-|to|–)\s?\d{1,2}:\d{2})?\s?(?:\(?kwh\)?)?$/i.test(
    text.trim(),
  )
}

/** False where the row has no day that can be read or a value that is no number. */
function addDay(
  row: CommaRecord,
  table: Table,
  registers: Map<string, MeterRegister>,
  totals: { compared: number; matching: number },
): boolean {
  const { header, order } = table
  const texts = (role: Role) => header.columns[role].map((column) => row.fields[column] ?? '')
  const [dayText = ''] = texts('day')
  const day = parseCompactDate(dayText) ?? findDates(dayText, order)[0]?.iso ?? null
  const values = header.clocks.map((column) => row.fields[column] ?? '')
  const parsed = values.map((text) => (text === '' ? null : parseLocal(text)))
  const numbers = parsed.filter((value) => value !== null)
  if (day === null || numbers.length === 0) return values.every((text) => text === '')
  const register = registerOf(row, table, registers)
  if (register === null) return true
  const quantity = sumOf(numbers)
  const isEstimated = texts('quality').some((text) => /^(?:[esf]\d{0,2}$|est|sub|y$|yes)/i.test(text))
  register.reads.set(day, {
    start: day,
    end: day,
    quantity,
    missing: values.length - numbers.length,
    isEstimated,
    updated: '',
  })
  const [total] = texts('total').flatMap((text) => parseLocal(text) ?? [])
  if (total !== undefined) {
    totals.compared += 1
    const gap = minus(quantity, total)
    if (compare(gap.startsWith('-') ? minus('0', gap) : gap, cent) <= 0) totals.matching += 1
  }
  return values.every((text, index) => text === '' || parsed[index] !== null)
}

/** Null for reactive energy. */
function registerOf(
  row: CommaRecord,
  table: Table,
  registers: Map<string, MeterRegister>,
): MeterRegister | null {
  const { header, above } = table
  const texts = (role: Role) => header.columns[role].map((column) => row.fields[column] ?? '')
  const meters = texts('meter').filter((text) => text !== '')
  const words = [...meters, ...texts('register')]
  const [unitText = ''] = texts('unit')
  const unit = unitText === '' ? unitOver(header, above) : unitOfWord(unitText)
  const direction = unit?.dimension === 'reactive' ? 'reactive' : directionOf(words)
  if (direction === 'reactive') return null
  const key = words.join('\n')
  return openRegister(registers, key, () => ({
    meter: meters[0] ?? null,
    name: texts('register').find((text) => text !== '') ?? meters.at(-1) ?? 'energy',
    kind: direction === 'export' ? 'electricity-export' : 'electricity',
    unit: unit?.unit ?? null,
    evidence: evidenceOfRecord(row, 16),
  }))
}

/** Distributors in Australia print no unit beside the NMI: their portals give kilowatt hours. */
function unitOver({ titles }: Header, above: string) {
  const printed = unitWithin([...titles, above].join(' '), ['energy', 'reactive'])
  const isPortal = titles.includes('nmi') && titles.includes('con/gen')
  return printed ?? (isPortal ? unitOfWord('kWh') : null)
}

function checkTotals({ matching, compared }: { matching: number; compared: number }): Finding {
  return {
    check: 'parts-sum',
    passed: matching === compared,
    text: `The intervals add up to the printed total on ${matching} of ${compared} days.`,
    evidence: [],
  }
}
