import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'

const typesOfKind: Partial<Record<ActivityKind, DocumentType>> = {
  electricity: 'electricity-bill',
  'electricity-export': 'electricity-bill',
  'natural-gas': 'gas-bill',
  water: 'water-bill',
  wastewater: 'water-bill',
}

/** The bill that an invoice of these kinds is; null where it sells anything else, or nothing that is counted. */
export function billTypeOf(kinds: readonly ActivityKind[]): DocumentType | null {
  const bills = new Set(kinds.map((kind) => typesOfKind[kind] ?? null))
  const [bill] = bills
  if (bill === undefined || bills.has(null)) return null
  return bills.size > 1 ? 'utility-bill' : bill
}
