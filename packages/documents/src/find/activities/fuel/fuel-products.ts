import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

export type FuelKind = Extract<ActivityKind, 'diesel' | 'petrol' | 'lpg' | 'fuel'>

// Product names by what they burn as; the first row that fits wins. Octane numbers name petrol in every country.
const otherGoods = cueFor('fuel-products other goods')
const products: readonly { kind: FuelKind | null; pattern: RegExp }[] = [
  { kind: null, pattern: otherGoods },
  { kind: 'fuel', pattern: cueFor('fuel-products heating oil') },
  { kind: 'diesel', pattern: cueFor('fuel-products diesel') },
  { kind: 'lpg', pattern: cueFor('fuel-products lpg') },
  { kind: 'petrol', pattern: cueFor('fuel-products petrol') },
  { kind: 'fuel', pattern: cueFor('fuel-products fuel') },
]

// Grades that mean petrol at a pump and anything elsewhere.
const petrolGrades = cueFor('fuel-products petrol grades')

/** True for what a petrol station sells by volume beside fuel. */
export function isOtherGood(name: string): boolean {
  return otherGoods.test(foldText(name))
}

/** What a product name burns as: "Super E5" petrol, "Gazole" diesel, "Fuel" fuel; null for anything else. */
export function fuelKindOf(name: string): FuelKind | null {
  const folded = foldText(name)
  const known = products.find(({ pattern }) => pattern.test(folded))
  return known === undefined ? kindInLexicon(folded) : known.kind
}

const surely = 3
const namedFirst: readonly FuelKind[] = ['diesel', 'lpg', 'petrol', 'fuel']

/** Names in languages that the patterns do not know are known to the lexicon; what is sold beside fuel is none. */
function kindInLexicon(folded: string): FuelKind | null {
  const named = findMentions(folded).filter(({ strength }) => strength >= surely)
  if (named.some(({ concept }) => concept === 'additive')) return null
  return namedFirst.find((kind) => named.some(({ concept }) => concept === kind)) ?? null
}

/** As fuelKindOf, where the table or receipt is known to hold fuel: bare grades are petrol. */
export function fuelGradeOf(name: string): FuelKind | null {
  return fuelKindOf(name) ?? (petrolGrades.test(foldText(name)) ? 'petrol' : null)
}
