import type { Activity } from '../analysis/analysis-schema.ts'
import { groupDigits } from '../format-mass.ts'

/** "3,184 kWh": the one form of a quantity, digits as read and only grouped. */
export function describeAmount({ quantity, unit }: Pick<Activity, 'quantity' | 'unit'>): string {
  return unit === null ? groupDigits(quantity) : `${groupDigits(quantity)} ${unit}`
}
