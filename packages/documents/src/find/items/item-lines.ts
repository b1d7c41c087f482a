import Big from 'big.js'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import { isName } from '../../lay-out/layout/row-label.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { beginsWithTotal } from '../../lay-out/lexicon/begins-with-total.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'
import type { LineItem } from './line-item.ts'

const totalWords = cueFor('item-lines total words')

/** A line that adds up or settles: by its words, or by beginning with a word for a total in any language. */
export function isTotalLine({ folded, cells }: ReadLine): boolean {
  if (totalWords.test(folded)) return true
  const named = cells.find(({ text }) => isName(text))
  return named !== undefined && beginsWithTotal(folded.slice(named.start, named.end))
}

export function isAmount(number: LineNumber): boolean {
  return number.isMoney || hasCents(number)
}

/**
 * A line without a price whose quantity and amount add up those of the lines right above it tells of them again; one
 * without an amount may name goods of its own.
 */
export function withoutSums(items: readonly LineItem[]): LineItem[] {
  return items.filter(
    (item, index) =>
      item.isProduct === true ||
      (item.amount === null && namesOthers(items.slice(0, index), item)) ||
      !addsUp(items.slice(0, index), item),
  )
}

/** A name that no line above has, and that says nothing of a sum. */
function namesOthers(above: readonly LineItem[], { description }: LineItem): boolean {
  const name = nameIn(description)
  return name !== '' && !says(name, ['total']) && above.every((item) => nameIn(item.description) !== name)
}

function nameIn(description: string): string {
  const name = foldText(description).trim()
  return unitOfWord(name) === null && isName(name) ? name : ''
}

function addsUp(above: readonly LineItem[], { quantity, amount, unit }: LineItem): boolean {
  let sum = { quantity: Big(0), amount: Big(0), count: 0 }
  for (const part of above.toReversed()) {
    if (part.unit?.unit !== unit?.unit) return false
    sum = {
      quantity: sum.quantity.plus(part.quantity),
      amount: sum.amount.plus(part.amount ?? 0),
      count: sum.count + 1,
    }
    if (sum.count > 1 && sum.quantity.eq(quantity) && (amount === null || sum.amount.eq(amount))) return true
  }
  return false
}
