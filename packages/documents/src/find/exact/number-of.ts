import type { Decimal } from '@doublerule/carbon/decimal.ts'
import { parseExactNumber } from './exact-number.ts'
import type { Leaf } from './tree.ts'

/** The figure of a leaf; null where it is none. */
export function numberOf(leaf: Leaf | null): Decimal | null {
  return leaf === null ? null : parseExactNumber(leaf.text)
}
