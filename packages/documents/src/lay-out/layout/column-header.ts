import { unitOfWord } from '../values/unit-text.ts'
import { hasCents } from './has-cents.ts'
import type { LayoutCell } from './layout-line.ts'
import { overlaps } from './overlaps.ts'
import type { LineNumber, ReadLine } from './read-line.ts'

const linesSearched = 14
const longestHeader = 45
const stackedHeaders = 3
const leastColumns = 3
// A line of its own farther up heads a section, not a column.
const linesToLoneTitle = 3

/** The header over a number: up to three stacked pieces of text above it, joined top to bottom. */
export function headerOver(lines: readonly ReadLine[], line: ReadLine, number: LineNumber): string {
  const pieces: string[] = []
  for (let step = 1; step <= linesSearched && pieces.length < stackedHeaders; step++) {
    const above = lines[line.index - step]
    if (above === undefined || above.page !== line.page) break
    const over = cellsOver(above, line, number)
    const isSection = above.cells.length === 1 && step > linesToLoneTitle
    const header = isDataLine(above) || isSection || isLabelled(above) ? undefined : over.find(isHeaderCell)
    if (header !== undefined) pieces.unshift(header.text)
    else if (over.some(({ text }) => text.length > longestHeader)) break
    else if (pieces.length > 0) break
  }
  return pieces.join(' ')
}

/** The cells over a number; text that is not set in columns is matched by position where the counts agree. */
function cellsOver(above: ReadLine, line: ReadLine, number: LineNumber): LayoutCell[] {
  const over = above.cells.filter((cell) => overlaps(cell, number))
  // The first column, of names, often has no title.
  const [named] = line.cells
  if (
    over.length === 0 &&
    above.cells.length === line.cells.length - 1 &&
    above.cells.length > 1 &&
    named !== undefined &&
    isHeaderCell(named) &&
    (above.cells[0]?.left ?? 0) > named.left
  ) {
    const title = above.cells[line.cells.indexOf(number.cell) - 1]
    return title === undefined ? [] : [title]
  }
  const isPlain =
    number.cell.place.box === null && above.cells.length === line.cells.length && line.cells.length > 2
  // Titles set left over figures set right: a table whose rows have as many cells as its titles.
  if (over.length === 0 && above.cells.length === line.cells.length && line.cells.length > leastColumns) {
    const title = above.cells[line.cells.indexOf(number.cell)]
    return title === undefined ? [] : [title]
  }
  const [, second] = above.cells
  const [, lower] = line.cells
  if (!isPlain || second === undefined || lower === undefined || second.left === lower.left) return over
  const same = above.cells[line.cells.indexOf(number.cell)]
  return same === undefined ? over : [same]
}

function isHeaderCell({ text }: LayoutCell): boolean {
  if (text.length > longestHeader) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return (letters >= 2 && letters > digits) || unitOfWord(text) !== null
}

/** "Multiplying factor | 2000" is a row of the list, not its titles; several years can be titles. */
function isLabelled({ cells }: ReadLine): boolean {
  const [, ...values] = cells
  const areYears = values.length > 1 && values.every(({ text }) => /^(?:19|20)\d\d$/.test(text))
  return values.length > 0 && !areYears && values.every(({ text }) => /^[\d.,]+$/.test(text))
}

/** Titles stand on lines without amounts. */
function isDataLine({ numbers }: ReadLine): boolean {
  return numbers.some(
    ({ isMoney, isRate, unit, raw }) =>
      // "Usage (1,000 gal)" names a unit.
      (isMoney || isRate || unit !== null || hasCents({ raw })) && !/^1,?000?$/.test(raw),
  )
}
