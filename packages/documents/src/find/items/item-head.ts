import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import type { ColumnRole } from '../tables/column-roles.ts'
import { findProduct } from '../../lay-out/values/row-product.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../lay-out/values/unit-text.ts'
import {
  type ItemColumn,
  columnOf,
  itemDimensions,
  longestWhole,
  titleRole,
  toColumns,
} from './item-columns.ts'

/** The titles over the lines of an invoice or a docket; null columns where a line only ends the table above. */
export type ItemHead = { line: ReadLine; columns: readonly ItemColumn[] | null }

const stackedLines = 2
const leastKnown = 2
const rowsTried = 6

/** Every line of column titles, in any language of the lexicon. */
export function findItemHeads(lines: readonly ReadLine[]): ItemHead[] {
  const heads: ItemHead[] = []
  for (const line of lines) {
    if (heads.some((head) => head.columns !== null && isStacked(lines, head.line, line))) continue
    const columns = toColumns(line)
    const known = columns.filter(({ role }) => role !== null)
    const roles = new Set(known.map(({ role }) => role))
    if (isItemHead(roles) || headsProducts(lines, line, columns))
      heads.push({
        line,
        columns: [...columns, ...stackedAlone(lines, line, columns)].map((column) =>
          withStacked(lines, line, column),
        ),
      })
    else if (line.cells.length > 2 && known.length >= leastKnown && line.numbers.length === 0)
      heads.push({ line, columns: null })
  }
  return heads
}

/** A quantity or an amount among at least two known columns, one of which names what was sold. */
function isItemHead(roles: ReadonlySet<ColumnRole | null>): boolean {
  const counts = roles.has('quantity') || roles.has('cost') || roles.has('rate')
  return roles.size >= 2 && counts && (roles.has('product') || roles.size >= 3)
}

/** Words of any language over rows that multiply out, one of which names a quantity, a mass or a volume. */
function headsProducts(
  lines: readonly ReadLine[],
  { index, cells, numbers }: ReadLine,
  columns: readonly ItemColumn[],
): boolean {
  if (cells.length <= leastKnown || numbers.length > 0) return false
  const measured = columns.filter(
    ({ role, unit }) => role === 'quantity' || unit?.dimension === 'mass' || unit?.dimension === 'volume',
  )
  const rows = lines.slice(index + 1, index + 1 + rowsTried)
  return measured.some((column) =>
    rows.some((row) => {
      const number = row.numbers.find((one) => overlaps(one, column))
      return number !== undefined && findProduct(number, row.numbers) !== null
    }),
  )
}

/** A line of words right over or under the titles belongs to them: "(kg)" under "Poids net". */
function isStacked(lines: readonly ReadLine[], head: ReadLine, line: ReadLine): boolean {
  const step = line.index - head.index
  if (line.page !== head.page || step === 0 || Math.abs(step) > stackedLines) return false
  const between = lines.slice(Math.min(line.index, head.index), Math.max(line.index, head.index) + 1)
  return between.every((own) => own === head || isPartOfTitles(own))
}

function isPartOfTitles({ cells, numbers, dates }: ReadLine): boolean {
  return (
    cells.length > 1 &&
    numbers.length === 0 &&
    dates.length === 0 &&
    cells.every(({ text }) => text.length <= longestWhole && !text.endsWith(':'))
  )
}

/** Titles right over or under a row of titles that has none there: "Quantity" over "total" and "period". */
function stackedAlone(
  lines: readonly ReadLine[],
  head: ReadLine,
  columns: readonly ItemColumn[],
): ItemColumn[] {
  const alone: ItemColumn[] = []
  for (const step of [-1, 1]) {
    const line = lines[head.index + step]
    if (line === undefined || !isStacked(lines, head, line)) continue
    for (const { text, left, right } of line.cells) {
      const isOwn = [...columns, ...alone].some((column) => overlaps({ left, right }, column))
      const role = titleRole(text, text.length <= longestWhole)
      if (!isOwn && role !== null) alone.push({ ...columnOf(text, role, left, right), title: '' })
    }
  }
  return alone
}

function withStacked(lines: readonly ReadLine[], head: ReadLine, column: ItemColumn): ItemColumn {
  const texts = [-2, -1, 1, 2].flatMap((step) => {
    const line = lines[head.index + step]
    if (line === undefined || !isStacked(lines, head, line)) return []
    const cell = line.cells.find((each) => overlaps(each, column))
    return cell === undefined ? [] : [{ step, text: cell.text }]
  })
  if (texts.length === 0) return column
  const over = texts.filter(({ step }) => step < 0).map(({ text }) => text)
  const under = texts.filter(({ step }) => step > 0).map(({ text }) => text)
  const title = [...over, column.title, ...under].join(' ').trim()
  return { ...column, title, unit: unitWithin(title, itemDimensions) }
}

/** True where a title names what is weighed with its packing, or the packing alone. */
export function isGrossOrTare({ title }: ItemColumn): boolean {
  return says(foldText(title), ['gross', 'tare'])
}
