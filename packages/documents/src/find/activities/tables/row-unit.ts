import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { measures } from '../../columns/measures.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { headRole } from '../../tables/head-role.ts'
import { type Table, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { type Unit, unitAt, unitOfWord, unitWithin } from '../../../lay-out/values/unit-text.ts'

const countsPieces = cueFor('row-unit counts pieces')
const weighed = cueFor('row-unit weighed')
const plainTitle = cueFor('row-unit plain title')
const unitLabel = cueFor('row-unit unit label')

/** "gas.unit" belongs to "gas.value", "flow_unit" to "flow", "weight_unit" to "weight_value"; else the row's unit column. */
export function unitNamed(table: Table, row: GridRow, { title, folded }: TableColumn): string | null {
  const group = title.slice(0, Math.max(0, title.lastIndexOf('.')))
  const stem = stemOf(folded)
  const units = table.columns.filter(({ role }) => role === 'unit')
  const own =
    units.find((column) =>
      group === '' ? column.folded.startsWith(`${folded} `) : column.title.startsWith(`${group}.`),
    ) ?? units.find((column) => stem !== '' && stemOf(column.folded) === stem)
  if (own !== undefined) return row.get(own.index)?.text ?? null
  // The kilograms of a row are those of its weight, not of its packages.
  const isBesideWeight = countsPieces.test(folded) && table.columns.some(isOfWeight)
  const isElsewhere = units.length > 0 && units.every((unit) => !holdsFor(partOf(unit.title), partOf(title)))
  return isBesideWeight || isElsewhere ? null : textIn(table, row, 'unit')
}

/** The object that a named value is in: "gas" for "gas.unit". */
function partOf(title: string): string {
  return /^(.*[\p{L}\d])\.\p{L}[^.\s]*$/u.exec(title)?.[1] ?? ''
}

/** What an object says once holds for all within it, and for nothing beside it. */
function holdsFor(part: string, inner: string): boolean {
  return part === '' || part === inner || inner.startsWith(`${part}.`)
}

function isOfWeight({ role, folded }: TableColumn): boolean {
  return role === 'quantity' && weighed.test(folded)
}

/** All words of a title but its last. */
function stemOf(folded: string): string {
  return folded.split(/[ _]/).slice(0, -1).join(' ')
}

/** The unit of a quantity: printed in its cell, in the row's unit column, or in the column's header. */
export function unitOfCell(table: Table, row: GridRow, column: TableColumn): Unit | null {
  const text = row.get(column.index)?.text ?? ''
  const after = /\d\s?([^\d\s.,].*)$/.exec(text)
  const printed = after === null ? null : unitAt(text, text.length - (after[1]?.length ?? 0))
  if (printed !== null && measures.includes(printed.dimension)) return printed
  const named = unitNamed(table, row, column)
  const own = named === null ? null : unitAt(named, 0)
  const titled =
    unitWithin(column.title, measures) ?? unitWithin(column.folded, measures) ?? unitAfterSlash(column.folded)
  // "Total weight (kg)" is no count of the unit that the row buys in.
  if (own !== null && (titled === null || titled.dimension === own.dimension)) return own
  const directed = textIn(table, row, 'direction')
  return (
    titled ??
    (directed === null ? null : unitWithin(directed, measures)) ??
    // "Usage [W]" has a unit of its own, if none that adds up.
    (((plainTitle.test(column.folded) || says(column.folded, ['use'])) && !/[([]/.test(column.title)) ||
    column.role === null ||
    column.role === 'place'
      ? unitOver(table)
      : null)
  )
}

/** Whether letters beside the figure or in its unit column say what it is counted in, known or not: "3 drums". */
export function printsUnit(table: Table, row: GridRow, column: TableColumn): boolean {
  const beside = /\d\s?([^\d\s.,].*)$/.exec(row.get(column.index)?.text ?? '')?.[1]
  return [beside, unitNamed(table, row, column)].some((text) => /\p{L}/u.test(text ?? ''))
}

/** "Units/Gallons" names its figures twice and is no rate. */
function unitAfterSlash(folded: string): Unit | null {
  const [name = '', unit, ...more] = folded.split('/')
  const isNamed = unit !== undefined && more.length === 0 && headRole(name) !== null
  return isNamed ? unitOfWord(unit) : null
}

const unitsOver = new WeakMap<Table, Unit | null>()

/** The unit that the rows over a table state once: "Units | kWh", "unit: Wh", "Active energy (kWh)". */
export function unitOver(table: Table): Unit | null {
  // Asked for every cell, so it is looked for once.
  const known = unitsOver.get(table)
  if (known !== undefined) return known
  const unit = findUnitOver(table)
  unitsOver.set(table, unit)
  return unit
}

function findUnitOver({ preamble }: Table): Unit | null {
  for (const [index, text] of preamble.entries()) {
    const named = unitLabel.test(text) ? /[^\s:]+$/.exec(text)?.[0] : undefined
    const value = named === undefined ? undefined : unitLabel.test(named) ? preamble[index + 1] : named
    const inBrackets = /[([]([^()[\]]{1,8})[)\]]\s*$/.exec(text)?.[1]
    const unit = unitOfWord(value ?? inBrackets ?? '')
    if (unit !== null && measures.includes(unit.dimension)) return unit
  }
  return null
}
