import type { LayoutCell } from './layout-line.ts'
import { overlaps } from './overlaps.ts'
import type { ReadLine } from './read-line.ts'

/** The cell that a column title stands over on the next line: by place where both lines have as many cells, else by position. */
export function cellBelow(
  lines: readonly ReadLine[],
  line: ReadLine,
  title: LayoutCell,
): { line: ReadLine; cell: LayoutCell } | null {
  const next = lines[line.index + 1]
  if (next === undefined || next.page !== line.page) return null
  const cell =
    next.cells.length === line.cells.length
      ? next.cells[line.cells.indexOf(title)]
      : next.cells.find((each) => overlaps(each, title))
  return cell === undefined ? null : { line: next, cell }
}
