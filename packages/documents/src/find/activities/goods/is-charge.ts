import Big from 'big.js'
import { conceptList } from '../../../lay-out/lexicon/concept-list.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import type { Mention } from '../../../lay-out/lexicon/mention.ts'
import type { LineItem } from '../../items/line-item.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

// Carriage and what the state or the seller adds: by the tonne of goods that another line has counted.
const charges: readonly Concept[] = ['freight', 'tax', 'levy', 'adjustment', 'insurance']
const besideCharges = conceptList('beside charges')

/**
 * "Transport", 24.28 t beside 24.28 t of gravel: carriage and levies are no goods. Their words alone say so where they are
 * most of the name; "Paletilla" and "Transportbeton" are goods.
 */
export function isCharge({ description, quantity }: LineItem, items: readonly LineItem[]): boolean {
  const folded = foldText(description).trim()
  const first = findMentions(folded).find(
    ({ concept, strength, start }) => start === 0 && strength > 1 && charges.includes(concept),
  )
  if (first === undefined) return false
  if (isAllOf(folded, first)) return true
  const others = items.filter((item) => item.description !== description)
  const isAgain = Big(quantity).eq(1) || others.some((item) => Big(item.quantity).eq(quantity))
  return isAgain || (first.strength === 3 && first.end * 2 >= folded.length)
}

/** "Carriage 12 km", but not "Carriage bolts": no other word stands for goods. */
function isAllOf(folded: string, { start, end }: Mention): boolean {
  const named = findMentions(folded).filter(({ concept }) => besideCharges.includes(concept))
  const other = [...folded.matchAll(/\p{L}{4,}/gu)].filter(
    ({ index }) =>
      (index < start || index >= end) && !named.some((own) => own.start <= index && index < own.end),
  )
  return other.length === 0
}
