import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { kindName, kinds } from '@doublerule/carbon/working/kind-name.ts'

export const activityKindNames = kinds.map((kind) => ({ kind, name: kindName(kind) }))

/** The kind of an option of the list; null for anything else. */
export function readKind(value: string): ActivityKind | null {
  return kinds.find((kind) => kind === value) ?? null
}

/** A number as people type it: "4,260.5" and "4 260.5" are 4260.5. Or why it is none that is counted. */
export function readTypedNumber(text: string): { value: string } | { problem: 'none' | 'long' } {
  const digits = text.trim().replaceAll(/(?<=\d)[,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return { problem: 'none' }
  // The bounds of a call of the open API.
  return /^-?\d{1,15}(\.\d{1,12})?$/.test(digits) ? { value: digits } : { problem: 'long' }
}
