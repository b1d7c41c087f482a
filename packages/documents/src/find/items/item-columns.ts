import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { type ColumnRole, columnRole } from '../tables/column-roles.ts'
import { headRole } from '../tables/head-role.ts'
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

const notOfItems: readonly Dimension[] = ['reactive', 'power', 'passenger-distance', 'count']
export const itemDimensions = dimensions.filter((dimension) => !notOfItems.includes(dimension))
const longestTitle = 40
export const longestWhole = 24
// "1200" and "250 kg" fill a row: a figure of its own heads nothing.
const figureAlone = /^-?\d[\d., ]*(?:\p{L}{1,3}[²³23]?)?$/u
const quantityTitle = cueFor('item-columns quantity title')
const rateTitle = cueFor('item-columns rate title')

export function toColumns(line: ReadLine): ItemColumn[] {
  if (line.cells.some(({ text }) => figureAlone.test(text.trim()))) return []
  if (line.numbers.some(hasCents)) return []
  return line.cells.flatMap((cell) => splitTitles(cell))
}

/** Titles that the reader joined into one cell ("Rate per Amount") are taken word by word. */
function splitTitles({ text, left, right }: LayoutCell): ItemColumn[] {
  const whole =
    text.length <= longestTitle ? (titleRole(text, text.length <= longestWhole) ?? roleOfBoth(text)) : null
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

/** "Malzeme / Hizmet", "Menge / Quantity": a title that is said in two ways is what they say alike. */
function roleOfBoth(text: string): ColumnRole | null {
  const ways = text.split(/\s\/\s/)
  const roles = new Set(ways.map((way) => titleRole(way, way.length <= longestWhole)))
  const [role = null] = roles
  return ways.length > 1 && roles.size === 1 ? role : null
}

export function columnOf(title: string, role: ColumnRole | null, left: number, right: number): ItemColumn {
  return { role, title, unit: unitWithin(title, itemDimensions), left, right }
}

export function titleRole(title: string, isWhole: boolean): ColumnRole | null {
  const folded = foldText(title)
  if (quantityTitle.test(folded)) return 'quantity'
  if (rateTitle.test(folded)) return 'rate'
  const role = columnRole(folded) ?? (isWhole ? headRole(title) : null)
  // "Kilos" and "Tn" head a column that measures.
  const own = unitOfWord(title)?.dimension
  if (role === null && (own === 'mass' || own === 'volume')) return 'quantity'
  return role === 'odometer' || role === 'note' ? null : role
}
