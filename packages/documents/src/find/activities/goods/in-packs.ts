import Big from 'big.js'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import type { LineItem } from '../../items/line-item.ts'
import { type Dimension, type Unit, unitAt, unitOfWord } from '../../../lay-out/values/unit-text.ts'
import { isConcreteMix } from './concrete-mix.ts'

const soldByWeight: readonly Concept[] = ['material', 'fuel', 'lpg']
export const matter: readonly Dimension[] = ['mass', 'volume']

/** "CEMENT (50KG)", 2 pieces: 100 kg; "fine sand (bag)", 6: 6 bags. */
export function inPacks(item: LineItem, folded: string): { quantity: string; unit: Unit } | null {
  const { quantity, unit } = item
  if (unit !== null && unit.dimension !== 'count') return null
  if (!isBulk(folded)) return null
  return printedSize(item, matter) ?? unitOfOne(item) ?? (unit?.unit === 'bag' ? { quantity, unit } : null)
}

/** Goods that are sold by the pack and weigh as much as the pack says. */
function isBulk(folded: string): boolean {
  return isConcreteMix(folded) || says(folded, soldByWeight)
}

export function printedSize(
  { description, quantity }: LineItem,
  dimensions: readonly Dimension[],
): { quantity: string; unit: Unit } | null {
  for (const match of description.matchAll(/(\d+(?:[.,]\d+)?)(?:\/([248])(?=\s))?/g)) {
    const unit = unitAt(description, match.index + match[0].length)
    if (unit === null || !dimensions.includes(unit.dimension) || isPart(description, match.index)) continue
    const one = Big((match[1] ?? '1').replace(',', '.')).div(match[2] ?? '1')
    return { quantity: Big(quantity).times(one).toFixed(), unit }
  }
  return null
}

/** "Washed sand (m3)", "River pebble per tonne": what one of the counted is. */
function unitOfOne({ description, quantity }: LineItem): { quantity: string; unit: Unit } | null {
  const words = /(?:\bper\s+|[(,]\s?)([\p{L}][\p{L}\d³. ]*)\)?$/iu.exec(description.trim())?.[1]
  const unit = words === undefined ? null : unitOfWord(words)
  return unit === null || !matter.includes(unit.dimension) ? null : { quantity, unit }
}

/** "N25/20" and "X12 kg": digits of a longer code. */
function isPart(text: string, start: number): boolean {
  return /[\p{L}\d/-]$/u.test(text.slice(0, start))
}
