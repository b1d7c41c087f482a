import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { type ColumnRole, columnRole } from '../tables/column-roles.ts'
import { headRole } from '../tables/head-role.ts'
import { findProduct } from '../../lay-out/values/row-product.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { type Dimension, dimensions } from '../../lay-out/values/unit-words.ts'
import { type Unit, unitOfWord, unitWithin } from '../../lay-out/values/unit-text.ts'

export type ItemColumn = {
  role: ColumnRole | null
  /** With what stands over and under it: "Poids net" over "(kg)" is one title. */
  title: string
  unit: Unit | null
  left: number
  right: number
}

/** The titles over the lines of an invoice or a docket; null columns where a line only ends the table above. */
export type ItemHead = { line: ReadLine; columns: readonly ItemColumn[] | null }

const notOfItems: readonly Dimension[] = ['reactive', 'power', 'passenger-distance', 'count']
const itemDimensions = dimensions.filter((dimension) => !notOfItems.includes(dimension))
const longestTitle = 40
const longestWhole = 24
const stackedLines = 2
const leastKnown = 2
const rowsTried = 6
// "1200" and "250 kg" fill a row: a figure of its own heads nothing.
const figureAlone = /^-?\d[\d., ]*(?:\p{L}{1,3}[²³23]?)?$/u
const quantityTitle = cueFor('item-head quantity title')
const rateTitle = cueFor('item-head rate title')

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

function toColumns(line: ReadLine): ItemColumn[] {
  if (line.cells.some(({ text }) => figureAlone.test(text.trim()))) return []
  if (line.numbers.some(hasCents)) return []
  return line.cells.flatMap((cell) => splitTitles(cell))
}

/** Titles that the reader joined into one cell ("Rate per Amount") are taken word by word. */
function splitTitles({ text, left, right }: LayoutCell): ItemColumn[] {
  const whole = text.length <= longestTitle ? titleRole(text, text.length <= longestWhole) : null
  if (whole !== null || (text.length <= longestWhole && !/\s/.test(text.trim())))
    return [columnOf(text, whole, left, right)]
  const perCharacter = (right - left) / Math.max(1, text.length)
  const words = [...text.matchAll(/\S+/g)].flatMap((match) => {
    const role = titleRole(match[0], false)
    const start = left + match.index * perCharacter
    return role === null ? [] : [columnOf(match[0], role, start, start + match[0].length * perCharacter)]
  })
  const [only] = words
  // "Ordered t": the unit's word has the role, the whole says of what.
  if (only !== undefined && words.length === 1 && text.length <= longestWhole)
    return [{ ...only, title: text }]
  return words.length > 0 ? words : text.length <= longestTitle ? [columnOf(text, null, left, right)] : []
}

function columnOf(title: string, role: ColumnRole | null, left: number, right: number): ItemColumn {
  return { role, title, unit: unitWithin(title, itemDimensions), left, right }
}

function titleRole(title: string, isWhole: boolean): ColumnRole | null {
  const folded = foldText(title)
  if (quantityTitle.test(folded)) return 'quantity'
  if (rateTitle.test(folded)) return 'rate'
  const role = columnRole(folded) ?? (isWhole ? headRole(title) : null)
  // "Kilos" and "Tn" head a column that measures.
  const own = unitOfWord(title)?.dimension
  if (role === null && (own === 'mass' || own === 'volume')) return 'quantity'
  return role === 'odometer' || role === 'note' ? null : role
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
