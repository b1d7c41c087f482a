import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'

const metered: readonly ActivityKind[] = [
  'electricity',
  'electricity-export',
  'natural-gas',
  'water',
  'wastewater',
  'heat',
]

/** Whether a meter counts it: rows and columns of a meter tell of one use in several ways, those of goods do not. */
export function isMetered({ kind }: { kind: ActivityKind }): boolean {
  return metered.includes(kind)
}
