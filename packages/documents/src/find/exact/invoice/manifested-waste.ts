import { compare } from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { parseExactNumber } from '../exact-number.ts'
import { type Part, leafAt, partsAt } from '../tree.ts'
import { toDraft } from './moved.ts'

// US EPA e-Manifest, "unitOfMeasurement".
const units: Readonly<Record<string, string>> = {
  G: 'gal-us',
  K: 'kg',
  L: 'L',
  M: 't',
  N: 'm3',
  P: 'lb',
  T: 'short-ton',
  Y: 'yd3',
}

/** The wastes of a hazardous waste manifest (US EPA e-Manifest): diesel and refrigerants among them are waste. */
export function readManifestedWaste(manifest: Part): ActivityDraft[] {
  return partsAt(manifest, 'wastes').flatMap((waste) => {
    const leaf = leafAt(waste, 'quantity', 'quantity')
    const unit = units[leafAt(waste, 'quantity', 'unitOfMeasurement', 'code')?.text.toUpperCase() ?? '']
    const value = parseExactNumber(leaf?.text ?? '')
    if (leaf === null || unit === undefined || value === null || compare(value, '0') <= 0) return []
    const name = leafAt(waste, 'wasteDescription') ?? leafAt(waste, 'dotInformation', 'printedDotInformation')
    return [toDraft('waste', { ...leaf, text: value }, unit, name?.text ?? 'Waste', {})]
  })
}
