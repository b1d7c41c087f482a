import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { KnownFields } from '../analyse/document-read.ts'
import type { SourcedField } from '../fields/field.ts'
import type { DateRange } from '../fields/period.ts'
import { dayRange, sourced } from '../fields/sourced.ts'
import { monthOfCell } from '../tables/cell-period.ts'
import { exactDateOf } from '../exact/exact-date.ts'
import { type Leaf, type Tree, findParts, isList, isTree, textUnder } from './tree.ts'

const sellerKeys =
  /^(?:supplier|provider|utility|vendor|retailer|company|merchant|issuer|station)(?:_?name)?$/i
const totalKeys = [
  /^(?:total_?)?(?:amount_?)?(?:due|payable)$|^total_?(?:amount|cost|charges?|price|bill|incl?_?(?:gst|vat|tax))$|^grand_?total$/i,
  /^(?:total|amount|cost|price)$/i,
]
const dateKeys = [/^(?:bill|billing|invoice|issued?|statement|receipt)_?(?:date|on)$/i, /^(?:date|issued)$/i]
const startKeys = /^(?:(?:billing|service|bill|usage)_?)?(?:period_?)?(?:start|from)(?:_?date)?$/i
const endKeys = /^(?:(?:billing|service|bill|usage)_?)?(?:period_?)?(?:end|to)(?:_?date)?$/i
const monthKeys = /^(?:(?:billing|bill|usage|reporting)_?)?(?:month|period)$/i

/** What a JSON record says of itself: who sent it, when, for which days and what it comes to; lists in it are left out. */
export function readRecordFields(
  record: Tree,
): Required<Pick<KnownFields, 'supplier' | 'account' | 'issueDate' | 'currency' | 'total' | 'period'>> {
  const tree = withoutLists(record)
  const seller = findParts(tree, sellerKeys)[0]
  return {
    supplier: asField(typeof seller === 'string' ? textUnder(tree, sellerKeys) : textUnder(seller, /name$/i)),
    account: asField(textUnder(tree, /^(?:account|customer)_?(?:number|no|id)?$/i)),
    issueDate: asField(textUnder(tree, ...dateKeys), exactDateOf),
    currency: asField(textUnder(tree, /^currency(?:_?code)?$/i), (text) =>
      /^[A-Z]{3}$/.test(text) ? text : null,
    ),
    total: asField(textUnder(tree, ...totalKeys), (text) => (/^\d+(?:\.\d+)?$/.test(text) ? text : null)),
    period: readPeriod(tree),
  }
}

function readPeriod(tree: Tree): SourcedField<DateRange> | null {
  const days = [textUnder(tree, startKeys), textUnder(tree, endKeys)]
  const month = textUnder(tree, monthKeys)
  const whole = month === null ? null : monthOfCell(month.value)
  const stated = dayRange(
    days.flatMap((leaf) => exactDateOf(leaf?.value ?? null) ?? []),
    evidenceOfLeaf(days[0] ?? null),
  )
  return stated ?? (whole === null ? null : sourced(whole, evidenceOfLeaf(month), 0.9))
}

function withoutLists(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      isList(value) ? [] : [[key, isTree(value) ? withoutLists(value) : value]],
    ),
  )
}

function asField(
  leaf: Leaf | null,
  convert: (text: string) => string | null = (text) => text.trim(),
): SourcedField<string> | null {
  const value = leaf === null ? null : convert(leaf.value)
  return leaf === null || value === null ? null : sourced(value, evidenceOfLeaf(leaf), 0.9)
}

function evidenceOfLeaf(leaf: Leaf | null): Evidence {
  return {
    page: 1,
    text: `${leaf?.path ?? ''}: ${leaf?.value ?? ''}`.slice(0, 300),
    box: null,
    cell: leaf?.path ?? null,
  }
}
