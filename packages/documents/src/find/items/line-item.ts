import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Unit } from '../../lay-out/values/unit-text.ts'

/** One line of an invoice or docket; null where it does not print the part. */
export type LineItem = {
  description: string
  quantity: string
  unit: Unit | null
  rate: string | null
  amount: string | null
  /** True where quantity × rate = amount holds, false where it does not, null where a term is missing. */
  isProduct: boolean | null
  evidence: Evidence
  read: number
}
