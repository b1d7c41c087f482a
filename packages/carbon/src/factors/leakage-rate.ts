import type { Decimal } from '../decimal.ts'
import { decimal } from '../decimal.ts'
import leakageTable from './refrigerant-leakage.generated.json' with { type: 'json' }

export type LeakageRate = { equipment: string; annualPercent: Decimal; source: string }

const equipmentWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(domestic|household)\b.*\b(fridge|refrigerator|freezer)s?\b|\b(fridge|refrigerator)s?\b/i,
    'Domestic refrigerators',
  ],
  [/\b(reefer|transport refrigeration|refrigerated (truck|trailer|van))\b/i, 'Transport refrigeration'],
  [/\bportable\b/i, 'Domestic A/C portable'],
  [/\bpackaged?\b/i, 'Domestic A/C packaged'],
  [/\b(split|ducted|wall unit|cassette)\b/i, 'Domestic A/C split'],
  [/\b(truck|bus|heavy vehicle)\b/i, 'Heavy vehicle A/C'],
  [/\b(car|ute|vehicle)\b/i, 'Light vehicle A/C'],
]

/** The annual leakage rate for equipment named in a text (NGA Factors 2025, Table 10), or null. */
export function findLeakageRate(text: string): LeakageRate | null {
  const equipment = equipmentWords.find(([pattern]) => pattern.test(text))?.[1]
  const row = leakageTable.equipment.findIndex((name) => name === equipment)
  const annualPercent = leakageTable.annualPercent[row]
  const source = leakageTable.source[row]
  if (equipment === undefined || annualPercent === undefined || source === undefined) return null
  return { equipment, annualPercent: decimal(annualPercent), source }
}
