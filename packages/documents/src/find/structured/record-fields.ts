import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { KnownFields } from '../paper/document-read.ts'
import type { SourcedField } from '../../judge/known/field.ts'
import type { DateRange } from '../../judge/known/period.ts'
import { dayRange, sourced } from '../../judge/known/sourced.ts'
import { monthOfCell } from '../tables/cell-period.ts'
import { evidenceOfLeaf } from '../exact/evidence-of-leaf.ts'
import { exactDateOf } from '../exact/exact-date.ts'
import { type Leaf, type Part, type TreeValue, isList, isTree, leavesOf } from '../exact/tree.ts'

const sellerKeys = cueFor('record-fields seller keys')
const totalKeys = [
  /^(?:total_?)?(?:amount_?)?(?:due|payable)$|^total_?(?:amount|cost|charges?|price|bill|incl?_?(?:gst|vat|tax))$|^grand_?total$/i,
  /^(?:total|amount|cost|price)$/i,
]
const dateKeys = [/^(?:bill|billing|invoice|issued?|statement|receipt)_?(?:date|on)$/i, /^(?:date|issued)$/i]
const startKeys = cueFor('record-fields start keys')
const endKeys = cueFor('record-fields end keys')
const monthKeys = cueFor('record-fields month keys')

type Named = Leaf & { key: string }

/** What a JSON record says of itself: who sent it, when, for which days and what it comes to; lists in it are left out. */
export function readRecordFields(
  record: Part,
): Required<Pick<KnownFields, 'supplier' | 'account' | 'issueDate' | 'currency' | 'total' | 'period'>> {
  const leaves = leavesOf({ ...record, value: withoutLists(record.value) })
  return {
    supplier: asField(findSeller(leaves)),
    account: asField(textUnder(leaves, /^(?:account|customer)_?(?:number|no|id)?$/i)),
    issueDate: asField(textUnder(leaves, ...dateKeys), exactDateOf),
    currency: asField(textUnder(leaves, /^currency(?:_?code)?$/i), (text) =>
      /^[A-Z]{3}$/.test(text) ? text : null,
    ),
    total: asField(textUnder(leaves, ...totalKeys), (text) => (/^\d+(?:\.\d+)?$/.test(text) ? text : null)),
    period: readPeriod(leaves),
  }
}

/** A seller is a name, or has one. */
function findSeller(leaves: readonly Named[]): Named | null {
  const steps = (leaf: Named) => leaf.path.split('.')
  const first = leaves.find((leaf) => steps(leaf).some((step) => sellerKeys.test(step)))
  if (first === undefined || sellerKeys.test(first.key)) return textUnder(leaves, sellerKeys)
  const depth = steps(first).findIndex((step) => sellerKeys.test(step)) + 1
  const seller = steps(first).slice(0, depth).join('.')
  return textUnder(
    leaves.filter(({ path }) => path.startsWith(`${seller}.`)),
    /name$/i,
  )
}

/** The first text under the first of the keys that has one; keys are tried in order. */
function textUnder(leaves: readonly Named[], ...keys: readonly RegExp[]): Named | null {
  for (const key of keys) {
    const found = leaves.find((leaf) => key.test(leaf.key) && leaf.text.trim() !== '')
    if (found !== undefined) return found
  }
  return null
}

function readPeriod(leaves: readonly Named[]): SourcedField<DateRange> | null {
  const ends = [textUnder(leaves, startKeys), textUnder(leaves, endKeys)].filter((leaf) => leaf !== null)
  const [first] = ends
  const days = ends.flatMap(({ text }) => exactDateOf(text) ?? [])
  if (first !== undefined && days.length > 0) return dayRange(days, evidenceOfLeaf(first))
  const month = textUnder(leaves, monthKeys)
  const whole = month === null ? null : monthOfCell(month.text)
  return month === null || whole === null ? null : sourced(whole, evidenceOfLeaf(month), 0.9)
}

function withoutLists(value: TreeValue): TreeValue {
  if (!isTree(value)) return isList(value) ? new Map() : value
  return new Map(
    [...value].flatMap(([key, inner]) => (isList(inner) ? [] : [[key, withoutLists(inner)] as const])),
  )
}

function asField(
  leaf: Leaf | null,
  convert: (text: string) => string | null = (text) => text.trim(),
): SourcedField<string> | null {
  const value = leaf === null ? null : convert(leaf.text)
  return leaf === null || value === null ? null : sourced(value, evidenceOfLeaf(leaf), 0.9)
}
