import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { findDates } from '../../lay-out/values/date-text.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { type Dimension, unitWithin } from '../../lay-out/values/unit-text.ts'
import { type ColumnRole, columnRole, headerWords } from './column-roles.ts'
import type { GridRow } from './grid.ts'
import type { TableColumn } from './table-column.ts'

const counted: readonly Dimension[] = ['energy', 'volume', 'mass']
const rowsOfDirections = 200
const mostDirections = 4
const flows: readonly Concept[] = ['export', 'generation', 'reactive']
const surely = 3
const dayRoles: readonly ColumnRole[] = ['date', 'start', 'end']

/** The columns of a table with the roles that their titles gave them, corrected by what stands below. */
export function rolesByContent(columns: readonly TableColumn[], rows: readonly GridRow[]): TableColumn[] {
  const read = columns.map((column) => {
    const role = roleByContent(column, rows)
    const isMeasure = role === 'quantity' || role === 'distance'
    return { ...column, role: isMeasure && isRatio(column.title) ? 'note' : role } satisfies TableColumn
  })
  return withDays(withoutCodes(read, rows), rows)
}

/** "Diesel (gal)" is a quantity by its unit. */
export function roleByUnit(title: string): ColumnRole | null {
  const unit = unitWithin(title.replace(/_/g, ' '), counted) ?? unitWithin(headerWords(title), counted)
  return unit === null ? null : 'quantity'
}

/** "Units" over figures counts them, over words it names them; "from" and "to" over times are no places; words count nothing. */
function roleByContent(column: TableColumn, rows: readonly GridRow[]): ColumnRole | null {
  const { role } = column
  if (role === 'quantity' && holdsDates(rows, column)) return 'date'
  if (role === 'unit' && holdsNumbers(rows, column)) return 'quantity'
  const mayCount = role === null || role === 'place' || role === 'product' || isAmount(column)
  if (mayCount && holdsNumbers(rows, column)) return roleByUnit(column.title) ?? role
  if (role === 'origin' || role === 'destination') {
    if (holdsDates(rows, column)) return role === 'origin' ? 'start' : 'end'
    if (holdsNumbers(rows, column)) return 'quantity'
  }
  if (role === 'quantity' && holdsWords(rows, column)) return 'direction'
  // "Flow" over figures counts them if it names a unit or a use; the number of a channel does not.
  if (role === 'direction' && holdsNumbers(rows, column))
    return roleByUnit(column.title) ?? (says(column.folded, ['use']) ? 'quantity' : null)
  if ((role === null || /\btype\b/.test(column.folded)) && holdsDirections(rows, column)) return 'direction'
  if (role === 'reading' && /\bvalue\b/.test(column.folded) && countsIntervals(rows)) return 'quantity'
  return role
}

/** "Miles / day" is an average, "km / l" how far a vehicle gets and "L/min" how fast water runs. */
function isRatio(title: string): boolean {
  const [first = '', second] = title.split('/')
  const isMeasured = (text: string) => unitWithin(text, [...counted, 'distance']) !== null
  return second !== undefined && isMeasured(first) && !isMeasured(title)
}

/** "amount_kg" and "water total" are money or measure: what else the head says decides. */
function isAmount({ role, folded }: TableColumn): boolean {
  const rest = folded.replace(/\b(?:amount|total)\b/g, '').trim()
  return role === 'cost' && rest !== folded && columnRole(rest) !== 'cost'
}

/** The same few words row after row, one of which is of energy that is not used: "Bezug" and "Produktion". */
function holdsDirections(rows: readonly GridRow[], { index }: TableColumn): boolean {
  const texts = rows.slice(0, rowsOfDirections).flatMap((row) => row.get(index)?.text ?? [])
  const different = [...new Set(texts.map(foldText))]
  return (
    different.length <= mostDirections &&
    different.every((text) => !/\d{2}/.test(text)) &&
    different.some((text) => says(text, flows, surely)) &&
    (texts.length > different.length || different.every((text) => says(text, ['use', ...flows])))
  )
}

function countsIntervals(rows: readonly GridRow[]): boolean {
  const first = rows.slice(0, 5)
  return (
    first.length > 0 && first.every((row) => [...row.values()].some(({ text }) => /\binterval\b/i.test(text)))
  )
}

function holdsWords(rows: readonly GridRow[], { index }: TableColumn): boolean {
  const texts = rows.slice(0, 20).flatMap((row) => row.get(index)?.text ?? [])
  return texts.length > 0 && texts.every((text) => /^[^\d]*$/.test(text))
}

/** "DIESEL-001" beside "Diesel Fuel B7", "Type code" beside "Type": the name tells more. */
function withoutCodes(columns: readonly TableColumn[], rows: readonly GridRow[]): TableColumn[] {
  const products = columns.filter(({ role }) => role === 'product')
  const named = products.some((column) => !holdsCodes(rows, column))
  return columns.map((column) => {
    const isCode =
      column.role === 'product'
        ? named && holdsCodes(rows, column)
        : columns.some(({ role, folded }) => role === column.role && column.folded === `${folded} code`)
    return isCode ? { ...column, role: null } : column
  })
}

/** A column of nothing but dates tells the day of its row, whatever it is called, where no other does. */
function withDays(columns: readonly TableColumn[], rows: readonly GridRow[]): TableColumn[] {
  if (columns.some(({ role }) => role !== null && dayRoles.includes(role))) return [...columns]
  const day = columns.find((column) => column.role === null && holdsDates(rows, column))
  return columns.map((column) => (column === day ? { ...column, role: 'date' } : column))
}

function holdsCodes(rows: readonly GridRow[], { index }: TableColumn): boolean {
  const texts = rows.slice(0, 20).flatMap((row) => row.get(index)?.text.trim() ?? [])
  return (
    texts.length > 0 &&
    texts.every((text) => /^[A-Z\d][A-Z\d._/-]*$/.test(text)) &&
    texts.some((text) => /\d/.test(text))
  )
}

function holdsDates(rows: readonly GridRow[], { index }: TableColumn): boolean {
  const texts = rows.slice(0, 20).flatMap((row) => row.get(index)?.text ?? [])
  return texts.length > 0 && texts.every((text) => findDates(text, null).some(({ start }) => start === 0))
}

function holdsNumbers(rows: readonly GridRow[], { index }: TableColumn): boolean {
  const texts = rows.slice(0, 20).flatMap((row) => row.get(index)?.text ?? [])
  return texts.length > 0 && texts.every((text) => /^[-\d.,\s]+$/.test(text))
}
