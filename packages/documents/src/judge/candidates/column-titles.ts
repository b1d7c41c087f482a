import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'

/** The title over a number, its stacked pieces joined, and how many lines up the lowest of them stands. */
export type ColumnTitle = { text: string; distance: number }

type Extent = { left: number; right: number }

const linesSearched = 60
const mostStacked = 3
const longestTitle = 45
const linesToLoneTitle = 3
const widestTimes = 6
/** Every number under a cell asks for it again. */
const titles = new WeakMap<LayoutCell, boolean>()

/**
 * The title cells over a place on a line: the nearest words above in the same column, past the figures between, with
 * what is stacked right on top of them. A table that goes on over the page keeps its titles.
 */
export function findColumnTitle(
  lines: readonly ReadLine[],
  line: ReadLine,
  cell: LayoutCell,
  extent: Extent,
): ColumnTitle {
  const pieces: string[] = []
  let distance = 0
  for (let step = 1; step <= linesSearched && pieces.length < mostStacked; step++) {
    const above = lines[line.index - step]
    if (above === undefined) break
    const over = cellOver(above, line, cell, extent) ?? (step === 1 ? loneOver(above, line) : null)
    if (over === null) {
      if (pieces.length > 0) break
      continue
    }
    // A line of its own farther up heads a section, or the page.
    if (above.cells.length === 1 && (step > linesToLoneTitle || isWide(over, extent))) continue
    if (over.text.length > longestTitle) break
    if (isTitle(over)) {
      if (pieces.length === 0) distance = step
      pieces.unshift(wordsOver(over, extent))
    } else if (pieces.length > 0) break
  }
  return { text: pieces.join(' '), distance }
}

/** Of titles that were read as one cell, the words right over the number; else the whole title. */
function wordsOver(title: LayoutCell, { left, right }: Extent): string {
  const perCharacter = (title.right - title.left) / Math.max(1, title.text.length)
  const reach = (right - left) / 2
  const over = [...title.text.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const from = title.left + index * perCharacter
    return from < right + reach && left - reach < from + word.length * perCharacter
  })
  return over.length === 0 ? title.text : over.map(([word]) => word).join(' ')
}

/** The cell of a line that stands over an extent; titles set left over figures set right are matched by their number. */
function cellOver(above: ReadLine, line: ReadLine, cell: LayoutCell, extent: Extent): LayoutCell | null {
  const over = above.cells.filter((each) => overlaps(each, extent))
  if (over.length > 0) return over.find(isTitle) ?? over[0] ?? null
  const isSameTable = above.cells.length === line.cells.length && line.cells.length > 2
  return isSameTable ? (above.cells[line.cells.indexOf(cell)] ?? null) : null
}

/** What names a figure in a box of its own, set left over the figure set right. */
function loneOver(above: ReadLine, line: ReadLine): LayoutCell | null {
  const [name, ...others] = above.cells
  const [figure, ...figures] = line.cells
  if (name === undefined || figure === undefined || others.length + figures.length > 0) return null
  return above.page === line.page && isTitle(name) && !isTitle(figure) ? name : null
}

/** Spans many columns. */
function isWide(cell: LayoutCell, { left, right }: Extent): boolean {
  return cell.right - cell.left > widestTimes * (right - left)
}

function isTitle(cell: LayoutCell): boolean {
  const isKnown = titles.get(cell) ?? isTitleText(cell.text)
  titles.set(cell, isKnown)
  return isKnown
}

function isTitleText(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return (letters >= 2 && letters > digits) || unitOfWord(text) !== null
}
