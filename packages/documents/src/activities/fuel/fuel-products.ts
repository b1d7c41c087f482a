import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { foldText } from '../../values/plain-text.ts'

export type FuelKind = Extract<ActivityKind, 'diesel' | 'petrol' | 'lpg' | 'fuel'>

// Product names by what they burn as; the first row that fits wins. Octane numbers name petrol in every country.
const otherGoods =
  /ad ?blue|\bdef\b|screen ?wash|car ?wash|lavage|(?:engine|motor|gear|transmission|hydraulic) ?oil|(?:motor|getriebe|hydraulik)ol\b|huile moteur|aceite de motor|olio motore|lubricant|antifreeze|coolant|brake fluid|\bfilters?\b|\b\d{1,2}w-?\d{2}\b/
const products: readonly { kind: FuelKind | null; pattern: RegExp }[] = [
  { kind: null, pattern: otherGoods },
  {
    kind: 'fuel',
    pattern:
      /heizol|heating oil|fioul|mazout|gasoleo (?:de )?calefaccion|stookolie|huisbrandolie|kerosene|burning oil/,
  },
  {
    kind: 'diesel',
    pattern:
      /diesel|\bulsd\b|\bderv\b|gas ?oil|gazole|gasoleo|gasolio|\bb7\b|\bb10\b|dieso|\bdsl\b|\bgo\b$|\bhvo|\bhsd\b/,
  },
  { kind: 'lpg', pattern: /\blpg\b|autogas|\bgpl\b|\bglp\b|flussiggas|propane?\b|butane?\b/ },
  {
    kind: 'petrol',
    pattern:
      /unleaded|\bunl(?:d|ead)?\b|\bulsp\b|\bulp\b|\bpulp\b|\bu ?91\b|\bp ?9[58]\b|\bron ?9\d|\bpetrol(?!eum|mart|stat)|gasolin[ae]|\bbenzin[ae]?\b|\bsuper ?(?:e5|e10|plus|9\d|benzin)|\bsp ?9[58]|\bs ?9[58](?!\d)|sans plomb|sin plomo|senza piombo|\beuro ?9[58]|\be ?(?:5|10|85)\b|\bmogas\b|\boctane\b|(?<![a-z])[a-z][a-z-]{3,30} ?9[1-8]\b|\b9[1-8] ?(?:ron|octane?)|\bv-?power\b|\b(?:reg|prem|sup) ?9[1-8]\b/,
  },
  { kind: 'fuel', pattern: /\bfuel\b|kraftstoff|carburant|combustible|carburante|brandstof/ },
]

// Grades that mean petrol at a pump and anything elsewhere.
const petrolGrades =
  /\bsupreme\b|\bultimate\b|\bprem(?:ium)?\b|\breg(?:ular)?\b|mid ?grade|\bsuper\b|\bplus\b|\bstandard\b/

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
