import { foldText } from '../values/plain-text.ts'
import { type Dimension, unitWithin } from '../values/unit-text.ts'
import type { ColumnRole } from './column-roles.ts'
import { type ColumnType, sampleOf, typeOfColumn } from './column-type.ts'
import type { GridRow } from './grid.ts'
import { headRole } from './head-role.ts'
import type { Concept } from '../lexicon/concept.ts'
import { findMentions } from '../lexicon/find-mentions.ts'
import { kindsNamed } from '../lexicon/kind-named.ts'
import type { TableColumn } from './table.ts'

type TypedColumn = TableColumn & { type: ColumnType }

const counted: readonly Dimension[] = ['energy', 'volume', 'mass']
const dayRoles: readonly ColumnRole[] = ['date', 'start', 'end']
const figureRoles: readonly ColumnRole[] = [
  'quantity',
  'cost',
  'rate',
  'reading',
  'demand',
  'distance',
  'nights',
  'rooms',
  'travellers',
  'odometer',
]
const nameRoles: readonly ColumnRole[] = ['product', 'mode']
const leastNamed = 0.5
const leastNumbered = 4

/** The roles of a table's columns: what a head says and its cells can be, made to agree with the columns beside it. */
export function rolesByContent(columns: readonly TableColumn[], rows: readonly GridRow[]): TableColumn[] {
  const typed = columns.map((column) => ({ ...column, type: typeOfColumn(rows, column.index) }))
  const own = typed.map((column) => ({ ...column, role: roleByContent(column, rows) }))
  const settled = [
    withUnits,
    withoutCodes,
    withoutRowNumbers,
    withNames,
    withDays,
    withOnlyFigures,
    withoutNetSums,
  ].reduce((read, settle) => settle(read, rows), own)
  return settled.map(({ index, title, folded, role }) => ({ index, title, folded, role }))
}

/** "Diesel (gal)" is a quantity by its unit. */
export function roleByUnit(title: string): ColumnRole | null {
  return unitWithin(title.replace(/_/g, ' '), counted) === null ? null : 'quantity'
}

/** A role that its head gives and its cells bear out. */
function roleByContent(column: TypedColumn, rows: readonly GridRow[]): ColumnRole | null {
  const { role, type, folded, title } = column
  if (type === 'units') return 'unit'
  if (type === 'days') return dayRole(role, folded)
  if (type === 'figures') {
    // "Units" over figures counts them; "Read type" over "Active Import Interval (kWh)" says what its row counts.
    if (role === 'unit' || role === 'direction' || role === 'origin' || role === 'destination')
      return 'quantity'
    // "Gas meter" and "Electricity meter night" over figures are registers.
    if ((role === 'meter' || role === 'nights') && kindsNamed(folded).some((kind) => kind !== 'hotel'))
      return 'reading'
    const mayCount = role === null || role === 'place' || (role === 'cost' && /\btotal$/.test(folded))
    if (mayCount) return roleByUnit(title) ?? role ?? figureRole(folded)
    if (role === 'distance' && isRatio(folded)) return 'note'
    if (role === 'reading' && /\bvalue\b/.test(folded) && countsIntervals(rows)) return 'quantity'
    return role
  }
  if (role === 'quantity' && type === 'words') return 'direction'
  if (role !== 'direction' && /\btype\b/.test(folded) && holdsDirections(rows, column)) return 'direction'
  return role ?? (type === 'words' ? wordRole(folded) : null)
}

/** "miles / day" is no distance that anybody went. */
function isRatio(folded: string): boolean {
  return / (?:\/|per) /.test(folded)
}

/** "From" and "to" over days are no places. */
function dayRole(role: ColumnRole | null, folded: string): ColumnRole | null {
  const named = role === null || role === 'date' ? headRole(folded) : role
  if (named === 'origin') return 'start'
  return named === 'destination' ? 'end' : role
}

function figureRole(folded: string): ColumnRole | null {
  const named = headRole(folded)
  return named !== null && (named === 'note' || figureRoles.includes(named)) ? named : null
}

function wordRole(folded: string): ColumnRole | null {
  const named = headRole(folded)
  return named === null || named === 'product' || figureRoles.includes(named) ? null : named
}

function holdsDirections(rows: readonly GridRow[], { index }: TableColumn): boolean {
  const texts = sampleOf(rows, index)
  return texts.length > 0 && texts.every((text) => /\b(?:import|export)\b/i.test(text))
}

function countsIntervals(rows: readonly GridRow[]): boolean {
  const first = rows.slice(0, 5)
  return (
    first.length > 0 && first.every((row) => [...row.values()].some(({ text }) => /\binterval\b/i.test(text)))
  )
}

/** Where a column holds units, another that is called so is of something else: "business_unit" beside "unit". */
function withUnits(columns: readonly TypedColumn[]): TypedColumn[] {
  const holds = columns.some(({ type }) => type === 'units')
  return columns.map((column) =>
    holds && column.role === 'unit' && column.type !== 'units' ? { ...column, role: null } : column,
  )
}

/** "DIESEL-001" beside "Diesel Fuel B7", "Type code" beside "Type": the name tells more. */
function withoutCodes(columns: readonly TypedColumn[]): TypedColumn[] {
  const named = columns.some(({ role, type }) => role === 'product' && !isNumbered(type))
  return columns.map((column) => {
    const isCode =
      column.role === 'product'
        ? named && isNumbered(column.type)
        : columns.some(({ role, folded }) => role === column.role && column.folded === `${folded} code`)
    return isCode ? { ...column, role: null } : column
  })
}

function isNumbered(type: ColumnType): boolean {
  return type === 'codes' || type === 'figures'
}

/** An identifier that never comes twice numbers the rows, and no meter. */
function withoutRowNumbers(columns: readonly TypedColumn[], rows: readonly GridRow[]): TypedColumn[] {
  return columns.map((column) => {
    if (column.role !== 'meter') return column
    const texts = sampleOf(rows, column.index)
    const isNumber = texts.length >= leastNumbered && new Set(texts).size === texts.length
    return isNumber && /\bid$/.test(column.folded) ? { ...column, role: null } : column
  })
}

/** The column whose cells name what was used says so of its row, whatever it is called, where the one called so does not. */
function withNames(columns: readonly TypedColumn[], rows: readonly GridRow[]): TypedColumn[] {
  const open = columns.filter(({ role, type }) => type === 'words' && (role === null || role === 'note'))
  const called = columns.filter(({ role }) => role !== null && nameRoles.includes(role))
  if (open.length === 0 || called.some((column) => shareOfNames(rows, column.index) > 0)) return [...columns]
  const [named] = open
    .map((column) => ({ column, share: shareOfNames(rows, column.index) }))
    .filter(({ share }) => share >= leastNamed)
    .toSorted((a, b) => b.share - a.share)
  const described = called.length > 0 ? undefined : open.find(({ folded }) => headRole(folded) === 'product')
  const best = named?.column ?? described
  if (best === undefined) return [...columns]
  return columns.map((column) => {
    if (column === best) return { ...column, role: 'product' }
    return column.role === 'product' ? { ...column, role: null } : column
  })
}

function shareOfNames(rows: readonly GridRow[], index: number): number {
  const texts = sampleOf(rows, index)
  const named = texts.filter((text) => kindsNamed(foldText(text.replace(/_/g, ' '))).length > 0)
  return texts.length === 0 ? 0 : named.length / texts.length
}

/** A column of nothing but days tells the day of its row, whatever it is called; of two, the one is where it starts. */
function withDays(columns: readonly TypedColumn[]): TypedColumn[] {
  if (columns.some(({ role }) => role !== null && dayRoles.includes(role))) return [...columns]
  const day = columns.find(({ role, type }) => role === null && type === 'days')
  return columns.map((column) => (column === day ? { ...column, role: 'date' } : column))
}

/**
 * Beside a column of units, what is measured in them: the only figures that nothing else explains, else the "amount"
 * right before the units, where another column tells what was paid.
 */
function withOnlyFigures(columns: readonly TypedColumn[]): TypedColumn[] {
  const isCounted = columns.some(({ role }) => role === 'quantity' || role === 'distance')
  const hasUnits = columns.some(({ role, type }) => role === 'unit' && type === 'units')
  const isLog = columns.some(({ role, type }) => type === 'days' || role === 'cost')
  const open = columns.filter(({ role, type }) => role === null && type === 'figures')
  if (isCounted || !hasUnits || !isLog || open.length > 1) return [...columns]
  const before = columns.find(
    ({ role, type }, place) => role === 'cost' && type === 'figures' && columns[place + 1]?.type === 'units',
  )
  const isPaid = columns.some((column) => column.role === 'cost' && column !== before)
  const only = open[0] ?? (isPaid ? before : undefined)
  if (only === undefined) return [...columns]
  return columns.map((column) => (column === only ? { ...column, role: 'quantity' } : column))
}

/** "Net" beside "Quantity" and a tax is money; beside "Gross" and "Tare" alone it is a weight. */
function withoutNetSums(columns: readonly TypedColumn[]): TypedColumn[] {
  const isTaxed = columns.some(({ folded }) => mentions(folded, 'tax'))
  const others = columns.filter(({ role, folded }) => role === 'quantity' && !isBareNet(folded))
  return columns.map((column) =>
    isTaxed && others.length > 0 && column.role === 'quantity' && isBareNet(column.folded)
      ? { ...column, role: 'cost' }
      : column,
  )
}

function isBareNet(folded: string): boolean {
  return mentions(folded, 'net') && !mentions(folded, 'quantity') && roleByUnit(folded) === null
}

function mentions(folded: string, concept: Concept): boolean {
  return findMentions(folded).some((mention) => mention.concept === concept && mention.strength > 1)
}
