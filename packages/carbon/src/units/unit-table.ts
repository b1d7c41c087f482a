import type { Decimal } from '../decimal.ts'
import { decimal } from '../decimal.ts'
import unitTable from './units.generated.json' with { type: 'json' }

export type Unit = {
  id: string
  /** What it measures: energy, volume, mass, distance, … Units of one dimension convert exactly. */
  dimension: string
  canonical: string
  toCanonical: Decimal
  aliases: readonly string[]
}

function columnAt(column: readonly string[], row: number): string {
  const value = column[row]
  if (value === undefined) throw new Error(`the unit table ends before row ${row}`)
  return value
}

/** Every unit of packages/carbon/data/units.csv. */
export const allUnits: readonly Unit[] = unitTable.id.map((id, row) => ({
  id,
  dimension: columnAt(unitTable.dimension, row),
  canonical: columnAt(unitTable.canonical, row),
  toCanonical: decimal(columnAt(unitTable.toCanonical, row)),
  aliases: columnAt(unitTable.aliases, row).split(';').filter(Boolean),
}))

const unitsById = new Map(allUnits.map((unit) => [unit.id, unit]))

export function unitById(id: string): Unit | null {
  return unitsById.get(id) ?? null
}

export function dimensionOf(unit: string | null): string | null {
  return unitById(unit ?? '')?.dimension ?? null
}

export function isMass(unit: string | null): boolean {
  return dimensionOf(unit) === 'mass'
}

/** True when both units measure the same thing, so that one converts into the other exactly. */
export function areSameDimension(left: string, right: string): boolean {
  const leftUnit = unitById(left)
  return leftUnit !== null && leftUnit.dimension === unitById(right)?.dimension
}
