import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import type { Weighed } from './weighed.ts'

/** What a figure comes to in a unit; null where it does not measure that. */
export function measuredIn({ shape }: Pick<Weighed, 'shape'>, unit: string): number | null {
  const converted = convertQuantity(decimal(String(shape.value)), shape.unit, unit)
  return converted.ok ? Number(converted.value.quantity) : null
}
