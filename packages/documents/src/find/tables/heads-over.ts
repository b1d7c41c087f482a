import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { type PrintedColumn, columnAt } from './printed-columns.ts'

const fewestCells = 2
const mostHeads = 4
const longestHead = 60

/** The lines of short words right above the first row, from the top. */
export function headsOver(
  lines: readonly ReadLine[],
  first: ReadLine | undefined,
  columns: readonly PrintedColumn[],
): ReadLine[] {
  const heads: ReadLine[] = []
  for (let index = (first?.index ?? 0) - 1; index >= 0 && heads.length < mostHeads; index -= 1) {
    const line = lines[index]
    if (line === undefined || line.page !== first?.page) break
    if (isRule(line)) continue
    if (!isHead(line, columns)) break
    heads.unshift(line)
  }
  // A line over one column alone is a title unless heads stand above it too.
  while ((heads[0]?.cells.length ?? fewestCells) < fewestCells) heads.shift()
  return heads
}

function isRule({ text }: ReadLine): boolean {
  return /^[-=_|+:\s]+$/.test(text)
}

function isHead({ cells, dates, numbers }: ReadLine, columns: readonly PrintedColumn[]): boolean {
  const texts = cells.map(({ text }) => text)
  if (dates.length > 0 || numbers.filter(({ unit }) => unit === null).length > 1) return false
  if (texts.some((text) => text.length > longestHead || (text.length > 30 && endsSentence(text))))
    return false
  const under = cells.filter((cell) => columnAt(columns, cell) !== null).length
  return under === cells.length && texts.some((text) => /\p{L}/u.test(text))
}

/** Whether the last word or two stand behind a mark that ends or introduces something: no head does that. */
function endsSentence(text: string): boolean {
  const parts = text.split(/[:;.]/).filter((part) => part.trim() !== '')
  return parts.length > 1 && (parts.at(-1)?.trim().split(/\s+/).length ?? 0) <= 2
}
