import Big from 'big.js'
import type { LabelHit } from '../../../lay-out/layout/labels.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'

const leastTitles = 3
const fewestRows = 2
const mostLines = 60

export type ColumnWeight = { line: ReadLine; quantity: string; unit: string }

/**
 * What a column of weights comes to, its title naming their unit: its last row where that is the sum of those above, else the
 * sum of its rows; null of fewer than two. The column ends with the first line that has no figure in it.
 */
export function findColumnWeight(
  lines: readonly ReadLine[],
  labels: readonly LabelHit[],
): ColumnWeight | null {
  for (const { line, start, end } of labels) {
    const title = line.cells.find((cell) => start >= cell.start && end <= cell.end)
    if (title === undefined || line.cells.length < leastTitles || line.numbers.length > 0) continue
    const unit = unitWithin(title.text, ['mass'])
    if (unit === null) continue
    const rows = rowsUnder(lines, line, title)
    const [last] = rows.slice(-1)
    if (last === undefined || rows.length < fewestRows) continue
    const above = sumOf(rows.slice(0, -1))
    const isFooted = rows.length > fewestRows && above.eq(last.number.value)
    const quantity = isFooted ? above : above.plus(last.number.value)
    return {
      line: isFooted ? last.line : (rows[0]?.line ?? last.line),
      quantity: quantity.toFixed(),
      unit: unit.unit,
    }
  }
  return null
}

type Row = { line: ReadLine; number: LineNumber }

function rowsUnder(
  lines: readonly ReadLine[],
  head: ReadLine,
  title: { left: number; right: number },
): Row[] {
  const rows: Row[] = []
  for (const line of lines.slice(head.index + 1, head.index + 1 + mostLines)) {
    const number = line.numbers.find(
      (each) => overlaps(each.cell, title) && !each.isMoney && !each.isRate && !each.percent,
    )
    if (number === undefined || line.page !== head.page) break
    rows.push({ line, number })
  }
  return rows
}

function sumOf(rows: readonly Row[]): Big {
  return rows.reduce((sum, { number }) => sum.plus(number.value), Big(0))
}
