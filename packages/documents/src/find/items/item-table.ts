import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { saysOrdered } from '../tables/says-ordered.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { findProduct } from '../../lay-out/values/row-product.ts'
import { type Unit, unitOfWord } from '../../lay-out/values/unit-text.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import { type ItemHead, isGrossOrTare } from './item-head.ts'
import type { ItemColumn } from './item-columns.ts'

/** The titles of a table with what stands under them. */
export type ItemTable = {
  head: ItemHead
  /** The columns that count, the one that measures first. */
  quantities: readonly ItemColumn[]
  /** The column of units, whatever its title: "J.m.", "MJ", "per". */
  units: ItemColumn | null
}

const linesUnderHead = 60
const mostlyUnits = 0.5

/**
 * The tables under the heads of a document. One may print pieces beside kilograms, the gross weight beside the net one,
 * what was ordered beside what came, or all since the start beside what is charged now: the column that measures is the one that a mass heads, else the one that
 * multiplies out to the amounts.
 */
export function findItemTables(lines: readonly ReadLine[], heads: readonly ItemHead[]): ItemTable[] {
  return heads.map((head) => {
    const under = linesUnder(lines, head, heads)
    const columns = head.columns ?? []
    const units =
      columns.find((column) => holdsUnits(under, column)) ??
      columns.find(({ role }) => role === 'unit') ??
      null
    const counting = columns.filter((column) => column !== units && counts(column, under))
    const came = counting.filter(({ title }) => !saysOrdered(foldText(title)))
    const net = came.filter((column) => !isGrossOrTare(column))
    const ranked = ([net, came].find(({ length }) => length > 0) ?? counting).map((column) => ({
      column,
      isMeasured: column.unit?.dimension === 'mass',
      products: under.filter((line) => multipliesOut(line, column)).length,
      isCurrent: says(foldText(column.title), ['period'], 1),
    }))
    ranked.sort(
      (a, b) =>
        Number(b.isMeasured) - Number(a.isMeasured) ||
        b.products - a.products ||
        Number(b.isCurrent) - Number(a.isCurrent),
    )
    return { head, units, quantities: ranked.map(({ column }) => column) }
  })
}

/** The table that a line stands in; null under titles that end one. */
export function tableOver(tables: readonly ItemTable[], { page, index }: ReadLine): ItemTable | null {
  const table = tables.findLast(
    ({ head: { line } }) => line.page === page && line.index < index && index - line.index <= linesUnderHead,
  )
  return table === undefined || table.head.columns === null ? null : table
}

/** The unit that a line prints under the title of units. */
export function unitCellOf(line: ReadLine, { units }: ItemTable): Unit | null {
  const under = units === null ? undefined : line.cells.find((cell) => overlaps(cell, units))
  return under === undefined ? null : unitOfWord(under.text)
}

function linesUnder(lines: readonly ReadLine[], { line }: ItemHead, heads: readonly ItemHead[]): ReadLine[] {
  const next = heads.find((head) => head.line.index > line.index)?.line.index ?? lines.length
  const last = Math.min(next, line.index + linesUnderHead + 1)
  return lines.slice(line.index + 1, last).filter(({ page }) => page === line.page)
}

/** By its title, or under a title in words that nobody knows by what it multiplies out to. */
function counts(column: ItemColumn, under: readonly ReadLine[]): boolean {
  const { role, unit } = column
  if (role !== null) return role === 'quantity'
  if (unit?.dimension === 'mass' || unit?.dimension === 'volume') return true
  const filled = under.filter(({ numbers }) => numbers.some((number) => overlaps(number, column)))
  const products = filled.filter((line) => multipliesOut(line, column)).length
  return products > 1 && products > filled.length / 2
}

function holdsUnits(under: readonly ReadLine[], column: ItemColumn): boolean {
  const cells = under.flatMap((line) => line.cells.find((cell) => overlaps(cell, column)) ?? [])
  const units = cells.filter(({ text }) => unitOfWord(text) !== null)
  return units.length > 0 && units.length >= cells.length * mostlyUnits
}

function multipliesOut(line: ReadLine, column: ItemColumn): boolean {
  const number = line.numbers.find((one) => overlaps(one, column))
  const after = line.numbers.filter(({ start }) => number !== undefined && start > number.start)
  return number !== undefined && findProduct(number, after) !== null
}
