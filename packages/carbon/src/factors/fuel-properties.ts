import type { Decimal } from '../decimal.ts'
import { decimal } from '../decimal.ts'
import propertyTable from './fuel-properties.generated.json' with { type: 'json' }

export type FuelProperty = { value: Decimal; unit: string; source: string }

/** A property of a material (packages/carbon/data/fuel-properties.csv), or null when the file does not hold it. */
export function fuelProperty(material: string, property: string): FuelProperty | null {
  const row = propertyTable.material.findIndex(
    (name, index) => name === material && propertyTable.property[index] === property,
  )
  const value = propertyTable.value[row]
  const unit = propertyTable.unit[row]
  const source = propertyTable.source[row]
  if (value === undefined || unit === undefined || source === undefined) return null
  return { value: decimal(value), unit, source }
}
