import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { kindName, kinds } from '@doublerule/carbon/working/kind-name.ts'

export const activityKindNames = kinds.map((kind) => ({ kind, name: kindName(kind) }))

/** The kind of an option of the list; null for anything else. */
export function readKind(value: string): ActivityKind | null {
  return kinds.find((kind) => kind === value) ?? null
}

/** A number as people type it: "4,260.5" and "4 260.5" are 4260.5. Null where it is none. */
export function readTypedNumber(text: string): string | null {
  const digits = text.trim().replaceAll(/(?<=\d)[,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return /^-?\d{1,30}(\.\d{1,20})?$/.test(digits) ? digits : null
}
