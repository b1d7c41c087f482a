import { plus } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { carriesGoods, isCarrier, isOfGoods } from './choose-subject.ts'
import { quantitiesOf } from './quantities-of.ts'
import type { Quantity } from './read-quantity.ts'
import { says } from './says.ts'
import type { Item } from './item.ts'
import { subjectsOf } from './subjects-of.ts'

const { backReferences, severalReferences, gettings, carryings, disposals } = calculatorWords

/**
 * "300 kg aluminium, and had it trucked 400 km": what was bought is carried or thrown away too, and its amount, said once,
 * counts for both. Who only loads it and drives off has bought nothing.
 */
export function withSecondUse(clauses: readonly (readonly Item[])[]): (readonly Item[])[] {
  return clauses.flatMap(partUses).reduce<(readonly Item[])[]>((uses, clause) => {
    const goods = goodsOf(uses.at(-1) ?? [])
    if (goods === null || !isSecondUse(clause, goods)) return [...uses, clause]
    return [...uses, [...useOf(clause, goods, uses.slice(0, -1)), ...clause]]
  }, [])
}

type Goods = { items: readonly Item[]; thing: Item; amount: Quantity }

/** Cuts a clause where the second use of its goods begins. */
function partUses(clause: readonly Item[]): (readonly Item[])[] {
  const cut = clause.findIndex((item, at) => {
    const isJoint =
      item.kind === 'break' || (item.kind === 'word' && backReferences.has(item.text.toLowerCase()))
    const goods = isJoint ? goodsOf(clause.slice(0, at)) : null
    return goods !== null && isSecondUse(clause.slice(at), goods)
  })
  return cut < 0 ? [clause] : [clause.slice(0, cut), clause.slice(cut)]
}

/** A material and its amount, where nothing says that it is only moved. */
function goodsOf(items: readonly Item[]): Goods | null {
  const thing = items.find((item) => item.kind === 'subject' && item.subject.kind === 'material')
  const amount = quantitiesOf(items).find(isOfGoods)
  const isMoved = says(items, carryings) || says(items, disposals) || isFar(items)
  const isLoaded = items.some(({ kind }) => kind === 'vehicle')
  return thing === undefined || amount === undefined || isMoved || isLoaded ? null : { items, thing, amount }
}

/** What says a way or an end of the goods, and no amount or thing of its own. */
function isSecondUse(clause: readonly Item[], { items }: Goods): boolean {
  const subjects = subjectsOf(clause)
  const isOfOther = quantitiesOf(clause).some(isOfGoods) || subjects.some(({ kind }) => !isUse(kind))
  if (isOfOther) return false
  const isBought = says(items, gettings)
  const isReferring = says(clause, backReferences)
  const isHauled = subjects.some(({ kind }) => kind === 'freight') || carriesGoods(clause)
  if (isFar(clause))
    return isReferring || (isBought && isHauled && subjects.every(({ kind }) => kind !== 'car'))
  const isThrownAway = says(clause, disposals) || subjects.some(({ kind }) => kind === 'waste')
  return isBought && isReferring && isThrownAway
}

/** What the goods bring to their second use; "they" are all that were just named. */
function useOf(
  clause: readonly Item[],
  { thing, amount }: Goods,
  before: readonly (readonly Item[])[],
): Item[] {
  if (!isFar(clause)) return [thing, { kind: 'quantity', quantity: amount }]
  const others = says(clause, severalReferences) ? before.map(goodsOf) : []
  const named = others.slice(others.lastIndexOf(null) + 1).flatMap((goods) => goods?.amount ?? [])
  const value = named.reduce(
    (sum, other) => plus(sum, quantityIn(other.value, other.unit ?? '', amount.unit ?? '') ?? '0'),
    amount.value,
  )
  return [{ kind: 'quantity', quantity: { ...amount, value } }]
}

function isUse(kind: string): boolean {
  return kind === 'freight' || kind === 'waste' || isCarrier(kind)
}

function isFar(items: readonly Item[]): boolean {
  return quantitiesOf(items).some(({ unit }) => dimensionOf(unit) === 'distance')
}
