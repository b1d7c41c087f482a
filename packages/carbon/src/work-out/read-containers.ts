import type { Decimal } from '../decimal.ts'
import { parseDecimal, times } from '../decimal.ts'
import type { MeasurableLine } from './measured.ts'

const containerUnits: ReadonlySet<string | null> = new Set([null, 'each', 'bag'])

/** "45 kg", but not "12 kg/m". */
const massOfOne = /(\d+(?:\.\d+)?)\s*kgs?\b(?!\s*\/)/i

export type ContainersRead = { line: MeasurableLine; quantity: Decimal; steps: readonly string[] }

/**
 * A count of containers whose mass the description prints ("45 kg cylinder", "Cement (50KG)") as kilograms; any other
 * line as it is.
 */
export function readContainers(line: MeasurableLine, quantity: Decimal): ContainersRead {
  const printed = containerUnits.has(line.unit) ? massOfOne.exec(line.description)?.[1] : undefined
  const each = printed === undefined ? null : parseDecimal(printed)
  if (each === null) return { line, quantity, steps: [] }
  const mass = times(quantity, each)
  return {
    line: { ...line, unit: 'kg', quantity: mass },
    quantity: mass,
    steps: [`${quantity} × ${each} kg (mass of one, as printed) = ${mass} kg`],
  }
}
