import type { DecimalSign } from '../values/parse-number.ts'
import { isProduct } from '../values/row-product.ts'
import { readCellNumber } from './cell-number.ts'
import type { GridRow } from './grid.ts'
import type { TableColumn } from './table-column.ts'

const filledTitle =
  /\b(?:fuel|fill|filled|refuel\w*|getankt\w*|tank\w*)\b.*\b(?:amount|betrag)\b|\b(?:amount|betrag)\b.*\b(?:filled|getankt)\b/
const rowsTried = 20
const leastRows = 2

/**
 * "Fuel amount" is money on one log and litres on another: it is the quantity where it, times a price of the row, gives
 * what the row costs, in every row that prints all three.
 */
export function readFilledAmounts(
  columns: readonly TableColumn[],
  rows: readonly GridRow[],
  decimalSign: DecimalSign | null,
): TableColumn[] {
  const money = columns.filter(({ role }) => role === 'cost' || role === 'rate')
  return columns.map((column) => {
    const others = money.filter((other) => other !== column)
    const isFilled =
      column.role === 'cost' &&
      filledTitle.test(column.folded) &&
      others.some((price) =>
        others.some((cost) => cost !== price && multiplyOut(rows, decimalSign, [column, price, cost])),
      )
    return isFilled ? { ...column, role: 'quantity' } : column
  })
}

function multiplyOut(
  rows: readonly GridRow[],
  decimalSign: DecimalSign | null,
  columns: readonly [TableColumn, TableColumn, TableColumn],
): boolean {
  const terms = rows.slice(0, rowsTried).flatMap((row) => {
    const [filled, price, cost] = columns.map(
      ({ index }) => readCellNumber(row.get(index), decimalSign)?.value,
    )
    return filled === undefined || price === undefined || cost === undefined ? [] : [{ filled, price, cost }]
  })
  return terms.length >= leastRows && terms.every(({ filled, price, cost }) => isProduct(filled, price, cost))
}
