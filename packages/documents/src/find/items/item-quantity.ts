import { isName } from '../../lay-out/layout/row-label.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { findProduct } from '../../lay-out/values/row-product.ts'
import { type Unit, unitOfWord } from '../../lay-out/values/unit-text.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ItemColumn } from './item-columns.ts'
import { isAmount } from './item-lines.ts'
import { type ItemTable, unitCellOf } from './item-table.ts'

const pricedPer = /(?:\/|\b(?:per|pro|par|por|je|al)\b)\s?(\p{L}+\d?)/iu
const telling = /^0*[1-9](?:\D*\d){2}/

/**
 * The number under the column that measures; else one with a unit in a cell of its own; else, without a column of
 * quantities, the whole number that multiplies out to an amount.
 */
export function findQuantity(
  line: ReadLine,
  numbers: readonly LineNumber[],
  table: ItemTable | null,
): LineNumber | null {
  const columns = table?.quantities ?? []
  for (const column of columns) {
    const under =
      numbers.find((number) => !number.isMoney && overlaps(number, column)) ??
      numberInPlace(line, numbers, table, column)
    if (under !== undefined && !isInsideName(line, under)) return under
  }
  const measured = numbers.find((number) => number.unit !== null && isAlone(line, number))
  if (
    measured !== undefined &&
    table !== null &&
    measured.unit !== null &&
    measured.unit.end <= measured.cell.end
  )
    return measured
  if (columns.length > 0) return null
  return (
    numbers.find((number) => {
      const amount = findProduct(number, numbers)?.amount
      if (amount === undefined) return false
      // A product of a few digits may be one by chance.
      if (number === measured) return isAmount(amount) || telling.test(amount.value)
      return /^[1-9]\d{0,3}(?:\.\d)?$/.test(number.value) && isAmount(amount)
    }) ?? null
  )
}

/** Titles set left over figures set right: a row with as many cells as the titles is read by place. */
function numberInPlace(
  line: ReadLine,
  numbers: readonly LineNumber[],
  table: ItemTable | null,
  { left, right }: ItemColumn,
): LineNumber | undefined {
  const { head } = table ?? {}
  const inOrder = (head?.columns ?? []).toSorted((a, b) => a.left - b.left)
  const titles = [inOrder, head?.line.cells ?? []].find(({ length }) => length === line.cells.length) ?? []
  const place = titles.findIndex((title) => title.left <= left && right <= title.right)
  if (place < 0) return undefined
  return numbers.find(({ cell, isMoney }) => !isMoney && cell === line.cells[place])
}

/** "CEMENT (50KG)" names a pack; its number is no quantity of its own. */
function isInsideName(line: ReadLine, { cell, start }: LineNumber): boolean {
  return cell.text.includes('(') && isName(line.text.slice(cell.start, start))
}

/** True where the cell holds little more than the number and its unit. */
function isAlone(line: ReadLine, { cell, start, unit, end }: LineNumber): boolean {
  return (
    line.text.slice(cell.start, start).trim().length <= 1 &&
    line.text.slice(unit?.end ?? end, cell.end).trim().length <= 3
  )
}

/** The unit of a quantity: in its own cell, else in the title over it, else in a cell of its own. */
export function unitOfQuantity(line: ReadLine, quantity: LineNumber, table: ItemTable | null): Unit | null {
  const { unit, cell } = quantity
  if (unit !== null && unit.end <= cell.end) return unit
  if (table === null) return unit ?? unitCellAfter(line, quantity)
  const titled = countsOther(line, quantity) ? null : unitOver(table, line, quantity)
  // "Total weight (kg)" is no count of the unit that the row buys in.
  if (titled?.dimension === 'mass') return titled
  return unitCellOf(line, table) ?? unit ?? unitCellAfter(line, quantity) ?? titled
}

/** "31,50 €/kg", or "Prix/T" over the price: what the price is for is what was counted. */
export function unitOfRate(line: ReadLine, rate: LineNumber, table: ItemTable | null): Unit | null {
  const title = table?.head.columns?.find((column) => overlaps(rate, column))?.title ?? ''
  const [unit] = [line.text.slice(rate.end, rate.cell.end), title].flatMap((text) => {
    const per = pricedPer.exec(text)?.[1]
    return per === undefined ? [] : (unitOfWord(per) ?? [])
  })
  return unit !== undefined && (unit.dimension === 'mass' || unit.dimension === 'volume') ? unit : null
}

function unitCellAfter({ cells }: ReadLine, { cell, end }: LineNumber): Unit | null {
  const after = cells.find((other) => other.start >= end && other !== cell)
  return after === undefined ? null : unitOfWord(after.text)
}

/** "1 load" under "Tonnes" is no tonne. */
function countsOther(line: ReadLine, { end, cell }: LineNumber): boolean {
  return /^ ?\p{L}{2,}\W*$/u.test(line.text.slice(end, cell.end))
}

/** "Qty (kg)", "Net t" and "Tonnes" as titles. */
function unitOver({ head }: ItemTable, line: ReadLine, quantity: LineNumber): Unit | null {
  const over = head.columns?.find((column) => overlaps(quantity, column))
  if (over !== undefined) return over.unit
  const titles = head.line.cells
  const title = titles.length === line.cells.length ? titles[line.cells.indexOf(quantity.cell)] : undefined
  const column = head.columns?.find(
    ({ left }) => title !== undefined && left >= title.left && left < title.right,
  )
  return column?.unit ?? null
}
