import { hasCents } from '../../lay-out/layout/has-cents.ts'
import { isName } from '../../lay-out/layout/row-label.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ItemHead } from './item-head.ts'
import { isAmount, isTotalLine } from './item-lines.ts'

// "CEM20" and "UB-310" stand before the words of their line.
const articleCode = /^(?=\S*\d)[A-Z][A-Z\d./-]*$/

/**
 * Where a till prints a name and its quantity on two lines: the name is on the side that has one more often, below where
 * both do.
 */
export function nameSteps(lines: readonly ReadLine[], heads: readonly ItemHead[]): readonly number[] {
  const counted = lines.filter(isNameless)
  const named = (step: number) => counted.filter((line) => nameNear(lines, heads, line, step) !== null).length
  return named(-1) > named(1) ? [-1, 1] : [1, -1]
}

/** A row of an amount and no name. */
function isNameless(line: ReadLine | undefined): line is ReadLine {
  return (
    line !== undefined &&
    line.numbers.some(isAmount) &&
    !line.cells.some(({ text }) => isName(text)) &&
    !isTotalLine(line)
  )
}

function nameNear(
  lines: readonly ReadLine[],
  heads: readonly ItemHead[],
  line: ReadLine,
  step: number,
): string | null {
  const near = lines[line.index + step]
  if (
    near === undefined ||
    heads.some((head) => head.line === near) ||
    isTotalLine(near) ||
    near.numbers.some(hasCents)
  )
    return null
  return near.cells.find(({ text }) => isName(text))?.text ?? null
}

/** Words of the line outside of numbers; a line of codes and numbers is named by its next or previous line. */
export function describeItem(
  lines: readonly ReadLine[],
  heads: readonly ItemHead[],
  steps: readonly number[],
  line: ReadLine,
  quantity: LineNumber,
  head: ItemHead | null,
): string | null {
  const columns = head?.columns ?? []
  const product = columns.find(({ role }) => role === 'product')
  const named = line.cells.filter(
    (cell) => cell !== quantity.cell && isName(cell.text) && unitOfWord(cell.text) === null,
  )
  const own =
    named.find((cell) => product !== undefined && overlaps(cell, product)) ??
    named.find(
      (cell) =>
        !articleCode.test(cell.text) &&
        !columns.some((title) => title.role === 'place' && overlaps(cell, title)),
    ) ??
    named[0]
  if (own !== undefined) return own.text
  // "N32/20/80" names a mix without a word.
  const coded = line.cells.find(
    (cell) =>
      cell !== quantity.cell && product !== undefined && overlaps(cell, product) && /\p{L}/u.test(cell.text),
  )
  if (coded !== undefined) return coded.text
  const before = line.text.slice(quantity.cell.start, quantity.start)
  if (isName(before)) return before.trim()
  const after = line.text
    .slice(quantity.unit?.end ?? quantity.end, quantity.cell.end)
    .replace(/^\s*[x×]\s/, '')
  if (isName(after)) return after.trim()
  const [usual = 1, other = -1] = steps
  const near = nameNear(lines, heads, line, usual)
  // What stands on the other side is the name of the next row there, if that has none of its own.
  return near ?? (isNameless(lines[line.index + other * 2]) ? null : nameNear(lines, heads, line, other))
}
