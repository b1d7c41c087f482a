import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Mention } from '../../../lay-out/lexicon/mention.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { Dimension } from '../../../lay-out/values/unit-text.ts'
import type { Table } from '../../tables/table.ts'
import { commodityNamed } from '../usage/commodity-named.ts'
import { kindInLexicon } from './kind-in-lexicon.ts'
import { productOfRow } from './product-of-row.ts'
import type { TableQuantity } from './table-quantity.ts'

/**
 * What a printed table meters where neither the row nor the head says so: the one kind that the lines over it name, or the one
 * that the paper names. Null where it names several: a kilowatt hour alone is of any of them.
 */
export function openKindsOnPage(
  table: Table,
  texts: readonly string[],
): (quantity: TableQuantity) => ActivityKind | null {
  const known = new Map<Dimension, ReadonlySet<ActivityKind>>()
  return ({ row, column, kind, unit }) => {
    const dimension = unit?.dimension ?? 'energy'
    const own = [column.folded, foldText(productOfRow(table, row) ?? '')]
    if (kind === 'electricity-export' || own.some((text) => kindInLexicon(text, dimension) !== null))
      return kind
    const named = known.get(dimension) ?? namedAround(table, texts, dimension)
    known.set(dimension, named)
    const [only, ...others] = named
    if (others.length > 0) return null
    // A kilowatt hour of which nothing is said is of electricity, any other energy may be of heat or gas.
    return only ?? (dimension === 'energy' && unit?.unit !== 'kWh' ? null : kind)
  }
}

/** The surest words over the table, else those of the paper. */
function namedAround(
  table: Table,
  texts: readonly string[],
  dimension: Dimension,
): ReadonlySet<ActivityKind> {
  const surely = namedIn(table.preamble, dimension, 3)
  if (surely.size > 0) return surely
  const said = namedIn(table.preamble, dimension, 2)
  return said.size > 0 ? said : namedIn(texts, dimension, 3)
}

function namedIn(
  texts: readonly string[],
  dimension: Dimension,
  least: Mention['strength'],
): ReadonlySet<ActivityKind> {
  return new Set(
    texts
      .map(foldText)
      .flatMap((text) => kindInLexicon(text, dimension, least) ?? commodityNamed(text) ?? []),
  )
}
