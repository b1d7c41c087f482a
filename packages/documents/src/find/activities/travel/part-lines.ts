import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'

const mostCells = 24

/** Text that has lost its lines is read a cell a line. */
export function partLines(all: readonly ReadLine[]): ReadLine[] {
  const parts = all.flatMap((line) =>
    line.cells.length > mostCells ? line.cells.map((cell) => partOf(line, cell)) : [line],
  )
  return parts.map((line, index) => ({ ...line, index }))
}

function partOf(line: ReadLine, cell: LayoutCell): ReadLine {
  const { start, end } = cell
  const isOwn = (token: { start: number; end: number }) => token.start >= start && token.end <= end
  const moved = <Token extends { start: number; end: number }>(token: Token) => ({
    ...token,
    start: token.start - start,
    end: token.end - start,
  })
  const own = moved(cell)
  return {
    ...line,
    text: line.text.slice(start, end),
    folded: line.folded.slice(start, end),
    cells: [own],
    dates: line.dates.filter(isOwn).map(moved),
    numbers: line.numbers.filter(isOwn).map((number) => ({ ...moved(number), cell: own })),
  }
}
