import type { Activity } from '../analysis/analysis-schema.ts'
import { groupDigits } from '../format-mass.ts'
import { kindName } from './kind-name.ts'

/** "3,184 kWh": the one form of a quantity, digits as read and only grouped. */
export function describeAmount({ quantity, unit }: Pick<Activity, 'quantity' | 'unit'>): string {
  return unit === null ? groupDigits(quantity) : `${groupDigits(quantity)} ${unit}`
}

/** "40 L of diesel" */
export function describeUse(line: Pick<Activity, 'kind' | 'quantity' | 'unit'>): string {
  return `${describeAmount(line)} of ${kindName(line.kind).toLowerCase()}`
}
