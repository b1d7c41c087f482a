import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { groupQuantities } from '../activities/tables/group-quantities.ts'
import { findTableQuantities } from '../activities/tables/usage-table.ts'
import { usageWords } from '../activities/usage/usage-words.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import type { SourcedField } from '../fields/field.ts'
import { dayRange, sourced } from '../fields/sourced.ts'
import { toRecordGrid } from '../tables/json-grids.ts'
import { findTable } from '../tables/table.ts'
import { billOfActivities } from './metered-items.ts'
import { evidenceOfLeaf, isoOf } from './read-invoice-tree.ts'
import { type Leaf, type Tree, findParts, textUnder } from './tree.ts'

const fuels: readonly ActivityKind[] = ['petrol', 'diesel', 'lpg', 'fuel']
const otherUse = [usageWords.average, usageWords.history, usageWords.carbon, usageWords.demand]
const sellerKeys =
  /^(?:supplier|provider|utility|vendor|retailer|company|merchant|issuer|station)(?:_?name)?$/i
const totalKeys = [
  /^(?:total_?)?(?:amount_?)?(?:due|payable)$|^total_?(?:amount|cost|charges?|price|bill)$|^grand_?total$/i,
  /^(?:total|amount|cost|price)$/i,
]
const dateKeys = [/^(?:bill|billing|invoice|issue|statement|receipt)_?date$/i, /^(?:date|issued)$/i]
const startKeys = /^(?:(?:billing|service|bill|usage)_?)?(?:period_?)?(?:start|from)(?:_?date)?$/i
const endKeys = /^(?:(?:billing|service|bill|usage)_?)?(?:period_?)?(?:end|to)(?:_?date)?$/i

/** One JSON object that is a bill: its keys name the quantities. Null for objects that name none. */
export function readRecord(tree: Tree, json: unknown): DocumentRead | null {
  const grid = toRecordGrid(json)
  const table = grid === null ? null : findTable(grid)
  if (table === null) return null
  const quantities = findTableQuantities(table, '').filter(
    ({ column }) => !otherUse.some((words) => words.test(column.folded)),
  )
  const read = groupQuantities(table, quantities)
  const type = typeOf(quantities.map(({ kind }) => kind)) ?? billOfActivities(read.activities)
  if (type === null) return null
  const seller = findParts(tree, sellerKeys)[0]
  const days = [textUnder(tree, startKeys), textUnder(tree, endKeys)]
  return {
    classified: { type, confidence: 0.9, reasons: ['a record whose keys name what was used'] },
    read,
    fields: {
      supplier: asField(
        typeof seller === 'string' ? textUnder(tree, sellerKeys) : textUnder(seller, /name$/i),
      ),
      account: asField(textUnder(tree, /^(?:account|customer)_?(?:number|no|id)?$/i)),
      issueDate: asField(textUnder(tree, ...dateKeys), isoOf),
      currency: asField(textUnder(tree, /^currency(?:_?code)?$/i), (text) =>
        /^[A-Z]{3}$/.test(text) ? text : null,
      ),
      total: asField(textUnder(tree, ...totalKeys), (text) => (/^\d+(?:\.\d+)?$/.test(text) ? text : null)),
      period: dayRange(
        days.flatMap((leaf) => isoOf(leaf?.value ?? null) ?? []),
        evidenceOfLeaf(days[0] ?? null),
      ),
    },
    problems: [],
  }
}

function typeOf(kinds: readonly ActivityKind[]): DocumentType | null {
  return kinds.length > 0 && kinds.every((kind) => fuels.includes(kind)) ? 'fuel-receipt' : null
}

function asField(
  leaf: Leaf | null,
  convert: (text: string) => string | null = (text) => text.trim(),
): SourcedField<string> | null {
  const value = leaf === null ? null : convert(leaf.value)
  return leaf === null || value === null ? null : sourced(value, evidenceOfLeaf(leaf), 0.9)
}
