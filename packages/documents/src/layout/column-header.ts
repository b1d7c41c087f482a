import type { LayoutCell } from './layout-line.ts'
import type { LineNumber, ReadLine } from './read-line.ts'

const linesSearched = 14
const longestHeader = 45
const stackedHeaders = 3

/** The header over a number: up to three stacked pieces of text above it, joined top to bottom. */
export function headerOver(lines: readonly ReadLine[], line: ReadLine, number: LineNumber): string {
  const pieces: string[] = []
  for (let step = 1; step <= linesSearched && pieces.length < stackedHeaders; step++) {
    const above = lines[line.index - step]
    if (above === undefined || above.page !== line.page) break
    const over = above.cells.filter((cell) => cell.left < number.right && number.left < cell.right)
    const header = isDataLine(above) ? undefined : over.find(isHeaderCell)
    if (header !== undefined) pieces.unshift(header.text)
    else if (over.some(({ text }) => text.length > longestHeader)) break
    else if (pieces.length > 0) break
  }
  return pieces.join(' ')
}

function isHeaderCell({ text }: LayoutCell): boolean {
  if (text.length > longestHeader) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return letters >= 2 && letters > digits
}

/** Titles stand on lines without amounts. */
function isDataLine({ numbers }: ReadLine): boolean {
  return numbers.some(
    ({ isMoney, isRate, unit, raw }) => isMoney || isRate || unit !== null || /[.,]\d{2}$/.test(raw),
  )
}
